import { consentVersions, lensConsentHeader } from "@landolt/forms";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { storePrescription } from "../../../buying";
import { invalidError } from "../../../platform/errors";
import { receivePrescription } from "../../middleware/receive-prescription";

/**
 * Takes a prescription as the body, and answers the id by which one bag may take it with its lenses.
 * 400 for what is by its content no photo or PDF, and without consent to its use in the header; 413 for what is too large, 429 for too many.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  if (request.get(lensConsentHeader) !== consentVersions["lens-values"]) {
    throw invalidError("A prescription is taken with explicit consent only", "consent");
  }
  const file = await receivePrescription(request, response);
  if (!file) return;
  const id = await storePrescription(request.scope, file.bytes, file.type);
  response.status(201).json({ prescription: { id } });
}
