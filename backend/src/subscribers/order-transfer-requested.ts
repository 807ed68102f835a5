import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { sendTransferRequest } from "../orders";

export default async function orderTransferRequested({
  event,
  container,
}: SubscriberArgs<{ id: string; order_change_id: string }>) {
  await sendTransferRequest(container, event.data.id, event.data.order_change_id);
}

export const config: SubscriberConfig = { event: "order.transfer_requested" };
