import { type Mail, type MailContext, Paragraph } from "../../../mails";
import type { MailItem, MailOrder } from "../order-mail";
import { OrderLines } from "./order-lines";
import { mailLines, OrderLetter } from "./order-parts";

export function delivered(
  order: MailOrder,
  { items }: { items: MailItem[] },
  context: MailContext,
): Mail {
  const { texts, business } = context;
  const words = texts.delivered[order.shipping.way === "parcel" ? "sent" : "handedOver"];
  return {
    subject: words.subject(business.name, order.number),
    preview: texts.delivered.preview,
    body: (
      <OrderLetter title={words.title} order={order} context={context}>
        <Paragraph>{words.intro(order.number)}</Paragraph>
        <OrderLines lines={mailLines(items, context)} />
        <Paragraph>{texts.delivered.next}</Paragraph>
      </OrderLetter>
    ),
  };
}
