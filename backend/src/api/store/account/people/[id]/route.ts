import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { HEALTH_CONSENTS_MODULE } from "../../../../../modules/health-consents";
import { PRESCRIPTIONS_MODULE } from "../../../../../modules/prescriptions";

/** Erases a person with all prescriptions, and withdraws the consent. 404 for a person of another account. */
export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { id = "" } = request.params;
  const { scope, auth_context } = request;
  await scope.resolve(PRESCRIPTIONS_MODULE).erasePerson({ customer: auth_context.actor_id }, id);
  await scope.resolve(HEALTH_CONSENTS_MODULE).withdraw("kept-prescriptions", [id]);
  response.json({ id, object: "person", deleted: true });
}
