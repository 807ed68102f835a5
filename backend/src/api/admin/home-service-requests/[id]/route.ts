import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { staffAnswer } from "../../../../visits";
import { logAccess } from "../access";

/** A request with person, wishes ranked, visit, frames, notes and history. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { id = "" } = request.params;
  const answer = await staffAnswer(request.scope, id, request.auth_context.actor_id);
  await logAccess(request, "read", id);
  response.json(answer);
}
