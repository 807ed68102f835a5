import { prefixOf, type SiteLanguage, siteLanguages } from "@landolt/forms";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { emailChangeTexts, notice, sendMail } from "../../../../mails";
import { EMAIL_CHANGES_MODULE } from "../../../../modules/email-changes";
import { countTry, isTaken } from "../../../../people";
import { environment } from "../../../../platform/environment";
import { validInput } from "../../../http/invalid-data";
import { tooMany } from "../../../http/too-many";

const body = z.object({ email: z.email().max(254), language: z.enum(siteLanguages) });

type Letter = {
  to: string;
  id: string;
  language: SiteLanguage;
  kind: "confirm" | "taken" | "notice";
  /** Path of the page to which its button leads. */
  path?: string;
};

/** Neither is kept: who may read mails in the dashboard must not be able to use their links. */
function send(container: MedusaContainer, { to, id, language, kind, path }: Letter) {
  const { subject, text, keep, ...rest } = emailChangeTexts[language][kind];
  const address = `${environment().SHOP_URL}${prefixOf(language)}${path}`;
  const link = "label" in rest && path ? { link: { label: rest.label, address } } : {};
  return sendMail(container, {
    ...{ to, language, template: "email-change", idempotencyKey: `email-change:${kind}:${id}` },
    resource: { type: "email-change", id },
    keepsContent: false,
    content: (context) => notice({ subject, paragraphs: [text, keep], ...link }, context),
  });
}

/**
 * Asks for another address `{ email, language }`. A link goes there, and a notice to the present one. The answer is
 * the same whether the address has an account or not; its owner alone is informed.
 */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { email, language } = validInput(body, request.body);
  const { scope, auth_context } = request;
  const customer = auth_context.actor_id;
  const wait = await countTry(scope, { link: email.toLowerCase(), emailChange: customer });
  if (wait !== undefined) return tooMany(response, wait);
  const { email: former } = await scope
    .resolve(Modules.CUSTOMER)
    .retrieveCustomer(customer, { select: ["id", "email"] });
  const taken = await isTaken(scope, email);
  const change = await scope
    .resolve(EMAIL_CHANGES_MODULE)
    .begin({ customer, former, wanted: email });
  const { id } = change;
  const confirm = { kind: "confirm", path: `/account/email/${change.token}` } as const;
  await send(scope, { to: email, id, language, ...(taken ? { kind: "taken" } : confirm) });
  const path = `/account/email-stop/${change.stop}`;
  await send(scope, { to: former, id, language, kind: "notice", path });
  response.status(202).json({ sent: true });
}
