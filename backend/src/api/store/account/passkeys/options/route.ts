import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { PASSKEYS_MODULE } from "../../../../../modules/passkeys";

/** Begins to add a passkey: what the browser asks its authenticator. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { scope, auth_context } = request;
  const { email } = await scope
    .resolve(Modules.CUSTOMER)
    .retrieveCustomer(auth_context.actor_id, { select: ["id", "email"] });
  const options = await scope
    .resolve(PASSKEYS_MODULE)
    .beginToAdd(auth_context.auth_identity_id, email);
  response.setHeader("Cache-Control", "no-store");
  response.status(201).json({ options });
}
