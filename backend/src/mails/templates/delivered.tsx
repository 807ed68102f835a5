import type { Mail, MailContext } from "../frame/mail";
import { OrderLines } from "../frame/order-lines";
import { Paragraph } from "../frame/parts";
import type { MailItem, MailOrder } from "../order-mail";
import { mailLines, OrderLetter } from "./order-parts";

export function delivered(
  order: MailOrder,
  { items }: { items: MailItem[] },
  context: MailContext,
): Mail {
  const { texts, business } = context;
  return {
    subject: texts.delivered.subject(business.name, order.number),
    preview: texts.delivered.preview,
    body: (
      <OrderLetter title={texts.delivered.title} order={order} context={context}>
        <Paragraph>{texts.delivered.intro(order.number)}</Paragraph>
        <OrderLines lines={mailLines(items, context)} />
        <Paragraph>{texts.delivered.next}</Paragraph>
      </OrderLetter>
    ),
  };
}
