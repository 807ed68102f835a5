/** Turning a bag into an order, exactly once, whatever is clicked, repeated or interrupted. */
import {
  type PaymentMethod,
  type PlacementRefusal,
  placementRefusals,
  type SiteLanguage,
} from "@landolt/forms";
import { z } from "zod";
import { networkHeaders } from "../orders/proof.server.ts";
import {
  type Answer,
  answered,
  notFound,
  type Refusal,
  refused,
  unavailable,
} from "../platform/answers.ts";
import { ask } from "../platform/client.server.ts";
import { bagCookie, ordersCookie, withOrder } from "../platform/cookies.server.ts";
import { inTurn } from "../platform/keyed-queue.server.ts";
import { visitorsCart } from "./bag.server.ts";
import { agreementOf } from "./bag.ts";
import { checkoutOf } from "./checkout.server.ts";

const outcomeAnswer = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("ordered"), order_id: z.string() }),
  z.object({ outcome: z.literal("refused"), reason: z.enum(placementRefusals) }),
]);

/** Whatever else it was, nothing was charged, and another attempt may succeed. */
const refusals: Readonly<Record<PlacementRefusal, Refusal>> = {
  changed: "changed",
  "out-of-stock": "out-of-stock",
  prescription: "prescription",
  consent: "consent",
  payment: "payment",
  "payment-open": "payment",
  "payment-delivery": "payment-delivery",
  other: "payment",
};

/** Milliseconds to wait before asking again whether the order exists. */
const pauses = [0, 250, 1000, 2500];
/** Milliseconds the backend may take to order, which is more than a page may. */
const placeTimeout = 15_000;

/** `Set-Cookie` headers that hand the visitor the order and take the bag away. */
export type OrderCookies = [order: string, bag: string];

interface Placement {
  /** What the visitor saw when agreeing, from {@link agreementOf}; absent where a bank's page came after that. */
  agreed?: string;
  /** Idempotency key of this attempt: a UUID that the page made. */
  attempt: string;
  method: PaymentMethod;
}

/**
 * Orders what is in the visitor's bag.
 * @returns the cookies to answer with; a refusal leaves the bag as it is. `notFound` where the browser has no bag, as after
 *   an order. `unavailable` means that it is not known whether the order was placed: asking again finds it and does not
 *   order twice.
 */
export async function placeOrder(
  request: Request,
  language: SiteLanguage,
  { agreed, attempt, method }: Placement,
): Promise<Answer<OrderCookies>> {
  const bagId = await bagCookie.read(request);
  if (!bagId) return notFound;
  return inTurn(bagId, async () => {
    const cart = await visitorsCart(request, language);
    if (!cart.ok) return cart;
    if (!cart.value) return refused("changed");
    const { id, total, currency_code } = cart.value;
    const { bag, progress } = checkoutOf(cart.value);
    if (progress.ordered) return cookiesAfter(request, await made(id, "GET"));
    const isAgreed = agreed === undefined || agreementOf(bag) === agreed;
    if (!progress.filled || !progress.shipping || !isAgreed) return refused("changed");
    const body = { attempt, method, agreed: { total, currency: currency_code } };
    const headers = networkHeaders(request);
    return cookiesAfter(request, await made(id, "POST", { body, headers }));
  });
}

/**
 * The order of a bag whose card was confirmed on a page of the bank's. Nothing of the address it came
 * back by counts: the backend asks Stripe what became of the payment.
 */
export function placePaidOrder(
  request: Request,
  language: SiteLanguage,
): Promise<Answer<OrderCookies>> {
  return placeOrder(request, language, { attempt: crypto.randomUUID(), method: "card" });
}

/**
 * The order of a bag that was ordered while the answer got lost on its way to the visitor.
 * @returns the cookies to answer with; `notFound` where the bag is not ordered
 */
export async function recoverOrder(
  request: Request,
  language: SiteLanguage,
): Promise<Answer<OrderCookies>> {
  const found = await visitorsCart(request, language);
  if (!found.ok) return found;
  const cart = found.value;
  if (!cart?.completed_at) return notFound;
  return cookiesAfter(request, await inTurn(cart.id, () => made(cart.id, "GET")));
}

/** The cookies by which the browser keeps the order and lets go of its bag. */
async function cookiesAfter(
  request: Request,
  order: Answer<string>,
): Promise<Answer<OrderCookies>> {
  if (!order.ok) return order;
  const orders = withOrder(order.value, await ordersCookie.read(request));
  return answered([await ordersCookie.write(orders), await bagCookie.clear()]);
}

/**
 * The order made of a cart: with POST by placing it, with GET as it was placed before. The same
 * attempt is answered the same, so a conflict, a time limit or a broken connection is answered by
 * asking again.
 */
async function made(
  cartId: string,
  method: "GET" | "POST",
  placement?: { body: Record<string, unknown>; headers: Record<string, string> },
): Promise<Answer<string>> {
  for (const [attempt, pause] of pauses.entries()) {
    await new Promise((done) => setTimeout(done, pause));
    const answer = await ask({
      path: `/store/carts/${cartId}/place`,
      shape: outcomeAnswer,
      method,
      limit: placeTimeout,
      ...placement,
      refusal: "payment",
    });
    if (answer.ok) {
      const { value } = answer;
      if (value.outcome === "ordered") return answered(value.order_id);
      return refused(refusals[value.reason]);
    }
    if (answer.problem !== "unavailable") return answer;
    // Nothing was sent that could still be ordered.
    if (attempt === 0 && answer.unsent) return answer;
  }
  return unavailable;
}
