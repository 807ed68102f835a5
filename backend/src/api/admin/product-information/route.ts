import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { informationGaps } from "../../../catalog";

/** Products on sale of which a maker, an address, instructions or an identifier is missing. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  response.json({ products: await informationGaps(request.scope) });
}
