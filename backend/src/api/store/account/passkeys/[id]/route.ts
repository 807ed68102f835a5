import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { PASSKEYS_MODULE } from "../../../../../modules/passkeys";
import { notFoundError } from "../../../../../platform/errors";

/** Deletes a passkey, which opens nothing from then on. 404 for one of another account. */
export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { id = "" } = request.params;
  const { scope, auth_context } = request;
  if (!(await scope.resolve(PASSKEYS_MODULE).remove(auth_context.auth_identity_id, id))) {
    throw notFoundError("There is no such passkey");
  }
  response.json({ id, object: "passkey", deleted: true });
}
