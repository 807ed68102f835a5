/** Turning a cart into an order: once, whatever is repeated, doubled or interrupted. */
import {
  type PaymentMethod,
  type PlacementRefusal,
  paymentMethods,
  placementRefusals,
} from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, OrderWorkflowEvents } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { methodOf, providerIds } from "../../payments/methods";
import { sameAmount } from "../../payments/money";
import { isCardSecured } from "../../payments/stripe";
import { notFoundError } from "../../platform/errors";
import { loggerOf } from "../../platform/logger";
import { type CartToOrder, readCartToOrder } from "../../read-models/buying/cart-to-order";
import { type CartFacts, readCartFacts } from "../../read-models/buying/carts";
import { placementLock, totalOf } from "../cart";
import { fitsDelivery, type OpenSession, openSession, refuseIncomplete } from "../prepare-payment";
import { makeOrderWorkflow } from "./make-order";
import { placementsOf } from "./settle-order";
import { interrupted, type PlaceOutcome, settlePlacement } from "./settle-placement";

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
 * Mails, documents and notifications of staff follow the answer. Should this fail or be lost, the reconciler announces it
 * again: the order is placed all the same.
 */
async function announce(container: MedusaContainer, id: string): Promise<void> {
  const event = { name: OrderWorkflowEvents.PLACED, data: { id } };
  try {
    await container.resolve(Modules.EVENT_BUS).emit(event, { delay: announcedAfter });
  } catch {
    loggerOf(container).warn(`An order was not announced and will be by the reconciler: ${id}`);
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
        throw notFoundError("Nobody has ordered this cart");
      }
      return settlePlacement(container, cartId);
    },
    { timeout: lockTimeout },
  );
}

const refuse = (reason: PlacementRefusal): Placed => ({ outcome: { outcome: "refused", reason } });

const unknown: Placed = { outcome: { outcome: "unknown" } };

const noSuchCart = () => notFoundError("There is no such cart");

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
  const isCutOff = facts.placement?.state === "begun" || facts.placement?.reason === interrupted;
  if (facts.orders.length > 0 || facts.completedAt || isCutOff) {
    const settled = await settlePlacement(container, cartId);
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
  const outcome = await settlePlacement(container, cartId, failure);
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
