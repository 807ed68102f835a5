import type { OrderPayment } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { profileOf } from "../../modules/business-profile";
import { INVOICES_MODULE } from "../../modules/invoices";
import type { IssuedInvoice } from "../../modules/invoices/service";
import { orderPaymentOf } from "../../payments/methods";
import { paymentsOf, type StoredOrder, type StoredPayment } from "../stored-order";
import { invoicePdf } from "./invoice-pdf";
import { invoiceSnapshot, snapshotCorrection, snapshotOrder } from "./invoice-snapshot";

const invoicesOf = (container: MedusaContainer) => container.resolve(INVOICES_MODULE);

const yearIn = (timeZone: string): number =>
  Number(new Intl.DateTimeFormat("en", { year: "numeric", timeZone }).format(new Date()));

const occasionOf = (orderId: string) => `order:${orderId}`;

export const findInvoice = (
  container: MedusaContainer,
  orderId: string,
): Promise<IssuedInvoice | undefined> => invoicesOf(container).findByOccasion(occasionOf(orderId));

/** The order's invoice, issued now unless it was before. */
export async function issueInvoice(
  container: MedusaContainer,
  order: StoredOrder,
): Promise<IssuedInvoice> {
  const known = await findInvoice(container, order.id);
  if (known) return known;
  const profile = await profileOf(container);
  return invoicesOf(container).issue({
    kind: "invoice",
    orderId: order.id,
    occasion: occasionOf(order.id),
    year: yearIn(profile.timeZone),
    snapshot: snapshotOrder(order, profile),
  });
}

/** What a credit note corrects an invoice by. */
type Correction = {
  occasion: string;
  /** In the currency's unit; everything that no other credit note has corrected, if not given. */
  amount?: number;
  refunded?: { at: Date; way: OrderPayment };
};

/** Of money that went back. */
export const creditNoteOfRefund = (
  container: MedusaContainer,
  order: StoredOrder,
  { id, amount, ...refunded }: { id: string; amount: number; at: Date; way: OrderPayment },
) => issueCreditNote(container, order, { occasion: `refund:${id}`, amount, refunded });

/** Of a cancelled order that was invoiced and never paid: nothing goes back, and its VAT is not owed. */
export async function creditNoteOfUnpaid(container: MedusaContainer, order: StoredOrder) {
  const wasPaid = paymentsOf(order).some(({ captures }) => (captures ?? []).length > 0);
  if (wasPaid) return undefined;
  return issueCreditNote(container, order, { occasion: `cancelled:${order.id}` });
}

/** None where there is no invoice to correct. */
async function issueCreditNote(
  container: MedusaContainer,
  order: StoredOrder,
  { occasion, amount, refunded }: Correction,
): Promise<IssuedInvoice | undefined> {
  const invoice = await findInvoice(container, order.id);
  if (!invoice) return undefined;
  const profile = await profileOf(container);
  const documents = await invoicesOf(container).ofOrder(order.id);
  const earlier = documents
    .filter((one) => one.kind === "credit-note")
    .map(({ snapshot }) => invoiceSnapshot.parse(snapshot));
  const corrected = {
    number: invoice.number,
    snapshot: invoiceSnapshot.parse(invoice.snapshot),
  };
  return invoicesOf(container).issue({
    kind: "credit-note",
    orderId: order.id,
    occasion,
    year: yearIn(profile.timeZone),
    snapshot: snapshotCorrection(order, profile, corrected, earlier, { amount, refunded }),
  });
}

/**
 * @param stamp when and how the invoice was paid; a credit note has its own in its snapshot
 * @param insured name of the insured person, for a copy to the health insurance; it is stored nowhere
 */
export function printInvoice(
  { kind, number, issuedAt, snapshot }: IssuedInvoice,
  stamp: ReturnType<typeof paidStamp>,
  insured?: string,
): Promise<Buffer> {
  const values = invoiceSnapshot.parse(snapshot);
  const { refunded } = values;
  const paid = kind === "invoice" ? stamp : refunded && { ...refunded, at: new Date(refunded.at) };
  return invoicePdf({
    ...{ kind, number, issuedAt, snapshot: values },
    ...(paid && { paid }),
    ...(insured && { insured }),
  });
}

/** When and how an order was paid in full; undefined while it is not. */
export function paidStamp(order: StoredOrder) {
  const captured = paymentsOf(order).filter(
    (payment): payment is StoredPayment & { captured_at: string | Date } =>
      payment.captured_at !== null,
  );
  const last = captured.at(-1);
  return last && { at: new Date(last.captured_at), way: orderPaymentOf(last.provider_id) };
}

/** A file name that means the same in every language. */
export const fileName = ({ kind, number }: IssuedInvoice): string => `${kind}-${number}.pdf`;
