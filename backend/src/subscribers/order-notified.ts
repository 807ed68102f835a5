import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { tellOrder } from "../people";

/** Tells staff of a new order at once. */
export default async function orderTold({ event, container }: SubscriberArgs<{ id: string }>) {
  await tellOrder(container, event.data.id);
}

export const config: SubscriberConfig = { event: "order.placed" };
