import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { prescriptionOf } from "../../../../../../orders";

/**
 * The prescription that came with the lenses of an order. What a stranger has sent is shown as a picture or
 * saved, and never run: a PDF can hold scripts.
 */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { id = "", prescription_id = "" } = request.params;
  const { type, name, bytes } = await prescriptionOf(request.scope, id, prescription_id);
  const shown = type === "application/pdf" ? "attachment" : "inline";
  response.setHeader("content-type", type);
  response.setHeader("content-disposition", `${shown}; filename="${name}"`);
  response.setHeader("cache-control", "private, no-store");
  response.setHeader("x-content-type-options", "nosniff");
  response.setHeader("content-security-policy", "default-src 'none'; sandbox");
  response.send(bytes);
}
