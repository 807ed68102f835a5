/** What an accountant asks for: VAT by rate, payments by way, all documents, and what is still to be paid. */
import { addDays, type OrderPayment, orderPayments } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { shopCurrency } from "../../content";
import { profileOf } from "../../modules/business-profile";
import { INVOICES_MODULE } from "../../modules/invoices";
import { invoiceNumber } from "../../modules/invoices/number";
import { orderPaymentOf } from "../../payments/methods";
import { readMoneyMoved } from "../../read-models/orders/money-moved";
import { readOpenItems } from "../../read-models/orders/open-items";
import { beginningOf } from "../../visits";
import { invoiceSnapshot } from "../documents/invoice-snapshot";
import { type AccountDocument, missingNumbers, vatByRate } from "./account-sums";

export type Accounts = Awaited<ReturnType<typeof accounts>>;

/** @param period days of the shop's calendar, both included */
export async function accounts(
  container: MedusaContainer,
  { from, to }: { from: string; to: string },
) {
  const { timeZone, name } = await profileOf(container);
  const begin = beginningOf(from, timeZone);
  const end = beginningOf(addDays(to, 1), timeZone);
  const currency = await shopCurrency(container);
  const [issued, moved, open] = await Promise.all([
    container
      .resolve(INVOICES_MODULE)
      .listInvoices(
        { issued_at: { $gte: begin, $lt: end } },
        { take: null, order: { year: "ASC", sequence: "ASC" } },
      ),
    readMoneyMoved(container, { begin: begin.toISOString(), end: end.toISOString(), currency }),
    readOpenItems(container, { currency }),
  ]);
  const documents = issued.map((row): AccountDocument => {
    const { buyer, order, rates, total, currency } = invoiceSnapshot.parse(row.snapshot);
    return {
      ...{ id: row.id, kind: row.kind, number: invoiceNumber(row) },
      ...{ order_id: row.order_id, order: order.number, buyer: buyer[0] ?? "" },
      ...{ issued_at: new Date(row.issued_at).toISOString(), currency, rates, total },
    };
  });
  return {
    ...{ from, to, timeZone, shop: name },
    /** Of all sums; documents in another are listed with their own and left out of them. */
    currency: currency.toUpperCase(),
    documents,
    missing: missingNumbers(issued),
    vat: vatByRate(documents.filter((one) => one.currency.toLowerCase() === currency)),
    payments: paymentsByWay(moved),
    /** As of now, whatever the period. */
    open: open.map(({ provider, placed_at, ...item }) => ({
      ...{ ...item, placed_at: new Date(placed_at).toISOString() },
      way: orderPaymentOf(provider ?? undefined),
    })),
  };
}

type Moved = Awaited<ReturnType<typeof readMoneyMoved>>;

/** Providers of staff's own count together, as "other". */
function paymentsByWay(moved: Moved) {
  const wayOf = new Map(moved.map((row) => [row, orderPaymentOf(row.provider)]));
  return orderPayments.flatMap((way: OrderPayment) => {
    const own = moved.filter((row) => wayOf.get(row) === way);
    if (own.length === 0) return [];
    const sum = (pick: (row: Moved[number]) => number) =>
      own.reduce((all, row) => all + pick(row), 0);
    return [
      {
        way,
        payments: sum(({ payments }) => payments),
        received: sum(({ received }) => received),
        refunds: sum(({ refunds }) => refunds),
        refunded: sum(({ refunded }) => refunded),
      },
    ];
  });
}
