import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { EMAIL_CHANGES_MODULE } from "../../../../../modules/email-changes";
import { countTry, isTaken, uncountTry } from "../../../../../people";
import { notFoundError } from "../../../../../platform/errors";
import { changeEmail } from "../../../../../workflows/change-email";
import { validInput } from "../../../../http/invalid-data";
import { tooMany } from "../../../../http/too-many";
import { networkOf } from "../../../../middleware/rate-limit";

const body = z.object({ token: z.string().max(100) });

/**
 * Uses the link of the new address up: `{ token }`. Only its own account can, so that nobody is talked into giving
 * an address to another one. 404 for a link that is used, stopped, expired or another account's.
 */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { token } = validInput(body, request.body);
  const { scope, auth_context } = request;
  const tries = { linkTry: networkOf(request) };
  const wait = await countTry(scope, tries);
  if (wait !== undefined) return tooMany(response, wait);
  const move = await scope.resolve(EMAIL_CHANGES_MODULE).confirm(auth_context.actor_id, token);
  // Somebody may have begun an account with it since it was asked for.
  if (!move || (await isTaken(scope, move.wanted))) {
    throw notFoundError("This link changes nothing");
  }
  await uncountTry(scope, tries);
  await changeEmail(scope, move);
  response.json({ email: move.wanted });
}
