import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { confirmedEmail } from "../../../people";
import { eraseAccount } from "../../../workflows/erase-account";

/** Erases the account of who asks. Orders stay for as long as their invoices have to be kept. */
export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { scope, auth_context } = request;
  await eraseAccount(scope, auth_context.actor_id, await confirmedEmail(scope, auth_context));
  response.json({ erased: true });
}
