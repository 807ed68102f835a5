/** The last word about packing: the HTTP boundary has asked before, but workflows are also run from elsewhere. */
import { createOrderFulfillmentWorkflow } from "@medusajs/medusa/core-flows";
import { refuseUnpackable } from "../../orders";
import { recordsOf } from "../../platform/ask";

createOrderFulfillmentWorkflow.hooks.fulfillmentCreated(async ({ fulfillment }, { container }) => {
  const [found] = await recordsOf<{ order?: { id: string } | null }>(
    container,
    "fulfillment",
    { id: fulfillment.id },
    ["order.id"],
  );
  if (found?.order) await refuseUnpackable(container, found.order.id);
});
