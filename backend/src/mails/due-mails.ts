import { deliveryWay } from "../orders/delivery-way";
import { isUntold, type ParcelNews } from "../orders/missing-notices";
import {
  isSecured,
  paymentsOf,
  type StoredFulfillment,
  type StoredOrder,
  type StoredPayment,
} from "../orders/stored-order";

/** A mail that an order's state calls for. The key names its occasion; `at` is when that was. */
export type DueMail = { key: string; at: Date } & (
  | { template: "order-confirmation" | "order-cancelled" }
  | { template: "payment-received"; payment: StoredPayment }
  | { template: ParcelNews; fulfillment: StoredFulfillment }
  | { template: "order-refunded"; payment: StoredPayment; refund: { id: string; amount: number } }
);

/** Older occasions are no news: a shop that was off, or got this code today, does not tell them. */
const daysOfNews = 3;

/**
 * What should have been told of an order, by its state alone: not by which event has come, nor in
 * which order. Each is sent once, so asking again is harmless.
 */
export function dueMails(order: StoredOrder, now = new Date()): DueMail[] {
  // Staff entered it so that its customer gets no mails.
  if (order.no_notification) return [];
  const oldest = now.getTime() - daysOfNews * 86_400_000;
  return [...standing(order), ...refunds(order)].filter(({ at }) => at.getTime() >= oldest);
}

function standing(order: StoredOrder): DueMail[] {
  if (order.canceled_at) {
    return [
      {
        template: "order-cancelled",
        key: `order-cancelled:${order.id}`,
        at: new Date(order.canceled_at),
      },
    ];
  }
  if (!isSecured(order)) return [];
  return [
    {
      template: "order-confirmation",
      key: `order-confirmation:${order.id}`,
      at: new Date(order.created_at),
    },
    ...paymentsOf(order).flatMap((payment): DueMail[] =>
      payment.captured_at
        ? [
            {
              template: "payment-received",
              key: `payment-received:${payment.id}`,
              at: new Date(payment.captured_at),
              payment,
            },
          ]
        : [],
    ),
    ...(order.fulfillments ?? []).flatMap((fulfillment) => onItsWay(order, fulfillment)),
  ];
}

function onItsWay(order: StoredOrder, fulfillment: StoredFulfillment): DueMail[] {
  const { id, created_at, shipped_at, delivered_at, canceled_at, metadata } = fulfillment;
  const news = (template: ParcelNews, at: string | Date): DueMail[] =>
    isUntold(metadata, template)
      ? []
      : [{ template, key: `${template}:${id}`, at: new Date(at), fulfillment }];
  if (canceled_at) return [];
  if (delivered_at) return news("order-delivered", delivered_at);
  if (deliveryWay(order) !== "parcel") return news("order-ready", created_at);
  return shipped_at ? news("order-shipped", shipped_at) : [];
}

const refunds = (order: StoredOrder): DueMail[] =>
  paymentsOf(order).flatMap((payment) =>
    (payment.refunds ?? []).map(
      (refund): DueMail => ({
        template: "order-refunded",
        key: `order-refunded:${refund.id}`,
        at: new Date(refund.created_at),
        payment,
        refund,
      }),
    ),
  );
