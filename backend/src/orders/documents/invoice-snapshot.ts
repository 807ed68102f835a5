/** The values of an invoice, copied when it is issued and never read again. */
import {
  type BusinessProfile,
  type OrderPayment,
  orderPayments,
  siteLanguages,
} from "@landolt/forms";
import { z } from "@medusajs/framework/zod";
import { groupLines, lensOfLine, lensTable } from "../../catalog";
import { addressLines, orderLanguage, type StoredOrder } from "../stored-order";
import { type Amounts, invoiceSums } from "./arithmetic";
import { documentTexts } from "./texts";

const cents = z.number().int();
const amounts = z.object({ percent: z.number(), net: cents, vat: cents, gross: cents });

const line = z.object({
  quantity: z.number(),
  title: z.string(),
  /** Cents already taken off the amounts. */
  discount: cents,
  lenses: z.object({ head: z.array(z.string()), rows: z.array(z.array(z.string())) }).optional(),
  amounts,
});

export const invoiceSnapshot = z.object({
  language: z.enum(siteLanguages),
  currency: z.string(),
  timeZone: z.string(),
  seller: z.object({
    name: z.string(),
    legalName: z.string(),
    address: z.array(z.string()),
    phone: z.string(),
    email: z.string(),
    vatNumber: z.string(),
    tradeRegister: z.string(),
    permitNumber: z.string(),
  }),
  buyer: z.array(z.string()),
  order: z.object({ number: z.string(), placedAt: z.string() }),
  /** Credit notes only: number of the invoice that is corrected. */
  refersTo: z.string().optional(),
  /** Credit notes only: when and how the money went back. */
  refunded: z.object({ at: z.string(), way: z.enum(orderPayments) }).optional(),
  lines: z.array(line),
  rates: z.array(amounts),
  total: amounts.omit({ percent: true }),
});
export type InvoiceSnapshot = z.infer<typeof invoiceSnapshot>;
type SnapshotLine = z.infer<typeof line>;

const add = (a: Amounts, b: Amounts): Amounts => ({
  percent: a.percent,
  net: a.net + b.net,
  vat: a.vat + b.vat,
  gross: a.gross + b.gross,
});

const percentOf = (lines: { rate: number }[] | null): number =>
  (lines ?? []).reduce((sum, { rate }) => sum + Number(rate), 0);

const nothing: Amounts = { percent: 0, net: 0, vat: 0, gross: 0 };

function head(order: StoredOrder, profile: BusinessProfile) {
  const { legal } = profile;
  return {
    language: orderLanguage(order),
    currency: order.currency_code,
    timeZone: profile.timeZone,
    seller: {
      name: profile.name,
      legalName: profile.legalName,
      address: [profile.street, `${profile.postalCode} ${profile.town}`],
      phone: profile.phone,
      email: profile.email,
      vatNumber: legal.vatNumber,
      tradeRegister: legal.tradeRegister,
      permitNumber: legal.permitNumber,
    },
    buyer: addressLines(order.billing_address ?? order.shipping_address, profile.country),
    order: {
      number: String(order.display_id),
      placedAt: new Date(order.created_at).toISOString(),
    },
  };
}

/** What an order is invoiced with: each article, lenses by pair, and the delivery. */
export function snapshotOrder(order: StoredOrder, profile: BusinessProfile): InvoiceSnapshot {
  const language = orderLanguage(order);
  const methods = order.shipping_methods.filter(({ total }) => Number(total) !== 0);
  const { lines, rates, total } = invoiceSums(
    [...order.items, ...methods].map((charge) => ({
      gross: Number(charge.total),
      percent: percentOf(charge.tax_lines),
    })),
    Number(order.total),
  );
  const items = order.items.map((item, index) => {
    const lens = lensOfLine(item.metadata);
    const title = item.product_title ?? item.title;
    return {
      // Where the name is too long for a line, what is in the box stays together.
      title: item.variant_title
        ? `${title} (${item.variant_title.replaceAll(" ", "\u00a0")})`
        : title,
      variantId: item.variant_id,
      quantity: Number(item.quantity),
      discount: Math.round((Number(item.original_total) - Number(item.total)) * 100),
      amounts: lines[index] ?? nothing,
      ...(lens ? { lens } : {}),
    };
  });
  const articles = groupLines(items).map(({ pair, line: single }): SnapshotLine => {
    const members = pair ? [pair.right, pair.left].filter((eye) => eye !== undefined) : [single];
    return {
      title: members[0]?.title ?? "",
      quantity: members.reduce((sum, { quantity }) => sum + quantity, 0),
      discount: members.reduce((sum, { discount }) => sum + discount, 0),
      amounts: members.map((member) => member.amounts).reduce(add),
      ...(pair ? { lenses: lensTable(pair, language) } : {}),
    };
  });
  const deliveries = methods.map(
    (method, index): SnapshotLine => ({
      title: documentTexts[language].shipping(method.name),
      quantity: 1,
      discount: Math.round((Number(method.original_total) - Number(method.total)) * 100),
      amounts: lines[order.items.length + index] ?? nothing,
    }),
  );
  return { ...head(order, profile), lines: [...articles, ...deliveries], rates, total };
}

/**
 * A refund spread over the rates of its invoice as the invoice is: an amount of money is given back,
 * not an article, and so every rate has its part.
 * @param refund its amount is positive, in the currency's unit; the credit note's are negative
 */
export function snapshotRefund(
  order: StoredOrder,
  profile: BusinessProfile,
  invoice: { number: string; snapshot: InvoiceSnapshot },
  refund: { amount: number; at: Date; way: OrderPayment },
): InvoiceSnapshot {
  const { amount, at, way } = refund;
  const texts = documentTexts[invoice.snapshot.language];
  const { rates, total } = invoice.snapshot;
  const part = total.gross === 0 ? 0 : amount / total.gross;
  const spread = invoiceSums(
    rates.map(({ percent, gross }) => ({ percent, gross: gross * part })),
    amount,
  );
  const negative = <A extends Omit<Amounts, "percent">>(sums: A): A => ({
    ...sums,
    net: 0 - sums.net,
    vat: 0 - sums.vat,
    gross: 0 - sums.gross,
  });
  const percent = new Intl.NumberFormat(texts.locale, {
    style: "percent",
    maximumFractionDigits: 1,
  });
  return {
    ...head(order, profile),
    language: invoice.snapshot.language,
    refersTo: invoice.number,
    refunded: { at: at.toISOString(), way },
    lines: spread.lines.map((sums) => ({
      title: texts.refundAt(percent.format(sums.percent / 100)),
      quantity: 1,
      discount: 0,
      amounts: negative(sums),
    })),
    rates: spread.rates.map(negative),
    total: negative(spread.total),
  };
}
