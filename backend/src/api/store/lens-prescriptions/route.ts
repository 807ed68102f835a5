import {
  consentVersions,
  largestPrescription,
  lensConsentHeader,
  prescriptionType,
} from "@landolt/forms";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { storePrescription } from "../../../buying";
import { receiveFile } from "../../http/receive-file";
import { networkOf, withinLimits } from "../../middleware/rate-limit";

/**
 * Takes a prescription as the body, and answers the id by which one bag may take it with its lenses.
 * 400 for what is by its content no photo or PDF, and without consent to its use in the header; 413 for what is too large, 429 for too many.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  if (request.get(lensConsentHeader) !== consentVersions["lens-values"]) {
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      "A prescription is taken with explicit consent only",
      "consent",
    );
  }
  if (!(await withinLimits(request, response, { upload: networkOf(request) }))) return;
  const bytes = await receiveFile(request, response, largestPrescription);
  if (!bytes) return;
  const type = prescriptionType(bytes);
  if (!type) throw new MedusaError(MedusaError.Types.INVALID_DATA, "This is no photo or PDF");
  const id = await storePrescription(request.scope, bytes, type);
  response.status(201).json({ prescription: { id } });
}
