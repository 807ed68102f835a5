import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { sendMail } from "../mails/send-mail";
import { notice } from "../mails/templates/notice";
import { afterOrderTexts } from "../mails/texts/after-order";
import { transferAddress } from "../orders/order-address";
import { orderForMail } from "../orders/order-for-mail";
import { orderLanguage } from "../orders/stored-order";

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
