import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { countBag } from "../../../buying";

/** How much is in a bag, for the header of every page of its visitor. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  response.json({ bag: await countBag(request.scope, request.params.id ?? "") });
}
