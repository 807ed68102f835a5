import { paymentMethods } from "@landolt/forms";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { findOrder, placeOrder } from "../../../../../buying/placement/place-order";
import { validInput } from "../../../../http/invalid-data";

const placement = z.object({
  attempt: z.uuid(),
  method: z.enum(paymentMethods),
  agreed: z.object({ total: z.number().min(0), currency: z.string().length(3) }),
});

/**
 * Orders a cart, once: `{ attempt, method, agreed: { total, currency } }`. `attempt` is an idempotency
 * key of the caller's, a UUID; repeated with it, or for a cart that is ordered, the answer is the same.
 * Answers 200 with `outcome`: `ordered` with `order_id`; or `refused` with `reason`, and nothing was
 * ordered or charged; 503 with `unknown` when the payment service does not say: ask again. 409 while
 * another request places the cart.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const body = validInput(placement, request.body);
  const { outcome } = await placeOrder(request.scope, {
    cartId: request.params.id ?? "",
    ...body,
  });
  response.status(outcome.outcome === "unknown" ? 503 : 200).json(outcome);
}

/** What became of the cart, answered as above; 404 where nobody has ordered it. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const outcome = await findOrder(request.scope, request.params.id ?? "");
  response.status(outcome.outcome === "unknown" ? 503 : 200).json(outcome);
}
