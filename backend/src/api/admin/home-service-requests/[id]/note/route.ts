import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { homeServiceOf, noteBody, staffAnswer, staffMember } from "../../../../../visits";
import { validInput } from "../../../../http/invalid-data";

/** `{ text }`: a note that only staff see. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { id = "" } = request.params;
  const body = validInput(noteBody, request.body);
  const author = await staffMember(request.scope, request.auth_context.actor_id);
  const service = homeServiceOf(request.scope);
  await service.retrieveHomeServiceRequest(id, { select: ["id"] });
  await service.createHomeServiceNotes({
    request_id: id,
    text: body.text,
    author_id: author.id,
    author_name: author.name,
  });
  response.json(await staffAnswer(request.scope, id, author.id));
}
