import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { acceptPrices } from "../../../../../buying";
import { validInput } from "../../../../http/invalid-data";

const shape = z.strictObject({
  prices: z.record(z.string().max(60), z.number().min(0).max(1e9)),
});

/** The visitor has seen these prices, which had changed, and goes on with them. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { prices } = validInput(shape, request.body);
  response.json({ bag: await acceptPrices(request.scope, request.params.id ?? "", prices) });
}
