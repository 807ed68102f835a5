/** What the mails about an order share. */
import type { ReactNode } from "react";
import { groupLines, lensTable } from "../../../catalog";
import { Heading, type MailContext, Paragraph, PressButton, TextLink } from "../../../mails";
import type { MailItem, MailOrder } from "../order-mail";
import { type MailLine, OrderLines } from "./order-lines";

type OrderProps = { order: MailOrder; context: MailContext };

/** Title and greeting above, the way to the order and to withdrawal below. */
export function OrderLetter({
  title,
  order,
  context: { texts, business },
  withdrawal = true,
  children,
}: OrderProps & { title: string; withdrawal?: boolean; children: ReactNode }) {
  return (
    <>
      <Heading>{title}</Heading>
      <Paragraph>{texts.greeting(order.customerName)}</Paragraph>
      {children}
      <PressButton href={order.link}>{texts.order.see}</PressButton>
      <Paragraph>
        {texts.farewell}
        <br />
        {business.name}
      </Paragraph>
      {withdrawal && (
        <Paragraph>
          <TextLink href={`${order.link}#again`}>{texts.order.again}</TextLink>
        </Paragraph>
      )}
      {withdrawal && (
        <Paragraph>
          {texts.order.withdrawNote(texts.order.returnCosts[business.legal.returnCosts])}{" "}
          <TextLink href={`${order.link}#withdrawal`}>{texts.order.withdraw}</TextLink>
        </Paragraph>
      )}
    </>
  );
}

/**
 * A pair of lenses becomes one line, with its table only where the business wants values in mails: a mail is
 * not a safe place for health data, and the order's page has them.
 */
export function mailLines(
  items: readonly MailItem[],
  { language, money, texts, business }: MailContext,
  currency?: string,
): MailLine[] {
  const { valuesInMails } = business.healthData;
  return groupLines(items).map(({ pair, line }) => {
    const members = pair ? [pair.right, pair.left].filter((eye) => eye !== undefined) : [line];
    const { title = "", variant } = members[0] ?? {};
    const sum = (key: "quantity" | "total") => members.reduce((all, item) => all + item[key], 0);
    return {
      label: `${sum("quantity")} × ${title}${variant ? ` (${variant})` : ""}`,
      ...(currency ? { amount: money(sum("total"), currency) } : {}),
      ...(pair && valuesInMails ? { lenses: lensTable(pair, language) } : {}),
      ...(pair && !valuesInMails ? { note: texts.order.lensValues } : {}),
    };
  });
}

/** Everything that was ordered and what it comes to. */
export function Charged({ order, context }: OrderProps) {
  const { texts } = context;
  const money = (amount: number) => context.money(amount, order.currency);
  const totals = [
    { label: texts.order.shipping(order.shipping.name), amount: money(order.shipping.total) },
    ...(order.discount > 0
      ? [{ label: texts.order.discount, amount: money(-order.discount) }]
      : []),
    { label: texts.order.total, amount: money(order.total), strong: true },
    { label: texts.order.vatIncluded, amount: money(order.vat) },
  ];
  return <OrderLines lines={mailLines(order.items, context, order.currency)} totals={totals} />;
}
