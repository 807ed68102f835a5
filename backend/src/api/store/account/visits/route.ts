import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { confirmedEmail } from "../../../../people";
import { followedRequests } from "../../../../visits";

/** Home visits that were asked for with the address of the account. None while a mail has not confirmed the address. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const email = await confirmedEmail(request.scope, request.auth_context);
  response.json({ visits: email ? await followedRequests(request.scope, email) : [] });
}
