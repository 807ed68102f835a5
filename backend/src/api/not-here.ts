import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";

/** Closes an address of Medusa's that this shop answers elsewhere, and better. */
export function notHere(
  _request: MedusaRequest,
  response: MedusaResponse,
  _next: MedusaNextFunction,
): void {
  response.status(404).json({ type: "not_found", message: "There is no such address" });
}
