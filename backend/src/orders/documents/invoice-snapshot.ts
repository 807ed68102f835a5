/** The values of an invoice, copied when it is issued and never read again. */
import {
  type BusinessProfile,
  type OrderPayment,
  orderPayments,
  siteLanguages,
} from "@landolt/forms";
import { z } from "@medusajs/framework/zod";
import { groupLines, lensOfLine, lensTable } from "../../catalog";
import { addressLines, orderLanguage, paymentsOf, type StoredOrder } from "../stored-order";
import { type Amounts, invoiceSums } from "./arithmetic";
import { documentTexts } from "./texts";

const cents = z.number().int();
const amounts = z.object({ percent: z.number(), net: cents, vat: cents, gross: cents });

const line = z.object({
  quantity: z.number(),
  title: z.string(),
  /** Cents already taken off the amounts, taxes included. */
  discount: cents,
  /** Price of one without VAT and before the discount, in ten-thousandths; not in the oldest invoices. */
  unitNet: z.number().int().optional(),
  /** The discount without VAT, in cents: quantity × unitNet − discountNet is the line's net amount. */
  discountNet: cents.optional(),
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
    /** The optician's code at the health insurance; empty where there is none. */
    insuranceCode: z.string().default(""),
  }),
  buyer: z.array(z.string()),
  order: z.object({ number: z.string(), placedAt: z.string() }),
  /**
   * The day on which VAT fell due, by what was known when the invoice was issued: of the supply, or of a payment
   * before it. Absent where there was neither, and on credit notes.
   */
  supply: z.object({ kind: z.enum(["supplied", "prepaid"]), at: z.string() }).optional(),
  /** Credit notes only: number of the invoice that is corrected. */
  refersTo: z.string().optional(),
  /** Credit notes only: when and how the money went back; absent where none had been paid. */
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
  const buyer = addressLines(order.billing_address ?? order.shipping_address, profile.country);
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
      insuranceCode: profile.insuranceCode,
    },
    // Who buys at the counter may have left no address.
    buyer: buyer.length === 0 && order.email ? [order.email] : buyer,
    order: {
      number: String(order.display_id),
      placedAt: new Date(order.created_at).toISOString(),
    },
  };
}

/** Percent without VAT, of an amount with it. */
const netOf = (gross: number, percent: number): number => (gross * 100) / (100 + percent);

/** Unit price and discount without VAT, such that they come to the line's net amount. */
function unitOf(quantity: number, discount: number, { net, percent }: Amounts) {
  const discountNet = Math.round(netOf(discount, percent));
  const unitNet = quantity === 0 ? 0 : Math.round(((net + discountNet) * 100) / quantity);
  return { unitNet, discountNet };
}

const latest = (moments: (string | Date | null)[]): Date | undefined =>
  moments
    .flatMap((moment) => (moment ? [new Date(moment)] : []))
    .sort((a, b) => a.getTime() - b.getTime())
    .at(-1);

function supplyOf(order: StoredOrder): InvoiceSnapshot["supply"] {
  const parcels = (order.fulfillments ?? []).filter(({ canceled_at }) => !canceled_at);
  const supplied = latest(
    parcels.map(({ delivered_at, shipped_at }) => delivered_at ?? shipped_at),
  );
  if (supplied) return { kind: "supplied", at: supplied.toISOString() };
  const prepaid = latest(paymentsOf(order).map(({ captured_at }) => captured_at));
  return prepaid && { kind: "prepaid", at: prepaid.toISOString() };
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
    const quantity = members.reduce((sum, member) => sum + member.quantity, 0);
    const discount = members.reduce((sum, member) => sum + member.discount, 0);
    const amounts = members.map((member) => member.amounts).reduce(add);
    return {
      title: members[0]?.title ?? "",
      ...{ quantity, discount, amounts, ...unitOf(quantity, discount, amounts) },
      ...(pair ? { lenses: lensTable(pair, language) } : {}),
    };
  });
  const deliveries = methods.map((method, index): SnapshotLine => {
    const discount = Math.round((Number(method.original_total) - Number(method.total)) * 100);
    const amounts = lines[order.items.length + index] ?? nothing;
    const title = documentTexts[language].shipping(method.name);
    return { title, quantity: 1, discount, amounts, ...unitOf(1, discount, amounts) };
  });
  const supply = supplyOf(order);
  return {
    ...head(order, profile),
    ...(supply && { supply }),
    lines: [...articles, ...deliveries],
    rates,
    total,
  };
}

/** What is left of `sums` after earlier notes took their part of this rate. */
function remaining(sums: Amounts, earlier: readonly InvoiceSnapshot[]): Amounts {
  const same = earlier.flatMap(({ rates }) =>
    rates.filter(({ percent }) => percent === sums.percent),
  );
  return same.reduce(add, sums);
}

/**
 * A refund, or what nobody paid of a cancelled order, spread over the rates of its invoice as the invoice is: an amount
 * of money is corrected, not an article, and so every rate has its part. It is the difference between what has been
 * corrected now and what earlier notes say, so that the notes of a whole refund come to the invoice to the cent.
 * @param earlier the credit notes that the invoice has already
 * @param correction its amount is positive, in the currency's unit, the whole rest if not given; the credit note's are
 * negative
 */
export function snapshotCorrection(
  order: StoredOrder,
  profile: BusinessProfile,
  invoice: { number: string; snapshot: InvoiceSnapshot },
  earlier: readonly InvoiceSnapshot[],
  correction: {
    amount: number | undefined;
    refunded: { at: Date; way: OrderPayment } | undefined;
  },
): InvoiceSnapshot {
  const { amount, refunded } = correction;
  const texts = documentTexts[invoice.snapshot.language];
  const { rates, total } = invoice.snapshot;
  // Amounts of credit notes are negative.
  const before = earlier.reduce((sum, note) => sum - note.total.gross, 0);
  const corrected = amount === undefined ? total.gross / 100 : amount + before / 100;
  const part = total.gross === 0 ? 0 : corrected / total.gross;
  const spread = invoiceSums(
    rates.map(({ percent, gross }) => ({ percent, gross: gross * part })),
    corrected,
  ).rates.map((sums) => remaining(sums, earlier));
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
  const title = refunded ? texts.refundAt : texts.cancelledAt;
  const { net, vat, gross } = spread.reduce(add, nothing);
  return {
    ...head(order, profile),
    language: invoice.snapshot.language,
    refersTo: invoice.number,
    ...(refunded && { refunded: { ...refunded, at: refunded.at.toISOString() } }),
    lines: spread.map((sums) => ({
      title: title(percent.format(sums.percent / 100)),
      quantity: 1,
      discount: 0,
      unitNet: 0 - sums.net * 100,
      discountNet: 0,
      amounts: negative(sums),
    })),
    rates: spread.map(negative),
    total: negative({ net, vat, gross }),
  };
}
