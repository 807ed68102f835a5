import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { sendOrderLink } from "../orders";

export default async function orderLinkRequested({
  event,
  container,
}: SubscriberArgs<{ id: string }>) {
  await sendOrderLink(container, event.data.id);
}

export const config: SubscriberConfig = { event: "order.link_requested" };
