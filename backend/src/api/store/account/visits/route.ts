import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { hasConfirmed } from "../../../../people";
import { followedRequests } from "../../../../visits";

/** Home visits that were asked for with the address of the account. None while a mail has not confirmed the address. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { scope, auth_context } = request;
  const { email } = await scope
    .resolve(Modules.CUSTOMER)
    .retrieveCustomer(auth_context.actor_id, { select: ["id", "email"] });
  const isConfirmed = email && (await hasConfirmed(scope, auth_context.auth_identity_id, email));
  response.json({ visits: isConfirmed ? await followedRequests(scope, email) : [] });
}
