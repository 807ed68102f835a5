import { prefixOf, siteLanguages } from "@landolt/forms";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { notice, sendMail, signInTexts } from "../../../mails";
import { SIGN_IN_LINKS_MODULE } from "../../../modules/sign-in-links";
import { countTry } from "../../../people";
import { environment } from "../../../platform/environment";
import { validInput } from "../../http/invalid-data";
import { tooMany } from "../../http/too-many";
import { networkOf } from "../../middleware/rate-limit";

const body = z.object({ email: z.email().max(254), language: z.enum(siteLanguages) });

/**
 * Sends a mail to sign in with `{ email, language }`, to any address: who has no account gets one by using it. The answer
 * `{ sign_in: { id, secret } }` belongs to the browser that asked, and opens nothing without the mail.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { email, language } = validInput(body, request.body);
  const tries = { link: email.toLowerCase(), linkFrom: networkOf(request) };
  const wait = await countTry(request.scope, tries);
  if (wait !== undefined) return tooMany(response, wait);
  const link = await request.scope.resolve(SIGN_IN_LINKS_MODULE).begin(email, language);
  const { subject, text, code, keep, label } = signInTexts[language];
  const address = `${environment().SHOP_URL}${prefixOf(language)}/account/sign-in/${link.token}`;
  await sendMail(request.scope, {
    to: email,
    language,
    template: "sign-in",
    idempotencyKey: `sign-in:${link.id}`,
    resource: { type: "sign-in", id: link.id },
    keepsContent: false,
    content: (context) =>
      notice(
        { subject, paragraphs: [text, code(link.code), keep], link: { label, address } },
        context,
      ),
  });
  response.setHeader("Cache-Control", "no-store");
  response.status(202).json({ sign_in: { id: link.id, secret: link.secret } });
}
