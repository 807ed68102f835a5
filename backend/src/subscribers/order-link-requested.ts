import { randomUUID } from "node:crypto";
import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { notice, sendMail } from "../mails";
import { afterOrderTexts, orderAddress, orderForMail, orderLanguage } from "../orders";

/** Sends a customer the way back to an order. Asked for again, it is sent again. */
export default async function orderLinkRequested({
  event,
  container,
}: SubscriberArgs<{ id: string }>) {
  const order = await orderForMail(container, event.data.id);
  if (!order) return;
  const language = orderLanguage(order);
  const texts = afterOrderTexts[language].link;
  await sendMail(container, {
    to: order.email,
    language,
    template: "order-link",
    idempotencyKey: `order-link:${order.id}:${randomUUID()}`,
    resource: { type: "order", id: order.id },
    content: (context) =>
      notice(
        {
          subject: texts.subject(String(order.display_id)),
          paragraphs: [texts.text, texts.keep],
          link: { label: texts.label, address: orderAddress(order.id, language) },
        },
        context,
      ),
  });
}

export const config: SubscriberConfig = { event: "order.link_requested" };
