import type { OrderPayment } from "@landolt/forms";
import { type Mail, type MailContext, Paragraph, Subheading } from "../../../mails";
import type { MailOrder } from "../order-mail";
import { Charged, OrderLetter } from "./order-parts";

export type Received = { amount: number; at: Date; way: OrderPayment };

export function paymentReceived(order: MailOrder, received: Received, context: MailContext): Mail {
  const { texts, business, date, money } = context;
  const amount = money(received.amount, order.currency);
  const says = texts.paymentReceived;
  return {
    subject: says.subject(business.name, order.number),
    preview: says.preview(amount),
    body: (
      <OrderLetter title={says.title} order={order} context={context}>
        <Paragraph>{says.intro(amount, date(received.at), texts.paidBy[received.way])}</Paragraph>
        <Paragraph>{says.invoice}</Paragraph>
        <Subheading>{texts.order.articles}</Subheading>
        <Charged order={order} context={context} />
      </OrderLetter>
    ),
  };
}
