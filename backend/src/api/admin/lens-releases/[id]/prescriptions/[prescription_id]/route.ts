import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { prescriptionOf } from "../../../../../../orders";
import { sendPrescription } from "../../../../../http/send-prescription";

/** The prescription that came with the lenses of an order. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { id = "", prescription_id = "" } = request.params;
  sendPrescription(response, await prescriptionOf(request.scope, id, prescription_id));
}
