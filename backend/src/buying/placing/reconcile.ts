/**
 * Finds what was interrupted and brings it to an end: orders, payments, confirmations. Everything it
 * does is done under the lock of the cart's placement and may be done twice.
 */
import { randomUUID } from "node:crypto";
import { isPaymentMethod } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, NotificationStatus, OrderWorkflowEvents } from "@medusajs/framework/utils";
import { daysOfNews } from "../../mails";
import { providerIds } from "../../payments/methods";
import { isCardSecured } from "../../payments/stripe";
import { recordsOf } from "../../platform/ask";
import { kindOfError, loggerOf } from "../../platform/logger";
import { type CartFacts, readCartFacts } from "../../read-models/buying/carts";
import { readStaleSessions } from "../../read-models/buying/payment-sessions";
import { readUnfinishedOrders } from "../../read-models/buying/unfinished-orders";
import { placementLock } from "../cart";
import { processPaymentEvents } from "../payment-events";
import { placeOrder } from "./place-order";
import { placementsOf, settleOrder } from "./settle-order";
import { interrupted } from "./settle-placement";

/** Seconds; what has moved more recently is being worked on. */
const quiet = 10;

export async function reconcile(container: MedusaContainer): Promise<void> {
  const placements = placementsOf(container);
  const unfinished = await readUnfinishedOrders(container, { quiet });
  const open = await placements.open(quiet);
  const carts = new Set([...open, ...unfinished.map(({ cartId }) => cartId)]);
  for (const cartId of carts) {
    await retryLater(container, () => finish(container, cartId));
  }
  await retryLater(container, () => processPaymentEvents(container));
  await retryLater(container, () => cancelStalePayments(container));
}

/** One thing that fails must not keep the others from being done. */
async function retryLater(container: MedusaContainer, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    loggerOf(container).warn(`Reconciling will be tried again (${kindOfError(error)})`);
  }
}

async function finish(container: MedusaContainer, cartId: string): Promise<void> {
  const again = await container
    .resolve(Modules.LOCKING)
    .execute([placementLock(cartId)], () => finishLocked(container, cartId), { timeout: 1 });
  if (again) await placeOrder(container, cartId, again);
}

/** @returns what to place again, outside of the lock that placing takes itself */
async function finishLocked(container: MedusaContainer, cartId: string) {
  const placements = placementsOf(container);
  const settled = await settleOrder(container, cartId);
  if (settled.state === "unknown") return undefined;
  if (settled.state === "ordered") {
    const { orderId, isRecording } = settled;
    const confirmed =
      (await confirmOrder(container, orderId)) || !(await awaitsConfirmation(container, orderId));
    await placements.mark(cartId, confirmed && !isRecording ? "settled" : "ordered", { orderId });
    return undefined;
  }
  const facts = await readCartFacts(container, { cartId });
  if (settled.reason === "never-made" && facts?.placement && (await isPaid(facts))) {
    const { agreed: total, currency, method } = facts.placement;
    const agreed = { total, currency };
    return { attempt: randomUUID(), agreed, ...(isPaymentMethod(method) && { method }) };
  }
  // Nothing was acknowledged and nothing is owed: the customer may order again.
  const reason = settled.reason === "never-made" ? interrupted : settled.reason;
  await placements.mark(cartId, "refused", { reason });
  return undefined;
}

/** Whether the customer has paid by card for what was never made an order. */
async function isPaid({ placement, payment }: CartFacts): Promise<boolean> {
  const session = payment?.session;
  if (!placement || session?.providerId !== providerIds.card || !session.data) return false;
  return isCardSecured(session.data, placement.agreed, placement.currency);
}

/** One run takes a few, so that the reconciler gets on. */
const mostStale = 50;

/** Card payments that were begun and left: nobody's money stays reserved for a bag left standing. */
async function cancelStalePayments(container: MedusaContainer): Promise<void> {
  const stale = await readStaleSessions(container, { provider: providerIds.card, most: mostStale });
  for (const { id, cartId } of stale) {
    await retryLater(container, () => cancelStale(container, id, cartId));
  }
}

/** Deleting the session cancels the payment with Stripe; one that was made after all is kept by it. */
const cancelStale = (container: MedusaContainer, id: string, cartId: string): Promise<void> =>
  container
    .resolve(Modules.LOCKING)
    .execute(
      [placementLock(cartId)],
      () => container.resolve(Modules.PAYMENT).deletePaymentSession(id),
      { timeout: 1 },
    );

/** Milliseconds that sending one mail may take, its time limits included. */
const sendingTakes = 40_000;

type Sent = { id: string; status: `${NotificationStatus}`; updated_at: string | Date };

/** A method that each module has for each of its models; only the types of this module leave it out. */
interface NotificationUpdates {
  updateNotifications(data: { id: string; status: NotificationStatus }): Promise<unknown>;
}

/**
 * Says again that the order was placed, where no confirmation was begun. What listens to that event has to bear
 * hearing it twice. A confirmation that failed is sent again by the job `resend-mails`, not from here.
 * @returns whether the confirmation is out, or in the hands of that job
 */
async function confirmOrder(container: MedusaContainer, orderId: string): Promise<boolean> {
  const filters = { idempotency_key: `order-confirmation:${orderId}` };
  const fields = ["id", "status", "updated_at"];
  const [mail] = await recordsOf<Sent>(container, "notification", filters, fields);
  if (mail?.status === "pending") {
    if (Date.now() - new Date(mail.updated_at).getTime() < sendingTakes) return false;
    // Interrupted while it was being sent. Perhaps it went out: a second one is better than none.
    await container
      .resolve<NotificationUpdates>(Modules.NOTIFICATION)
      .updateNotifications({ id: mail.id, status: NotificationStatus.FAILURE });
  }
  if (mail) return true;
  await container
    .resolve(Modules.EVENT_BUS)
    .emit({ name: OrderWorkflowEvents.PLACED, data: { id: orderId } });
  return false;
}

interface Confirmable {
  email?: string | null;
  created_at: string | Date;
  canceled_at?: string | Date | null;
}

/** Whether the order still has somebody to be confirmed to: an address, and neither cancelled nor too old for a mail. */
async function awaitsConfirmation(container: MedusaContainer, orderId: string): Promise<boolean> {
  const fields = ["email", "created_at", "canceled_at"];
  const [order] = await recordsOf<Confirmable>(container, "order", { id: orderId }, fields);
  if (!order?.email || order.canceled_at) return false;
  return Date.now() - new Date(order.created_at).getTime() < daysOfNews * 86_400_000;
}
