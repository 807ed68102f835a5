import { type Mail, type MailContext, Paragraph, Subheading } from "../../../mails";
import type { MailItem, MailOrder } from "../order-mail";
import { OrderLines } from "./order-lines";
import { mailLines, OrderLetter } from "./order-parts";

/** @param unpaid what is still to be paid, 0 when nothing is */
export function readyForCollection(
  order: MailOrder,
  { items, unpaid }: { items: MailItem[]; unpaid: number },
  context: MailContext,
): Mail {
  const { texts, business, money } = context;
  const address = `${business.name}, ${business.street}, ${business.postalCode} ${business.town}`;
  return {
    subject: texts.ready.subject(business.name, order.number),
    preview: texts.ready.preview[order.shipping.way === "visit" ? "visit" : "collect"],
    body: (
      <OrderLetter title={texts.ready.title} order={order} context={context}>
        <Paragraph>{texts.ready.intro(order.number, address)}</Paragraph>
        <Paragraph>
          {order.shipping.way === "visit" ? texts.ready.visit : texts.ready.collect}
        </Paragraph>
        {unpaid > 0 && order.payment === "pay-in-store" && (
          <Paragraph>{texts.ready.payThere(money(unpaid, order.currency))}</Paragraph>
        )}
        <Subheading>{texts.order.articles}</Subheading>
        <OrderLines lines={mailLines(items, context)} />
      </OrderLetter>
    ),
  };
}
