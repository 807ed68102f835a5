import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { considerLenses } from "../orders";

/** Should this event be lost, the order waits, and the job writes it down. */
export default function lensesOrdered({ event, container }: SubscriberArgs<{ id: string }>) {
  return considerLenses(container, event.data.id);
}

export const config: SubscriberConfig = { event: "order.placed" };
