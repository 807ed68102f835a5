import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import type { MedusaContainer } from "@medusajs/framework/types";
import { recordsOf } from "../platform/ask";
import { sendOrderMails } from "../workflows/send-order-mails";

type Change = { id?: string; order_id?: string };

/** From where the events that name no order lead to one. */
const ways = {
  "payment.captured": { entity: "payment", fields: ["payment_collection.order.id"] },
  "payment.refunded": { entity: "payment", fields: ["payment_collection.order.id"] },
  "shipment.created": { entity: "fulfillment", fields: ["order.id"] },
  "delivery.created": { entity: "fulfillment", fields: ["order.id"] },
} as const;

type Found = { order?: { id: string } | null; payment_collection?: { order?: { id: string } } };

async function orderOf(
  name: string,
  { id, order_id }: Change,
  container: MedusaContainer,
): Promise<string | undefined> {
  const way = Object.entries(ways).find(([event]) => event === name)?.[1];
  if (!way) return order_id ?? id;
  const [found] = await recordsOf<Found>(container, way.entity, { id }, [...way.fields]);
  return found?.order?.id ?? found?.payment_collection?.order?.id;
}

/** The mails of an order follow from its state; the event only triggers the check. */
export default async function orderChanged({ event, container }: SubscriberArgs<Change>) {
  const orderId = await orderOf(event.name, event.data, container);
  if (orderId) await sendOrderMails(container, orderId);
}

export const config: SubscriberConfig = {
  event: [
    "order.placed",
    "order.canceled",
    "order.fulfillment_created",
    "payment.captured",
    "payment.refunded",
    "shipment.created",
    "delivery.created",
  ],
};
