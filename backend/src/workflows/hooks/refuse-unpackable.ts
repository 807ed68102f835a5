/** The last word about packing: the HTTP boundary has asked before, but workflows are also run from elsewhere. */
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { createOrderFulfillmentWorkflow } from "@medusajs/medusa/core-flows";
import { refuseUnpackable } from "../../orders";

createOrderFulfillmentWorkflow.hooks.fulfillmentCreated(async ({ fulfillment }, { container }) => {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "fulfillment",
    fields: ["order.id"],
    filters: { id: fulfillment.id },
  });
  const [found]: { order?: { id: string } | null }[] = data;
  if (found?.order) await refuseUnpackable(container, found.order.id);
});
