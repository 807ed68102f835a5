/** Turning a cart into an order: once, whatever is repeated, doubled or interrupted. */
import {
  type PaymentMethod,
  type PlacementRefusal,
  paymentMethods,
  placementRefusals,
} from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import {
  ContainerRegistrationKeys,
  MedusaError,
  Modules,
  OrderWorkflowEvents,
} from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { reserveInventoryStepId } from "@medusajs/medusa/core-flows";
import { methodOf, providerIds } from "../../payments/methods";
import { sameAmount } from "../../payments/money";
import { isCardSecured } from "../../payments/stripe";
import { type CartToOrder, readCartToOrder } from "../../read-models/buying/cart-to-order";
import { type CartFacts, readCartFacts } from "../../read-models/buying/carts";
import { placementLock, totalOf } from "../cart";
import { fitsDelivery, type OpenSession, openSession, refuseIncomplete } from "../prepare-payment";
import { isWithoutConsent, lineRefusalOf } from "../validate-line";
import { makeOrderWorkflow } from "./make-order";
import { placementsOf, settleOrder } from "./settle-order";

export type PlaceOutcome =
  | { outcome: "ordered"; order_id: string }
  | { outcome: "refused"; reason: PlacementRefusal }
  /** The payment service, or something of ours, does not answer; asking again with the same key tells. */
  | { outcome: "unknown" };

/** `error`: what Medusa threw, for those who answer as it does. */
type Placed = { outcome: PlaceOutcome; error?: unknown };

/** `made`: the id of the order that came about just now. */
type Making = Placed & { made?: string };

export const placementShape = z.object({
  /** Idempotency key: the same key never does anything twice. */
  attempt: z.uuid(),
  method: z.enum(paymentMethods),
  /** What the customer agreed to pay, in the main unit. */
  agreed: z.object({ total: z.number().min(0), currency: z.string().length(3) }),
});

/** Without a method as the cart's payment session says, without an agreement for what the cart costs. */
type Placement = Pick<z.output<typeof placementShape>, "attempt"> &
  Partial<z.output<typeof placementShape>>;

/** Seconds to wait while another request places the same cart. */
const lockTimeout = 20;

/** Milliseconds after which the rest of the shop hears of an order: its customer's page comes first. */
const announcedAfter = 1000;

/**
 * @throws MedusaError `not_found` where there is no such cart
 */
export async function placeOrder(
  container: MedusaContainer,
  cartId: string,
  placement: Placement,
): Promise<Placed> {
  const locking = container.resolve(Modules.LOCKING);
  const timeout = { timeout: lockTimeout };
  const work = () => place(container, cartId, placement);
  // In the order of preparing a payment, which holds the first while it takes the second.
  const { made, ...placed } = await locking.execute(
    [placementLock(cartId)],
    () => locking.execute([cartId], work, timeout),
    timeout,
  );
  if (made) await announce(container, made);
  return placed;
}

/**
 * Mails, documents and what staff are told follow the answer. Should this fail or be lost, the reconciler says it
 * again: the order is placed all the same.
 */
async function announce(container: MedusaContainer, id: string): Promise<void> {
  const event = { name: OrderWorkflowEvents.PLACED, data: { id } };
  try {
    await container.resolve(Modules.EVENT_BUS).emit(event, { delay: announcedAfter });
  } catch {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`An order was not announced and will be by the reconciler: ${id}`);
  }
}

/**
 * The order of a cart, brought to its end where it was interrupted. Never makes one.
 * @throws MedusaError `not_found` where nobody has ordered the cart
 */
export function findOrder(container: MedusaContainer, cartId: string): Promise<PlaceOutcome> {
  return container.resolve(Modules.LOCKING).execute(
    [placementLock(cartId)],
    async () => {
      const facts = await readCartFacts(container, { cartId });
      if (!facts || (facts.orders.length === 0 && !facts.completedAt)) {
        throw new MedusaError(MedusaError.Types.NOT_FOUND, "Nobody has ordered this cart");
      }
      return settle(container, cartId);
    },
    { timeout: lockTimeout },
  );
}

const refuse = (reason: PlacementRefusal): Placed => ({ outcome: { outcome: "refused", reason } });

const unknown: Placed = { outcome: { outcome: "unknown" } };

const noSuchCart = () => new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such cart");

/** Undefined where Stripe does not say. */
const cardSecured = (...question: Parameters<typeof isCardSecured>) =>
  isCardSecured(...question).catch(() => undefined);

const read = (container: MedusaContainer, cartId: string) =>
  Promise.all([readCartFacts(container, { cartId }), readCartToOrder(container, { cartId })]);

async function place(
  container: MedusaContainer,
  cartId: string,
  placement: Placement,
): Promise<Making> {
  const { attempt } = placement;
  let [facts, cart] = await read(container, cartId);
  if (!facts) throw noSuchCart();
  if (facts.orders.length > 0 || facts.completedAt) {
    const settled = await settle(container, cartId);
    if (settled.outcome !== "refused") return { outcome: settled };
    // What was left of an interrupted attempt is gone; this one starts afresh.
    [facts, cart] = await read(container, cartId);
  }
  const earlier = facts?.placement;
  if (
    earlier?.attempt === attempt &&
    earlier.state === "refused" &&
    earlier.reason !== interrupted
  ) {
    return refuse(placementRefusals.find((known) => known === earlier.reason) ?? "other");
  }
  if (!facts || !cart) throw noSuchCart();
  const ready = await makeReady(container, cart, placement, facts);
  if ("outcome" in ready) return ready;
  const { method, total, session } = ready;
  const currency = cart.currency_code;
  if (method === "card" && session) {
    const secured = await cardSecured(session.data, total, currency);
    if (secured !== true) return secured === undefined ? unknown : refuse("payment-open");
  }
  const begun = { cartId, attempt, method: method ?? "none", agreed: total, currency };
  await placementsOf(container).begin(begun);
  const collection = session?.collection ?? facts.payment?.collectionId;
  const { errors } = await makeOrderWorkflow(container).run({
    input: {
      cart,
      ...(collection && { collection }),
      ...(method && session && { session: { id: session.id, provider: providerIds[method] } }),
    },
    throwOnError: false,
  });
  const [failure] = errors ?? [];
  const outcome = await settle(container, cartId, failure);
  const made = !failure && outcome.outcome === "ordered" ? { made: outcome.order_id } : {};
  return { outcome, error: failure?.error, ...made };
}

type Ready = {
  /** Absent where nothing is to be paid. */
  method?: PaymentMethod;
  session?: OpenSession;
  total: number;
};

/** Checks what was agreed and opens the payment. */
async function makeReady(
  container: MedusaContainer,
  cart: CartToOrder,
  { agreed, method: wanted }: Placement,
  { payment }: CartFacts,
): Promise<Ready | Placed> {
  refuseIncomplete(cart);
  const { id, currency_code } = cart;
  const total = totalOf(cart);
  if (agreed && !(agreed.currency === currency_code && sameAmount(agreed.total, total))) {
    return refuse("changed");
  }
  if (total <= 0) return { ...(wanted && { method: wanted }), total };
  const method = wanted ?? methodOf(payment?.session?.providerId);
  if (!method) return refuse("payment-open");
  if (!fitsDelivery(cart, method)) return refuse("payment-delivery");
  const session = await openSession(container, { id, total, currency_code }, method, payment);
  return { method, session, total };
}

/** What ended the making of an order: the step that failed, and its error as a plain object. */
type Failure = { action: string; error: unknown };

/** Finds what became of the cart, completes what is missing and writes it down. */
async function settle(
  container: MedusaContainer,
  cartId: string,
  failure?: Failure,
): Promise<PlaceOutcome> {
  const placements = placementsOf(container);
  const settled = await settleOrder(container, cartId);
  if (settled.state === "unknown") return { outcome: "unknown" };
  if (settled.state === "ordered") {
    await placements.mark(cartId, "ordered", { orderId: settled.orderId });
    return { outcome: "ordered", order_id: settled.orderId };
  }
  if (settled.reason === "never-made" && typeOf(failure) === MedusaError.Types.CONFLICT) {
    // Too many are after the same article at this moment: no reason to refuse, but to ask again.
    await placements.mark(cartId, "refused", { reason: interrupted });
    throw new MedusaError(MedusaError.Types.CONFLICT, "The articles of the cart are being ordered");
  }
  if (settled.reason !== "never-made") {
    await placements.mark(cartId, "refused", { reason: settled.reason });
    return { outcome: "refused", reason: settled.reason };
  }
  if (!failure) {
    await placements.mark(cartId, "refused", { reason: interrupted });
    return { outcome: "refused", reason: "other" };
  }
  const reason = reasonOf(container, failure);
  // What failed on our side is no refusal: the placement stays open, for the reconciler or the same attempt.
  if (reason === undefined) return { outcome: "unknown" };
  await placements.mark(cartId, "refused", { reason });
  return { outcome: "refused", reason };
}

const paymentErrors = new Set<unknown>([
  MedusaError.Types.PAYMENT_AUTHORIZATION_ERROR,
  MedusaError.Types.PAYMENT_REQUIRES_MORE_ERROR,
]);

/** What the step that reserves stock throws where there is too little, or none where the channel sells from. */
const stockErrors = new Set<unknown>([
  MedusaError.Types.NOT_ALLOWED,
  MedusaError.Types.NOT_FOUND,
  MedusaError.Types.INVALID_DATA,
]);

/** Other errors by which Medusa judges what was asked; it throws them with the same right again. */
const refusals = new Set<unknown>([
  ...stockErrors,
  MedusaError.Types.DUPLICATE_ERROR,
  MedusaError.Types.FORBIDDEN,
  MedusaError.Types.UNAUTHORIZED,
]);

/** Marks a placement that was not refused but crowded out or cut off; the same attempt is made again. */
export const interrupted = "interrupted";

const typeOf = (failure: Failure | undefined): unknown =>
  typeof failure?.error === "object" && failure.error !== null && "type" in failure.error
    ? failure.error.type
    : undefined;

/** @returns undefined where nothing was judged: a database that is gone, an error of ours */
function reasonOf(container: MedusaContainer, failure: Failure): PlacementRefusal | undefined {
  const refusal = lineRefusalOf(failure.error);
  if (refusal) return isWithoutConsent(refusal) ? "consent" : "prescription";
  const type = typeOf(failure);
  if (paymentErrors.has(type)) return "payment";
  if (failure.action === reserveInventoryStepId && stockErrors.has(type)) return "out-of-stock";
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  if (refusals.has(type)) {
    logger.warn(`An order was refused by the step ${failure.action}: ${String(type)}`);
    return "other";
  }
  logger.error(`An order was interrupted in the step ${failure.action}: ${String(type)}`);
  return undefined;
}
