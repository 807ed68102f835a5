import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { lensReleaseOf } from "../../../../orders";

/** What was decided about the lenses of an order; 404 for an order without lenses. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const lens_release = await lensReleaseOf(request.scope, request.params.id ?? "");
  response.set("cache-control", "private, no-store").json({ lens_release });
}
