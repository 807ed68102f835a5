import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { BAG_MODULE } from "../modules/bag";
import type BagModuleService from "../modules/bag/service";

/**
 * The bag of an order takes no more changes. Should this event be lost, the next projection of the bag
 * finds its cart completed and says the same.
 */
export default async function bagOrdered({ event, container }: SubscriberArgs<{ id: string }>) {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order_cart",
    fields: ["cart_id"],
    filters: { order_id: event.data.id },
  });
  const [link]: { cart_id: string }[] = data;
  if (link) await container.resolve<BagModuleService>(BAG_MODULE).markOrdered(link.cart_id);
}

export const config: SubscriberConfig = { event: "order.placed" };
