import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { confirmedEmail } from "../../../people";
import { eraseAccountWorkflow } from "../../../workflows/erase-account";

/** Erases the account of who asks. Orders stay for as long as their invoices have to be kept. */
export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { scope, auth_context } = request;
  const confirmed = await confirmedEmail(scope, auth_context);
  await eraseAccountWorkflow(scope).run({
    input: { customer_id: auth_context.actor_id, confirmed },
  });
  response.json({ erased: true });
}
