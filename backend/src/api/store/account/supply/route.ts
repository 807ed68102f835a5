import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { suppliesOfCustomer } from "../../../../orders";

/** Until when the lenses last that are in the orders of an account. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { actor_id } = request.auth_context;
  response.json({ supplies: await suppliesOfCustomer(request.scope, actor_id) });
}
