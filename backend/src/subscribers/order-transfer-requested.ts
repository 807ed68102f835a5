import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { notice, sendMail } from "../mails";
import { afterOrderTexts, orderForMail, orderLanguage, transferAddress } from "../orders";

/** Asks the customer who placed an order whether it may move to an account. */
export default async function orderTransferRequested({
  event,
  container,
}: SubscriberArgs<{ id: string; order_change_id: string }>) {
  const { id, order_change_id: changeId } = event.data;
  const order = await orderForMail(container, id);
  if (!order) return;
  const language = orderLanguage(order);
  const texts = afterOrderTexts[language].transfer;
  const number = String(order.display_id);
  await sendMail(container, {
    to: order.email,
    language,
    template: "order-transfer",
    idempotencyKey: `order-transfer:${changeId}`,
    resource: { type: "order", id },
    content: (context) =>
      notice(
        {
          subject: texts.subject(number),
          paragraphs: [texts.text(number), texts.refuse],
          link: { label: texts.label, address: transferAddress(changeId, language) },
        },
        context,
      ),
  });
}

export const config: SubscriberConfig = { event: "order.transfer_requested" };
