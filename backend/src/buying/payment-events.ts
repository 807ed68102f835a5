/** Stripe's events: stored before they are acknowledged, processed late, doubled and in any order. */
import { createHash } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type Stripe from "stripe";
import { PAYMENT_EVENTS_MODULE } from "../modules/payment-events";
import type PaymentEventsModuleService from "../modules/payment-events/service";
import type { ReceivedEvent } from "../modules/payment-events/service";
import { isOver, isSecured, ownRefund, stripeClient } from "../payments/stripe";
import { loggerOf } from "../platform/logger";
import { readCartFacts } from "../read-models/buying/carts";
import { readCartOfIntent } from "../read-models/buying/payment-sessions";
import { placementLock } from "./cart";
import { placeOrder } from "./placing/place-order";
import { settleOrder } from "./placing/settle-order";

const eventsOf = (container: MedusaContainer) =>
  container.resolve<PaymentEventsModuleService>(PAYMENT_EVENTS_MODULE);

/** What Stripe says about refunds and disputes of a payment, besides about the payment itself. */
type About = Stripe.PaymentIntent | Stripe.Refund | Stripe.Dispute;

/** The payment that an event is about. */
function intentOf({ type, data }: Stripe.Event): string | undefined {
  if (!/^(?:payment_intent|refund|charge\.dispute)\./.test(type)) return undefined;
  const about = data.object as About;
  if (about.object === "payment_intent") return about.id;
  const intent = about.payment_intent;
  return typeof intent === "string" ? intent : intent?.id;
}

/** Stores an event whose signature was checked, where it is about a payment. */
export async function storePaymentEvent(
  container: MedusaContainer,
  event: Stripe.Event,
): Promise<void> {
  const intentId = intentOf(event);
  const { id, type } = event;
  if (intentId) await eventsOf(container).keep({ id, type, intentId });
}

export async function processPaymentEvents(container: MedusaContainer): Promise<void> {
  const events = eventsOf(container);
  for (const event of await events.waiting()) {
    try {
      const { state, result } = await processEvent(container, event);
      await events.done(event.id, state, result);
    } catch {
      await events.failed(event.id);
      loggerOf(container).warn(`A payment event will be tried again: ${event.id}`);
    }
  }
}

type Result = { state: "done" | "refused"; result: string };

/**
 * The event only says where to look. What counts is the payment as Stripe has it now, and only if it
 * is over the amount and in the currency that we asked for.
 */
async function processEvent(
  container: MedusaContainer,
  { id, type, intentId }: ReceivedEvent,
): Promise<Result> {
  const stripe = stripeClient();
  const owner = await readCartOfIntent(container, { intentId });
  if (!stripe || !owner) return { state: "done", result: "not ours" };
  if (!type.startsWith("payment_intent.")) return reportOf(container, stripe, intentId);
  const intent = await stripe.paymentIntents.retrieve(intentId);
  if (!isSecured(intent)) return { state: "done", result: intent.status };
  if (!isOver(intent, owner.amount, owner.currency)) {
    loggerOf(container).error(
      `A payment is not over what was asked for and is not accepted: ${intentId}`,
    );
    return { state: "refused", result: "amount" };
  }
  const { cartId } = owner;
  const facts = await readCartFacts(container, { cartId });
  if (facts?.orders.length) {
    if (facts.payment?.session?.data?.id !== intentId) {
      // The bag was ordered with another payment: this one is too much.
      await giveBack(stripe, intent);
      return { state: "refused", result: "second payment" };
    }
    const settled = await container
      .resolve(Modules.LOCKING)
      .execute([placementLock(cartId)], () => settleOrder(container, cartId), { timeout: 20 });
    return { state: "done", result: settled.state };
  }
  const agreed = { total: owner.amount, currency: owner.currency };
  const attempt = eventAttempt(id);
  const { outcome } = await placeOrder(container, cartId, { attempt, method: "card", agreed });
  if (outcome.outcome === "unknown") throw new Error("Stripe does not answer");
  if (outcome.outcome === "ordered") return { state: "done", result: "ordered" };
  // Paid for what can not be ordered any more: the money goes back.
  await giveBack(stripe, intent);
  return { state: "refused", result: outcome.reason };
}

/** Money that went back without staff: refunds that failed or were made at Stripe, and disputes. */
async function reportOf(
  container: MedusaContainer,
  stripe: Stripe,
  intentId: string,
): Promise<Result> {
  const payment = { payment_intent: intentId };
  const [disputes, refunds] = await Promise.all([
    stripe.disputes.list(payment),
    stripe.refunds.list(payment),
  ]);
  const foreign = refunds.data.some(({ metadata }) => metadata?.made_by !== ownRefund.made_by);
  const result =
    (disputes.data.length > 0 && "disputed") ||
    (refunds.data.some(({ status }) => status === "failed") && "refund failed") ||
    (foreign && "refunded at Stripe");
  if (!result) return { state: "done", result: "refunded" };
  loggerOf(container).error(
    `A payment needs somebody to look at it in Stripe's dashboard (${result}): ${intentId}`,
  );
  return { state: "refused", result };
}

async function giveBack(
  stripe: Stripe,
  { id, status }: { id: string; status: string },
): Promise<void> {
  const idempotencyKey = `give-back:${id}`;
  if (status === "succeeded") {
    const refund = { payment_intent: id, metadata: ownRefund };
    await stripe.refunds.create(refund, { idempotencyKey });
  } else {
    await stripe.paymentIntents.cancel(id, {}, { idempotencyKey });
  }
}

/** The idempotency key of what an event sets off: the same event, the same attempt. A UUID. */
function eventAttempt(eventId: string): string {
  const hex = createHash("sha256").update(`payment-event:${eventId}`).digest("hex");
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join("-");
}
