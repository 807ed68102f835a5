import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { eraseAccountWorkflow } from "../../../workflows/erase-account";

/** Erases the account of who asks. Orders stay for as long as their invoices have to be kept. */
export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const input = { customer_id: request.auth_context.actor_id };
  await eraseAccountWorkflow(request.scope).run({ input });
  response.json({ erased: true });
}
