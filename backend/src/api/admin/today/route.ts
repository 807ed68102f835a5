import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { today } from "../../../orders";
import { dashboardLanguage } from "../../../people";
import { logAccess } from "../home-service-requests/access";

/** Everything that waits for somebody today, each list with its count and its first rows. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const answer = await today(request.scope, new Date(), dashboardLanguage(request.cookies));
  await logAccess(request, "list");
  response.set("cache-control", "private, no-store").json({ today: answer });
}
