import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { actions, areas, may } from "../../../../modules/staff/permissions";
import { actorOf } from "../../../../people";

/** What the caller may do, written out also for owners. */
export function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const actor = actorOf(request);
  const permissions = areas.flatMap((area) =>
    actions.filter((action) => may(actor, area, action)).map((action) => ({ area, action })),
  );
  response.json({ role: actor.role, permissions });
}
