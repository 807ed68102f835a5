import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { EMAIL_CHANGES_MODULE } from "../../../../modules/email-changes";
import { countTry, leaveOnlyMail, uncountTry } from "../../../../people";
import { notFoundError } from "../../../../platform/errors";
import { changeEmail } from "../../../../workflows/change-email";
import { validInput } from "../../../http/invalid-data";
import { tooMany } from "../../../http/too-many";
import { networkOf } from "../../../middleware/rate-limit";

const body = z.object({ token: z.string().max(100) });

/**
 * Stops a change by the link that went to the former address: `{ token }`. What is changed already is taken back,
 * everybody is signed out, and a mail is the only way in. 404 for a link that stops nothing.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { token } = validInput(body, request.body);
  const { scope } = request;
  const tries = { linkTry: networkOf(request) };
  const wait = await countTry(scope, tries);
  if (wait !== undefined) return tooMany(response, wait);
  const stopped = await scope.resolve(EMAIL_CHANGES_MODULE).stop(token);
  if (!stopped) throw notFoundError("This link stops nothing");
  await uncountTry(scope, tries);
  const { confirmed } = stopped;
  if (confirmed) {
    const { customer, former, wanted } = confirmed;
    await changeEmail(scope, { customer, former: wanted, wanted: former });
    await leaveOnlyMail(scope, customer);
  }
  response.json({ stopped: true });
}
