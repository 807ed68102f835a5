import { type PrescriptionType, prescriptionType } from "@landolt/forms";
import type { MedusaResponse } from "@medusajs/framework/http";

/** What somebody has sent is shown as a picture or saved, and never run: a PDF can hold scripts. */
export function sendPrescription(
  response: MedusaResponse,
  { type, name, bytes }: { type: PrescriptionType; name: string; bytes: Buffer },
): void {
  const shown = type === "application/pdf" ? "attachment" : "inline";
  response.setHeader("content-type", type);
  response.setHeader("content-disposition", `${shown}; filename="${name}"`);
  response.setHeader("cache-control", "private, no-store");
  response.setHeader("x-content-type-options", "nosniff");
  response.setHeader("content-security-policy", "default-src 'none'; sandbox");
  response.send(bytes);
}

/** The same of a prescription that an account keeps; its type is what it is by its content. */
export function sendKeptPrescription(response: MedusaResponse, bytes: Buffer): void {
  const type = prescriptionType(bytes);
  if (!type) throw new Error("what was kept is no photo or PDF");
  sendPrescription(response, { type, name: `prescription.${type.split("/")[1]}`, bytes });
}
