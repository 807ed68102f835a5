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
  const words = texts.ready[order.shipping.way === "visit" ? "visit" : "collection"];
  const address = `${business.name}, ${business.street}, ${business.postalCode} ${business.town}`;
  return {
    subject: texts.ready.subject(business.name, order.number),
    preview: words.preview,
    body: (
      <OrderLetter title={words.title} order={order} context={context}>
        <Paragraph>{words.intro(order.number, address)}</Paragraph>
        <Paragraph>{words.next}</Paragraph>
        {unpaid > 0 && order.payment === "pay-in-store" && (
          <Paragraph>{words.pay(money(unpaid, order.currency))}</Paragraph>
        )}
        <Subheading>{texts.order.articles}</Subheading>
        <OrderLines lines={mailLines(items, context)} />
      </OrderLetter>
    ),
  };
}
