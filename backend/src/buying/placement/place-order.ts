/** Turning a cart into an order: once, whatever is repeated, doubled or interrupted. */
import type { PaymentMethod } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils";
import { completeCartWorkflow } from "@medusajs/medusa/core-flows";
import { PLACEMENTS_MODULE } from "../../modules/placements";
import type PlacementsModuleService from "../../modules/placements/service";
import { readCartFacts } from "../../read-models/cart-facts";
import { refusalOf } from "../cart/line-refusal";
import { isCardSecured } from "../payment/card-state";
import { sameAmount } from "../payment/hundredths";
import { methodOf } from "../payment/methods";
import { type OpenSession, preparePayment } from "../payment/prepare-payment";
import { readCartTotal } from "./cart-total";
import { placementLock, settleOrder } from "./settle-order";

export type PlaceRefusal =
  /** The cart costs something else than the customer agreed to. */
  | "changed"
  | "out-of-stock"
  | "prescription"
  /** The payment was refused; another attempt, or another way to pay, may succeed. */
  | "payment"
  /** The card has not been confirmed yet, or wants one more step of the customer's. */
  | "payment-open"
  | "other";

export type PlaceOutcome =
  | { outcome: "ordered"; order_id: string }
  | { outcome: "refused"; reason: PlaceRefusal }
  /** The payment service does not answer; asking again with the same key tells. */
  | { outcome: "unknown" };

/** `error`: what Medusa threw, for those who answer in its words. */
export type Placed = { outcome: PlaceOutcome; error?: unknown };

export type Wish = {
  cartId: string;
  /** Idempotency key: the same key never does anything twice. */
  attempt: string;
  /** Absent: as the cart's payment session says. */
  method?: PaymentMethod;
  /** What the customer agreed to pay, in the main unit. Absent: what the cart costs. */
  agreed?: { total: number; currency: string };
};

/** Seconds to wait while another request places the same cart. */
const patience = 20;

/**
 * @throws MedusaError `not_found` where there is no such cart
 */
export function placeOrder(container: MedusaContainer, wish: Wish): Promise<Placed> {
  return container
    .resolve(Modules.LOCKING)
    .execute([placementLock(wish.cartId)], () => place(container, wish), { timeout: patience });
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
    { timeout: patience },
  );
}

const refuse = (reason: PlaceRefusal): Placed => ({ outcome: { outcome: "refused", reason } });

const unknown: Placed = { outcome: { outcome: "unknown" } };

/** Undefined where Stripe does not say. */
const cardSecured = (...question: Parameters<typeof isCardSecured>) =>
  isCardSecured(...question).catch(() => undefined);

async function place(container: MedusaContainer, wish: Wish): Promise<Placed> {
  const { cartId, attempt } = wish;
  const placements = container.resolve<PlacementsModuleService>(PLACEMENTS_MODULE);
  const [facts, found] = await Promise.all([
    readCartFacts(container, { cartId }),
    placements.find(cartId),
  ]);
  let earlier = found;
  if (!facts) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such cart");
  if (facts.orders.length > 0 || facts.completedAt) {
    const settled = await settle(container, cartId);
    if (settled.outcome !== "refused") return { outcome: settled };
    // What was left of an interrupted attempt is gone; this one starts afresh.
    earlier = await placements.find(cartId);
  }
  if (earlier?.attempt === attempt && earlier.state === "refused" && earlier.reason !== busy) {
    return refuse(refusalWord(earlier.reason));
  }
  const ready = await makeReady(container, wish);
  if ("outcome" in ready) return ready;
  const { method, total, currency, session } = ready;
  if (method === "card" && session) {
    const secured = await cardSecured(session.data, total, currency);
    if (secured !== true) return secured === undefined ? unknown : refuse("payment-open");
  }
  await placements.begin({ cartId, attempt, method: method ?? "none", agreed: total, currency });
  // The order takes the cart's metadata over: by this it is found, and no second one is taken.
  const metadata = { ...ready.metadata, cart_id: cartId };
  await container.resolve(Modules.CART).updateCarts([{ id: cartId, metadata }]);
  const { errors } = await completeCartWorkflow(container).run({
    input: { id: cartId },
    throwOnError: false,
  });
  const error: unknown = errors?.[0]?.error;
  return { outcome: await settle(container, cartId, error), error };
}

type Ready = {
  /** Absent where nothing is to be paid. */
  method?: PaymentMethod;
  session?: OpenSession;
  total: number;
  currency: string;
  metadata: Record<string, unknown> | null;
};

/** Checks what was agreed and opens the payment, while nobody can change the cart. */
function makeReady(
  container: MedusaContainer,
  { cartId, agreed, method: wished }: Wish,
): Promise<Ready | Placed> {
  return container.resolve(Modules.LOCKING).execute(
    [cartId],
    async () => {
      const [cart, facts] = await Promise.all([
        readCartTotal(container, cartId),
        readCartFacts(container, { cartId }),
      ]);
      if (!cart) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such cart");
      const { total, currency_code: currency, metadata } = cart;
      if (agreed && !(agreed.currency === currency && sameAmount(agreed.total, total))) {
        return refuse("changed");
      }
      if (total <= 0) return { ...(wished && { method: wished }), total, currency, metadata };
      const payment = facts?.payment ?? null;
      const method = wished ?? methodOf(payment?.session?.providerId);
      if (!method) return refuse("payment-open");
      const session = await preparePayment(container, cart, method, payment);
      return { method, session, total, currency, metadata };
    },
    { timeout: patience },
  );
}

/** Looks at what became of the cart, mends what is missing and writes it down. */
async function settle(
  container: MedusaContainer,
  cartId: string,
  error?: unknown,
): Promise<PlaceOutcome> {
  const placements = container.resolve<PlacementsModuleService>(PLACEMENTS_MODULE);
  const settled = await settleOrder(container, cartId);
  if (settled.state === "unknown") return { outcome: "unknown" };
  if (settled.state === "ordered") {
    await placements.mark(cartId, "ordered", { orderId: settled.orderId });
    return { outcome: "ordered", order_id: settled.orderId };
  }
  if (settled.reason === "never-made" && /acquir\w+ lock/i.test(textOf(error))) {
    // Too many are after the same article at this moment: no reason to refuse, but to ask again.
    await placements.mark(cartId, "refused", { reason: busy });
    throw new Error("Timed-out acquiring lock.");
  }
  const reason = settled.reason === "never-made" ? reasonOf(container, error) : settled.reason;
  await placements.mark(cartId, "refused", { reason });
  return { outcome: "refused", reason };
}

const words: readonly PlaceRefusal[] = [
  "changed",
  "out-of-stock",
  "prescription",
  "payment",
  "payment-open",
];

const refusalWord = (word: string | null): PlaceRefusal =>
  words.find((known) => known === word) ?? "other";

const paymentErrors = new Set<string>([
  MedusaError.Types.PAYMENT_AUTHORIZATION_ERROR,
  MedusaError.Types.PAYMENT_REQUIRES_MORE_ERROR,
]);

/** Marks a placement that was not refused but crowded out; the same attempt is made again. */
const busy = "busy";

/** A workflow turns errors into plain objects. */
const textOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "message" in error ? String(error.message) : "";

/** Medusa tells most of its reasons in English only. */
function reasonOf(container: MedusaContainer, error: unknown): PlaceRefusal {
  if (refusalOf(error)) return "prescription";
  const { type } = { type: "", ...(error as object | undefined) };
  const text = textOf(error);
  if (paymentErrors.has(type)) return "payment";
  if (/inventory|stock/i.test(text)) return "out-of-stock";
  if (error !== undefined) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`An order was refused: ${text.replaceAll(/[a-z]+_[0-9A-Z]{26}/g, "…").slice(0, 200)}`);
  }
  return "other";
}
