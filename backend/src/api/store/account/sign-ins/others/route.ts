import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { endOtherSignIns } from "../../../../../people";

/** Ends every other sign-in of who asks, and answers `{ token }`, with which this one goes on. */
export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const token = await endOtherSignIns(request.scope, request.auth_context);
  response.setHeader("Cache-Control", "no-store");
  response.json({ token });
}
