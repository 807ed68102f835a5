import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { actorOf, kindsFor, staffEventsOf } from "../../../people";

/** As many as the bell shows. */
const atMost = 30;

/** What happened last, newest first, as far as the caller may see it. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const kinds = kindsFor(actorOf(request));
  response.json({ staff_events: await staffEventsOf(request.scope).lastOf(kinds, atMost) });
}
