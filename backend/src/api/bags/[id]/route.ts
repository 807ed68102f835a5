import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { bagsOf, summaryOf } from "../../../buying/bag/change-bag";

/** How much is in a bag, for the header of every page of its visitor. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  response.json({ bag: summaryOf(await bagsOf(request.scope).read(request.params.id ?? "")) });
}
