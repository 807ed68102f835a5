import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { endSignInOf } from "../../../../../people";
import { notFoundError } from "../../../../../platform/errors";

/** Ends a sign-in: its token is refused from now on. 404 for one of another account. */
export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { id = "" } = request.params;
  if (!(await endSignInOf(request.scope, request.auth_context.actor_id, id))) {
    throw notFoundError("There is no such sign-in");
  }
  response.json({ id, object: "sign_in", deleted: true });
}
