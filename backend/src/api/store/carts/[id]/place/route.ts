import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findOrder, placementShape, placeOrder } from "../../../../../buying";
import { validInput } from "../../../../http/invalid-data";
import { takeVisitorsTry } from "../../../../middleware/rate-limit";

/**
 * Orders a cart, once: `{ attempt, method, agreed: { total, currency } }`. `attempt` is an idempotency
 * key of the caller's, a UUID; repeated with it, or for a cart that is ordered, the answer is the same.
 * Answers 200 with `outcome`: `ordered` with `order_id`; or `refused` with `reason`, and nothing was
 * ordered or charged; 503 with `unknown` when the payment service does not say: ask again. 409 while
 * another request places the cart, 429 where a network of visitors has ordered too often.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const placement = validInput(placementShape, request.body);
  if (!(await takeVisitorsTry(request, response, "place"))) return;
  const { outcome } = await placeOrder(request.scope, request.params.id ?? "", placement);
  response.status(outcome.outcome === "unknown" ? 503 : 200).json(outcome);
}

/** What became of the cart, answered as above; 404 where nobody has ordered it. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const outcome = await findOrder(request.scope, request.params.id ?? "");
  response.status(outcome.outcome === "unknown" ? 503 : 200).json(outcome);
}
