import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { today } from "../../../orders";
import { dashboardLanguage } from "../../../people";
import { validInput } from "../../http/invalid-data";
import { logAccess } from "../home-service-requests/access";

const query = z.object({ rows: z.coerce.number().int().min(1).max(200).default(10) });

/** Everything that waits for somebody today, each list with its count and its first `rows`. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { rows } = validInput(query, request.query);
  const language = dashboardLanguage(request.cookies);
  const answer = await today(request.scope, { now: new Date(), language, rows });
  await logAccess(request, "list");
  response.set("cache-control", "private, no-store").json({ today: answer });
}
