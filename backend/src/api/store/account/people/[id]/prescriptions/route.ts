import { readKeptPrescription } from "@landolt/optics";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { PRESCRIPTIONS_MODULE } from "../../../../../../modules/prescriptions";
import { invalidError } from "../../../../../../platform/errors";

/** Keeps a prescription, in the words and integers of packages/optics. 404 for a person of another account. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const prescription = readKeptPrescription(request.body);
  if (!prescription) throw invalidError("This is no prescription");
  const asker = { customer: request.auth_context.actor_id };
  const id = await request.scope
    .resolve(PRESCRIPTIONS_MODULE)
    .addPrescription(asker, request.params.id ?? "", prescription);
  response.status(201).json({ prescription: { id } });
}
