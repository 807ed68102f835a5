import type { AuthenticatedMedusaRequest } from "@medusajs/framework/http";
import { homeServiceOf } from "../../../visits";

/** Remembers who has seen personal data: of one request, or of a list of them. */
export async function logAccess(
  request: AuthenticatedMedusaRequest,
  what: "read" | "list" | "table" | "visits" | "export" | "erase",
  requestId: string | null = null,
): Promise<void> {
  await homeServiceOf(request.scope).createHomeServiceAccesses({
    request_id: requestId,
    staff_id: request.auth_context.actor_id,
    what,
  });
}
