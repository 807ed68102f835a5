import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { orderWork } from "../../../../../orders";

/** Whose order it is, how it is handed over and paid, and what waits: `{ work }`, the next step first. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const work = await orderWork(request.scope, request.params.id ?? "");
  response.set("cache-control", "private, no-store").json({ work });
}
