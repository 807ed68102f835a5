import { Lines, type Mail, type MailContext, Paragraph, Subheading } from "../../../mails";
import type { MailOrder } from "../order-mail";
import { OrderLines } from "./order-lines";
import { mailLines, OrderLetter } from "./order-parts";

export function cancelled(
  order: MailOrder,
  { paid, reason }: { paid: boolean; reason?: string },
  context: MailContext,
): Mail {
  const { texts, business, date } = context;
  return {
    subject: texts.cancelled.subject(business.name, order.number),
    preview: texts.cancelled.preview,
    body: (
      <OrderLetter title={texts.cancelled.title} order={order} context={context} withdrawal={false}>
        <Paragraph>{texts.cancelled.intro(order.number, date(order.placedAt))}</Paragraph>
        {reason && (
          <>
            <Paragraph>{texts.cancelled.refused}</Paragraph>
            <Lines lines={reason.split("\n")} />
          </>
        )}
        <Paragraph>{paid ? texts.cancelled.paid : texts.cancelled.nothingPaid}</Paragraph>
        <Subheading>{texts.order.articles}</Subheading>
        <OrderLines lines={mailLines(order.items, context)} />
        <Paragraph>{reason ? texts.cancelled.refusedNext : texts.cancelled.next}</Paragraph>
      </OrderLetter>
    ),
  };
}
