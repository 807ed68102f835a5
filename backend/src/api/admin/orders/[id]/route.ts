import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { archiveOrderWorkflow } from "@medusajs/medusa/core-flows";
import { cancelOrder } from "../../../../orders";
import { oneRecord } from "../../../http/one-record";

/**
 * An order is a business record and is kept: deleting one cancels it, which gives stock and payment
 * back, and puts it away. An order that has been sent can not be cancelled, only returned.
 */
export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const order = await oneRecord<{ id: string; status: string }>(
    request.scope,
    "order",
    { id: request.params.id },
    ["id", "status"],
  );
  if (order.status !== "canceled") {
    await cancelOrder(request.scope, order.id, request.auth_context.actor_id);
  }
  await archiveOrderWorkflow(request.scope).run({ input: { orderIds: [order.id] } });
  response.json({ id: order.id, object: "order", deleted: true });
}
