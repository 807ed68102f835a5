import { largestPrescription, type PrescriptionType, prescriptionType } from "@landolt/forms";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { invalidError } from "../../platform/errors";
import { receiveFile } from "../http/receive-file";
import { networkOf, withinLimits } from "./rate-limit";

/**
 * A photo or PDF as the body, which is what it is by its content; undefined with the answer sent: 413 for what is too
 * large, 429 for too many.
 * @throws MedusaError `invalid_data` for anything else
 */
export async function receivePrescription(
  request: MedusaRequest,
  response: MedusaResponse,
): Promise<{ bytes: Uint8Array; type: PrescriptionType } | undefined> {
  if (!(await withinLimits(request, response, { upload: networkOf(request) }))) return undefined;
  const bytes = await receiveFile(request, response, largestPrescription);
  if (!bytes) return undefined;
  const type = prescriptionType(bytes);
  if (!type) throw invalidError("This is no photo or PDF");
  return { bytes, type };
}
