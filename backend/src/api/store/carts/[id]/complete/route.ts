import { randomUUID } from "node:crypto";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { placeOrder } from "../../../../../buying";
import { notAllowedError } from "../../../../../platform/errors";

/**
 * Medusa's own way to order a cart, for clients that know no other. It goes through the same door as
 * `/store/carts/:id/place`, takes the payment session the cart has, and answers as Medusa does.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { id: cartId = "" } = request.params;
  const { outcome, error } = await placeOrder(request.scope, cartId, { attempt: randomUUID() });
  const query = request.scope.resolve(ContainerRegistrationKeys.QUERY);
  if (outcome.outcome === "ordered") {
    const { data } = await query.graph({
      entity: "order",
      fields: request.queryConfig.fields,
      filters: { id: outcome.order_id },
    });
    response.json({ type: "order", order: data[0] });
    return;
  }
  if (outcome.outcome === "refused" && outcome.reason.startsWith("payment")) {
    response.json({ type: "cart", cart: { id: cartId }, error: { message: outcome.reason } });
    return;
  }
  throw error ?? notAllowedError("The cart was not ordered");
}
