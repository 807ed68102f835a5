import type { OrderPayment } from "@landolt/forms";
import { type Mail, type MailContext, Paragraph } from "../../../mails";
import { paymentTexts } from "../../../payments/ways";
import type { MailOrder } from "../order-mail";
import { OrderLetter } from "./order-parts";

export type Refunded = { amount: number; at: Date; way: OrderPayment; creditNote: boolean };

export function refunded(order: MailOrder, refund: Refunded, context: MailContext): Mail {
  const { texts, business, language, date, money } = context;
  const amount = money(refund.amount, order.currency);
  return {
    subject: texts.refunded.subject(business.name, order.number),
    preview: texts.refunded.preview(amount),
    body: (
      <OrderLetter title={texts.refunded.title} order={order} context={context}>
        <Paragraph>{texts.refunded.intro(amount, date(refund.at), order.number)}</Paragraph>
        <Paragraph>{paymentTexts[refund.way][language].refund}</Paragraph>
        {refund.creditNote && <Paragraph>{texts.refunded.creditNote}</Paragraph>}
      </OrderLetter>
    ),
  };
}
