import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { may } from "../../../../../modules/staff/permissions";
import { wornLenses } from "../../../../../orders";
import { actorOf, dashboardLanguage } from "../../../../../people";
import { requestsOf } from "../../../../../visits";
import { oneRecord } from "../../../../http/one-record";
import { logAccess } from "../../../home-service-requests/access";

/** What the shop knows of a customer besides the orders: the lenses worn, and the visits, as far as the role allows. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { id = "" } = request.params;
  const { email } = await oneRecord<{ id: string; email: string | null }>(
    request.scope,
    "customer",
    { id },
    ["id", "email"],
  );
  const actor = actorOf(request);
  const language = dashboardLanguage(request.cookies);
  const lenses =
    email && may(actor, "orders", "read") ? await wornLenses(request.scope, email, language) : null;
  const visits =
    email && may(actor, "home-service", "read") ? await requestsOf(request.scope, email) : [];
  if (visits.length > 0) await logAccess(request, "list");
  response.set("cache-control", "private, no-store").json({ card: { lenses, visits } });
}
