import { randomUUID } from "node:crypto";
import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { sendMail } from "../mails/send-mail";
import { notice } from "../mails/templates/notice";
import { afterOrderTexts } from "../mails/texts/after-order";
import { orderAddress } from "../orders/order-address";
import { orderForMail } from "../orders/order-for-mail";
import { orderLanguage } from "../orders/stored-order";

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
