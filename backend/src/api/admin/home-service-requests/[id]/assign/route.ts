import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { assignBody, homeServiceOf, staffAnswer, staffMember } from "../../../../../visits";
import { answerConflict } from "../../../../http/conflict";
import { validInput } from "../../../../http/invalid-data";

/** `{ version, optician_id }`: who is to go there. A visit that is planned keeps its optician. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { id = "" } = request.params;
  const body = validInput(assignBody, request.body);
  const actor = await staffMember(request.scope, request.auth_context.actor_id);
  const optician = await staffMember(request.scope, body.optician_id);
  await answerConflict(response, async () => {
    await homeServiceOf(request.scope).assign(id, body.version, optician, actor);
    response.json(await staffAnswer(request.scope, id, actor.id));
  });
}
