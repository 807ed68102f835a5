import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { PRESCRIPTIONS_MODULE } from "../../../../../../../../modules/prescriptions";
import { sendKeptPrescription } from "../../../../../../../http/send-prescription";
import { receivePrescription } from "../../../../../../../middleware/receive-prescription";

/** The photo or PDF of a prescription. 404 for one of another account. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { id = "", prescription_id = "" } = request.params;
  const asker = { customer: request.auth_context.actor_id };
  const prescriptions = request.scope.resolve(PRESCRIPTIONS_MODULE);
  sendKeptPrescription(response, await prescriptions.readFile(asker, id, prescription_id));
}

/** Keeps the body as it, in the place of one that was there. 400 for what is by its content no photo or PDF. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { id = "", prescription_id = "" } = request.params;
  const file = await receivePrescription(request, response);
  if (!file) return;
  const asker = { customer: request.auth_context.actor_id };
  await request.scope
    .resolve(PRESCRIPTIONS_MODULE)
    .keepFile(asker, id, prescription_id, file.bytes);
  response.status(201).json({ prescription: { id: prescription_id, file: true } });
}
