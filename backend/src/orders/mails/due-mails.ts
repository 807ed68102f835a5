import { daysOfNews } from "../../mails";
import { deliveryWay } from "../delivery-way";
import type { LensOrder } from "../release/rules";
import {
  isSecured,
  paymentsOf,
  type StoredFulfillment,
  type StoredOrder,
  type StoredPayment,
} from "../stored-order";
import { isSuppressed, type ParcelNotice } from "../suppressed-notices";

/** A mail that an order's state calls for. The key names its occasion; `at` is when that was. */
export type DueMail = { key: string; at: Date } & (
  | { template: "order-confirmation" }
  /** `reason`: why an optician has refused the lenses, where that is why. */
  | { template: "order-cancelled"; reason?: string }
  | { template: "lens-question"; question: string }
  | { template: "payment-received"; payment: StoredPayment }
  | { template: ParcelNotice; fulfillment: StoredFulfillment }
  | { template: "order-refunded"; payment: StoredPayment; refund: { id: string; amount: number } }
);

type DecidedLenses = Pick<LensOrder, "state" | "revision" | "text" | "decision">;

/**
 * The mails that an order calls for, by its state alone: not by which event has come, nor in
 * which order. Each is sent once, so asking again is harmless.
 * @param lenses what was decided about the order's lenses, if it has any
 */
export function dueMails(order: StoredOrder, now = new Date(), lenses?: DecidedLenses): DueMail[] {
  const oldest = now.getTime() - daysOfNews * 86_400_000;
  // Staff may have entered it so that its customer gets no mails; what they ask all the same is sent.
  const due = order.no_notification ? [] : [...standing(order, lenses), ...refunds(order)];
  return [...due, ...questions(order, lenses)].filter(({ at }) => at.getTime() >= oldest);
}

function standing(order: StoredOrder, lenses: DecidedLenses | undefined): DueMail[] {
  if (order.canceled_at) {
    const reason = lenses?.state === "refused" ? lenses.text : null;
    return [
      {
        template: "order-cancelled",
        ...(reason && { reason }),
        key: `order-cancelled:${order.id}`,
        at: new Date(order.canceled_at),
      },
    ];
  }
  // A change of the order gives up its payment; that it was placed stays true.
  if (!isSecured(order) && paymentsOf(order).length === 0) return [];
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

/** Asked again, it is another question and another mail. */
function questions({ id, canceled_at }: StoredOrder, lenses: DecidedLenses | undefined): DueMail[] {
  if (canceled_at || lenses?.state !== "asked" || !lenses.decision || lenses.text === null)
    return [];
  const { revision, text, decision } = lenses;
  const key = `lens-question:${id}:${revision}`;
  return [{ template: "lens-question", key, at: decision.at, question: text }];
}

function onItsWay(order: StoredOrder, fulfillment: StoredFulfillment): DueMail[] {
  const { id, created_at, shipped_at, delivered_at, canceled_at, metadata } = fulfillment;
  const news = (template: ParcelNotice, at: string | Date): DueMail[] =>
    isSuppressed(metadata, template)
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
