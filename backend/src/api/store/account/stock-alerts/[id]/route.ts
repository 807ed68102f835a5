import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { STOCK_ALERTS_MODULE } from "../../../../../modules/stock-alerts";
import { confirmedEmail } from "../../../../../people";

/** Ends the waiting for a product. 404 for what another address waits for. */
export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { id = "" } = request.params;
  const { scope, auth_context } = request;
  const email = await confirmedEmail(scope, auth_context);
  if (!email || !(await scope.resolve(STOCK_ALERTS_MODULE).end(id, email))) {
    throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such stock alert");
  }
  response.json({ id, object: "stock_alert", deleted: true });
}
