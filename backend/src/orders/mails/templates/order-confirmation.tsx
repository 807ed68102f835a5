import { Lines, type Mail, type MailContext, Paragraph, Subheading } from "../../../mails";
import type { MailOrder } from "../order-mail";
import { Charged, OrderLetter } from "./order-parts";

export function orderConfirmation(order: MailOrder, context: MailContext): Mail {
  const { texts, business, date, money } = context;
  const { confirmation } = texts;
  return {
    subject: confirmation.subject(business.name, order.number),
    preview: confirmation.preview(money(order.total, order.currency)),
    body: (
      <OrderLetter title={confirmation.title} order={order} context={context}>
        <Paragraph>{confirmation.intro(order.number, date(order.placedAt))}</Paragraph>
        <Subheading>{texts.order.articles}</Subheading>
        <Charged order={order} context={context} />
        {order.total > 0 && (
          <>
            <Subheading>{texts.order.payment}</Subheading>
            <Paragraph>{paymentWords(order, context)}</Paragraph>
          </>
        )}
        <Subheading>{texts.order.reaches}</Subheading>
        <Lines lines={[order.shipping.name, ...order.address]} />
        <Subheading>{texts.order.next}</Subheading>
        <Paragraph>{confirmation.next[order.shipping.way]}</Paragraph>
      </OrderLetter>
    ),
  };
}

function paymentWords(order: MailOrder, { texts, business }: MailContext): string {
  if (order.held) return texts.payment.held;
  const atVisit = order.payment === "pay-in-store" && order.shipping.way === "visit";
  return atVisit ? texts.payment.atVisit : texts.payment[order.payment](business.name);
}
