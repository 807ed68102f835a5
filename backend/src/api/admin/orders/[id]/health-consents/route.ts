import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { lensConsentsOf } from "../../../../../orders";

/** Every consent to the use of the lens values of an order, the earliest first, withdrawn ones too. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const health_consents = await lensConsentsOf(request.scope, request.params.id ?? "");
  response.set("cache-control", "private, no-store").json({ health_consents });
}
