/** Brings the payment of an order to where it was agreed: authorised, and captured where that is due. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, PaymentCollectionStatus } from "@medusajs/framework/utils";
import { capturePaymentWorkflow } from "@medusajs/medusa/core-flows";
import { providerIds } from "../../payments/methods";
import { environment } from "../../platform/environment";
import { loggerOf } from "../../platform/logger";
import { type PaymentFacts, readCartFacts } from "../../read-models/buying/carts";
import { readUnrecordedCaptures } from "../../read-models/buying/unrecorded-captures";

/**
 * `failed`: it will never be paid this way. `unknown`: the payment service did not say. `recording`: secured, and
 * somebody may be capturing it, or writing the capture into the order's account, at this moment.
 */
export type PaymentOutcome = "secured" | "recording" | "failed" | "unknown";

/** Seconds after which a capture that has no end, or no entry in the order's account, is taken for interrupted. */
const captureTakes = 30;

type Payment = NonNullable<PaymentFacts["payment"]>;

/** States from which a payment does not come back by itself. */
const ended = new Set(["error", "canceled", "requires_more"]);

/** @param before as it stands under the lock of the cart's placement */
export async function settlePayment(
  container: MedusaContainer,
  cartId: string,
  orderId: string,
  before: PaymentFacts | null,
): Promise<PaymentOutcome> {
  if (!before || before.amount <= 0) return "secured";
  let now: PaymentFacts | null | undefined = before;
  if (!before.payment) {
    const outcome = await authorise(container, before);
    if (outcome !== "secured") return outcome;
    now = (await readCartFacts(container, { cartId }))?.payment;
  } else if (before.payment.canceledAt) {
    return "failed";
  }
  if (!now?.payment) return "unknown";
  await completeCollection(container, now);
  const tried = await captureIfDue(container, now);
  if (!tried && isBeingCaptured(now.payment)) return "recording";
  const isRecorded =
    !(tried || now.payment.captured > 0) ||
    (await recordCaptures(container, orderId, now.payment.id));
  return isRecorded ? "secured" : "recording";
}

async function authorise(
  container: MedusaContainer,
  { session }: PaymentFacts,
): Promise<PaymentOutcome> {
  if (!session) return "failed";
  const payments = container.resolve(Modules.PAYMENT);
  try {
    if (await payments.authorizePaymentSession(session.id, {})) return "secured";
  } catch {
    // Its reason is in the session's state, if the service gave one.
  }
  const { status } = await payments.retrievePaymentSession(session.id);
  return ended.has(status) ? "failed" : "unknown";
}

/** Medusa sums up last; interrupted before, it takes a paid order for an unpaid one. */
async function completeCollection(container: MedusaContainer, facts: PaymentFacts): Promise<void> {
  const { payment, collectionId, collectionStatus } = facts;
  const status = payment?.capturedAt
    ? PaymentCollectionStatus.COMPLETED
    : PaymentCollectionStatus.AUTHORIZED;
  const behind = new Set<string>([
    "not_paid",
    "awaiting",
    ...(payment?.capturedAt ? ["authorized"] : []),
  ]);
  if (!behind.has(collectionStatus)) return;
  await container.resolve(Modules.PAYMENT).updatePaymentCollections(collectionId, { status });
  loggerOf(container).warn(`The state of a payment was corrected: ${collectionId}`);
}

/** Whether a capture was begun that has no end yet: it is under way, or was interrupted less than {@link captureTakes} ago. */
const isBeingCaptured = ({ providerId, captured, capturedAt }: Payment): boolean =>
  providerId === providerIds.card && captured > 0 && !capturedAt;

/**
 * Cards are charged as soon as the order stands, unless staff want to do it themselves.
 * @returns whether it was tried now
 */
async function captureIfDue(
  container: MedusaContainer,
  { payment }: PaymentFacts,
): Promise<boolean> {
  if (!payment || payment.capturedAt || payment.providerId !== providerIds.card) return false;
  if (isBeingCaptured(payment)) {
    // Begun, by staff or by us, and perhaps interrupted: begun again only when it must be.
    if ((payment.captureAge ?? 0) < captureTakes) return false;
    const payments = container.resolve(Modules.PAYMENT);
    const begun = await payments.listCaptures({ payment_id: payment.id }, { select: ["id"] });
    await payments.deleteCaptures(begun.map(({ id }) => id));
  } else if (environment().STRIPE_CAPTURE === "by-staff") {
    return false;
  }
  try {
    await capturePaymentWorkflow(container).run({ input: { payment_id: payment.id } });
  } catch {
    loggerOf(container).warn(
      `A payment could not be captured and will be tried again: ${payment.id}`,
    );
  }
  return true;
}

/**
 * Writes captures into the order's own account of what was paid, where an interruption left them out.
 * @returns false while the capture may still be under way elsewhere
 */
async function recordCaptures(
  container: MedusaContainer,
  orderId: string,
  paymentId: string,
): Promise<boolean> {
  const missing = await readUnrecordedCaptures(container, { paymentId, orderId });
  if (missing.length === 0) return true;
  if (missing.some(({ age }) => age < captureTakes)) return false;
  await container.resolve(Modules.ORDER).addOrderTransactions(
    missing.map(({ id, amount, currency }) => ({
      order_id: orderId,
      amount,
      currency_code: currency,
      reference: "capture",
      reference_id: id,
    })),
  );
  return true;
}
