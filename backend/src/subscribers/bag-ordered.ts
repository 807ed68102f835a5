import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { closeBag } from "../buying";

/** Should this event be lost, the next projection finds the bag's cart completed and closes it. */
export default function bagOrdered({ event, container }: SubscriberArgs<{ id: string }>) {
  return closeBag(container, event.data.id);
}

export const config: SubscriberConfig = { event: "order.placed" };
