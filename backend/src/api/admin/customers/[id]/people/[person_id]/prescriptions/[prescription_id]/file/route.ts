import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { PRESCRIPTIONS_MODULE } from "../../../../../../../../../modules/prescriptions";
import { sendKeptPrescription } from "../../../../../../../../http/send-prescription";
import { askerOf } from "../../../../asker";

/** The photo or PDF of a prescription. Each look is noted. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { person_id = "", prescription_id = "" } = request.params;
  const prescriptions = request.scope.resolve(PRESCRIPTIONS_MODULE);
  const bytes = await prescriptions.readFile(askerOf(request), person_id, prescription_id);
  sendKeptPrescription(response, bytes);
}
