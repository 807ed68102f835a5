import type { DeliveryChoice } from "./checkout.ts";

/**
 * The ways to pay, in the order in which they are offered, by the names that forms, placements,
 * mails and invoices know them by. The backend knows which of them a shop has set up.
 */
export const paymentMethods = ["card", "pay-in-store", "bank-transfer"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const isPaymentMethod = (value: unknown): value is PaymentMethod =>
  paymentMethods.some((method) => method === value);

/**
 * Whether an order that comes this way is paid before it is packed: nobody takes money at the door to
 * which a parcel goes.
 */
export const isPrepaid = (delivery: DeliveryChoice): boolean => delivery === "home-delivery";

/** Whether a way to pay goes with a way of delivery. */
export const methodFits = (method: PaymentMethod, delivery: DeliveryChoice): boolean =>
  method !== "pay-in-store" || !isPrepaid(delivery);

/** How an order is paid; `other` is what staff agreed on outside of the shop's own ways. */
export const orderPayments = [...paymentMethods, "other"] as const;
export type OrderPayment = (typeof orderPayments)[number];
