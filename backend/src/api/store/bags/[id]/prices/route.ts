import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { bagsOf, summaryOf } from "../../../../../buying/bag/change-bag";
import { bodyOf, pricesBody } from "../../../../../buying/bag/requests";

/** The visitor has seen these prices, which had changed, and goes on with them. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const id = request.params.id ?? "";
  const { prices } = bodyOf(request, pricesBody);
  const bags = bagsOf(request.scope);
  await bags.acceptPrices(id, prices);
  response.json({ bag: summaryOf(await bags.read(id)) });
}
