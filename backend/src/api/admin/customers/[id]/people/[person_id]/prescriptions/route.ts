import { readKeptPrescription } from "@landolt/optics";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { todayIn } from "../../../../../../../modules/business-profile";
import { PRESCRIPTIONS_MODULE } from "../../../../../../../modules/prescriptions";
import { invalidError } from "../../../../../../../platform/errors";
import { askerOf } from "../../asker";

/** Keeps what was measured in the store, `{ prescription }` in the words and integers of packages/optics. */
export async function POST(
  request: AuthenticatedMedusaRequest<{ prescription?: unknown }>,
  response: MedusaResponse,
) {
  const prescription = readKeptPrescription(request.body?.prescription);
  const today = await todayIn(request.scope);
  if (!prescription || prescription.issued > today) throw invalidError("This is no prescription");
  const id = await request.scope
    .resolve(PRESCRIPTIONS_MODULE)
    .addPrescription(askerOf(request), request.params.person_id ?? "", prescription);
  response.status(201).json({ prescription: { id } });
}
