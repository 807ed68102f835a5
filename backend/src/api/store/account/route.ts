import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { eraseAccount } from "../../../workflows/erase-account";

/** Erases the account of who asks. Orders stay for as long as their invoices have to be kept. */
export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  await eraseAccount(request.scope, request.auth_context.actor_id);
  response.json({ erased: true });
}
