import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { accountData } from "../../../../orders";

/** All that is kept about who asks: account, addresses, orders with their consents, requests for home visits. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  response.setHeader("Cache-Control", "no-store");
  response.json({ account: await accountData(request.scope, request.auth_context) });
}
