import type { Mail, MailContext } from "../../mails";
import { orderPaymentOf } from "../../payments/methods";
import { environment } from "../../platform/environment";
import type { ExpectedDelivery } from "../expected-delivery";
import type { StoredFulfillment, StoredOrder } from "../stored-order";
import { paymentsOf } from "../stored-order";
import type { DueMail } from "./due-mails";
import { type MailItem, mailOrder } from "./order-mail";
import { cancelled } from "./templates/cancelled";
import { delivered } from "./templates/delivered";
import { lensQuestion } from "./templates/lens-question";
import { orderConfirmation } from "./templates/order-confirmation";
import { paymentReceived } from "./templates/payment-received";
import { readyForCollection } from "./templates/ready-for-collection";
import { refunded } from "./templates/refunded";
import { shipped } from "./templates/shipped";

const sum = (amounts: { amount: number }[] | null | undefined): number =>
  (amounts ?? []).reduce((total, { amount }) => total + Number(amount), 0);

/** What has been received and not given back. */
const paid = (order: StoredOrder): number =>
  paymentsOf(order).reduce(
    (total, { captures, refunds }) => total + sum(captures) - sum(refunds),
    0,
  );

/**
 * The mail's content, from the order as it is now.
 * @param hasDocument whether an invoice or credit note goes with it
 * @param expected when the order can be expected
 */
export function writeOrderMail(
  due: DueMail,
  stored: StoredOrder,
  hasDocument: boolean,
  expected: ExpectedDelivery,
  context: MailContext,
): Mail {
  const order = mailOrder(stored, context.business.country, environment().STRIPE_CAPTURE);
  const itemsOf = (fulfillment: StoredFulfillment): MailItem[] =>
    stored.items.flatMap(({ id }, index) => {
      const sent = fulfillment.items?.find(({ line_item_id }) => line_item_id === id);
      const item = order.items[index];
      return sent && item ? [{ ...item, quantity: Number(sent.quantity) }] : [];
    });
  switch (due.template) {
    case "order-confirmation":
      return orderConfirmation(order, expected, context);
    case "payment-received": {
      const { payment, at } = due;
      const received = {
        amount: sum(payment.captures),
        at,
        way: orderPaymentOf(payment.provider_id),
      };
      return paymentReceived(order, received, expected, context);
    }
    case "order-ready": {
      const unpaid = Math.max(0, order.total - paid(stored));
      return readyForCollection(order, { items: itemsOf(due.fulfillment), unpaid }, context);
    }
    case "order-shipped": {
      const tracking = (due.fulfillment.labels ?? [])
        .filter(({ tracking_number }) => tracking_number)
        .map(({ tracking_number, tracking_url }) => ({
          number: tracking_number,
          // What staff typed there may be anything; only a web address becomes a link.
          ...(/^https?:\/\//.test(tracking_url ?? "") ? { url: tracking_url } : {}),
        }));
      return shipped(order, { items: itemsOf(due.fulfillment), tracking }, context);
    }
    case "order-delivered":
      return delivered(order, { items: itemsOf(due.fulfillment) }, context);
    case "order-cancelled":
      return cancelled(
        order,
        { paid: paid(stored) > 0, ...(due.reason && { reason: due.reason }) },
        context,
      );
    case "lens-question":
      return lensQuestion(order, due.question, context);
    case "order-refunded": {
      const { payment, refund, at } = due;
      const amount = Number(refund.amount);
      const way = orderPaymentOf(payment.provider_id);
      return refunded(order, { amount, at, way, creditNote: hasDocument }, context);
    }
  }
}
