import type { OrderPayment } from "@landolt/forms";
import { type Mail, type MailContext, Paragraph, Subheading } from "../../../mails";
import { paymentTexts } from "../../../payments/ways";
import type { ExpectedDelivery } from "../../expected-delivery";
import type { MailOrder } from "../order-mail";
import { expectedWords } from "./expected";
import { Charged, OrderLetter } from "./order-parts";

export type Received = { amount: number; at: Date; way: OrderPayment };

/** A parcel's dates count from this payment, so the mail says them. */
export function paymentReceived(
  order: MailOrder,
  received: Received,
  expected: ExpectedDelivery,
  context: MailContext,
): Mail {
  const { texts, business, language, date, money } = context;
  const amount = money(received.amount, order.currency);
  const wording = texts.paymentReceived;
  const { paidBy } = paymentTexts[received.way][language];
  return {
    subject: wording.subject(business.name, order.number),
    preview: wording.preview(amount),
    body: (
      <OrderLetter title={wording.title} order={order} context={context}>
        <Paragraph>{wording.intro(amount, date(received.at), paidBy)}</Paragraph>
        {expected.kind === "arrival" && <Paragraph>{expectedWords(expected, context)}</Paragraph>}
        <Paragraph>{wording.invoice}</Paragraph>
        <Subheading>{texts.order.articles}</Subheading>
        <Charged order={order} context={context} />
      </OrderLetter>
    ),
  };
}
