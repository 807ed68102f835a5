import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { PRESCRIPTIONS_MODULE } from "../../../../../../../modules/prescriptions";

/** Deletes a prescription. 404 for one of another account. */
export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { id = "", prescription_id = "" } = request.params;
  await request.scope
    .resolve(PRESCRIPTIONS_MODULE)
    .deletePrescription({ customer: request.auth_context.actor_id }, id, prescription_id);
  response.json({ id: prescription_id, object: "prescription", deleted: true });
}
