/**
 * The ways to pay, in the order in which they are offered, by the names that forms, placements,
 * mails and invoices know them by. The backend knows which of them a shop has set up.
 */
export const paymentMethods = ["card", "pay-in-store", "bank-transfer"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const isPaymentMethod = (value: unknown): value is PaymentMethod =>
  paymentMethods.some((method) => method === value);

/** How an order is paid; `other` is what staff agreed on outside of the shop's own ways. */
export const orderPayments = [...paymentMethods, "other"] as const;
export type OrderPayment = (typeof orderPayments)[number];
