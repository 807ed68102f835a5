import {
  Facts,
  Lines,
  type Mail,
  type MailContext,
  Paragraph,
  Subheading,
  TextLink,
} from "../../../mails";
import type { MailItem, MailOrder } from "../order-mail";
import { OrderLines } from "./order-lines";
import { mailLines, OrderLetter } from "./order-parts";

export type Tracking = { number: string; url?: string };

export function shipped(
  order: MailOrder,
  { items, tracking }: { items: MailItem[]; tracking: Tracking[] },
  context: MailContext,
): Mail {
  const { texts, business } = context;
  return {
    subject: texts.shipped.subject(business.name, order.number),
    preview: texts.shipped.preview,
    body: (
      <OrderLetter title={texts.shipped.title} order={order} context={context}>
        <Paragraph>{texts.shipped.intro(order.number)}</Paragraph>
        <Lines lines={order.address} />
        {tracking.length > 0 && (
          <Facts
            facts={tracking.map(({ number }) => ({ label: texts.shipped.tracking, value: number }))}
          />
        )}
        {tracking.map(
          ({ number, url }) =>
            url && (
              <Paragraph key={number}>
                <TextLink href={url}>{texts.shipped.track}</TextLink>
              </Paragraph>
            ),
        )}
        <Subheading>{texts.shipped.parcel}</Subheading>
        <OrderLines lines={mailLines(items, context)} />
        <Subheading>{texts.order.next}</Subheading>
        <Paragraph>{texts.shipped.next}</Paragraph>
      </OrderLetter>
    ),
  };
}
