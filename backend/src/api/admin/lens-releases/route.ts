import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { waitingLenses } from "../../../orders";
import { dashboardLanguage } from "../../../people";

/** The orders whose lenses wait for an optician, the oldest first, each with all that it takes to decide. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const lens_releases = await waitingLenses(request.scope, dashboardLanguage(request.cookies));
  response.set("cache-control", "private, no-store").json({ lens_releases });
}
