import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { eraseRequest, homeServiceOf, staffAnswer } from "../../../../../visits";
import { logAccess } from "../../access";

/** Everything we hold about the person of a request, as one file to hand over (GDPR, Art. 15). */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { id = "" } = request.params;
  const { home_service_request } = await staffAnswer(
    request.scope,
    id,
    request.auth_context.actor_id,
  );
  const accesses = await homeServiceOf(request.scope).listHomeServiceAccesses(
    { request_id: id },
    { take: null, order: { created_at: "ASC" } },
  );
  await logAccess(request, "export", id);
  const name = home_service_request.reference.toLowerCase();
  response.set("content-disposition", `attachment; filename="${name}.json"`);
  response.set("cache-control", "private, no-store");
  response.json({
    home_service_request,
    read_by_staff: accesses.map(({ what, created_at }) => ({ what, at: created_at })),
  });
}

/** Erases the person for good; an open request is cancelled by it, without a mail. */
export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { id = "" } = request.params;
  await homeServiceOf(request.scope).retrieveHomeServiceRequest(id, { select: ["id"] });
  await eraseRequest(request.scope, id);
  await logAccess(request, "erase", id);
  response.json({ id, object: "home_service_request", erased: true });
}
