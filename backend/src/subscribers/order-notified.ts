import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { notifyOfOrder } from "../people";

/** Notifies staff of a new order at once. */
export default async function orderNotified({ event, container }: SubscriberArgs<{ id: string }>) {
  await notifyOfOrder(container, event.data.id);
}

export const config: SubscriberConfig = { event: "order.placed" };
