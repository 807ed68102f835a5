import { Lines, type Mail, type MailContext, Paragraph, Subheading } from "../../../mails";
import type { MailOrder } from "../order-mail";
import { OrderLines } from "./order-lines";
import { mailLines, OrderLetter } from "./order-parts";

/** What an optician wants to know before the lenses of an order are released. */
export function lensQuestion(order: MailOrder, question: string, context: MailContext): Mail {
  const { texts, business } = context;
  return {
    subject: texts.lensQuestion.subject(business.name, order.number),
    preview: texts.lensQuestion.preview,
    body: (
      <OrderLetter title={texts.lensQuestion.title} order={order} context={context}>
        <Paragraph>{texts.lensQuestion.intro(order.number)}</Paragraph>
        <Lines lines={question.split("\n")} />
        <Paragraph>{texts.lensQuestion.next}</Paragraph>
        <Subheading>{texts.order.articles}</Subheading>
        <OrderLines lines={mailLines(order.items, context)} />
      </OrderLetter>
    ),
  };
}
