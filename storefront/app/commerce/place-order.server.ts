/** Turning a bag into an order, exactly once, whatever is clicked, repeated or interrupted. */
import type { SiteLanguage } from "@landolt/forms";
import { z } from "zod";
import { type Answer, answered, notFound, refused, unavailable } from "./answers.ts";
import { agreementOf } from "./bag.ts";
import { readCart, refusal, visitorsCart } from "./cart.server.ts";
import type { Cart } from "./cart-answer.ts";
import { checkoutOf } from "./checkout.server.ts";
import { ask } from "./client.server.ts";
import { bagCookie, ordersCookie } from "./cookies.server.ts";
import { inTurn } from "./serial.server.ts";

const payInStore = "pp_pay-in-store_pay-in-store";

const collectionAnswer = z.object({ payment_collection: z.object({ id: z.string() }) });

const completionAnswer = z.discriminatedUnion("type", [
  z.object({ type: z.literal("order"), order: z.object({ id: z.string() }) }),
  z.object({ type: z.literal("cart") }),
]);

/** Milliseconds to wait before asking again whether the order exists. */
const pauses = [250, 1000, 2500];

/** `Set-Cookie` headers that hand the visitor the order and take the bag away. */
export type OrderCookies = [order: string, bag: string];

/**
 * Orders what is in the visitor's bag, to be paid in the store.
 * @param agreed what the visitor saw when agreeing, from {@link agreementOf}
 * @returns the cookies to answer with; a refusal leaves the bag as it is. `unavailable` means that
 *   it is not known whether the order was placed: asking again finds it and does not order twice.
 */
export async function placeOrder(
  request: Request,
  language: SiteLanguage,
  agreed: string,
): Promise<Answer<OrderCookies>> {
  const found = await visitorsCart(request, language);
  if (!found.ok) return found;
  const id = found.value?.id;
  if (!id) return notFound;
  return inTurn(id, async () => {
    const cart = await readCart(id);
    if (!cart.ok) return cart;
    if (!cart.value.completed_at) {
      const ready = await prepare(cart.value, agreed);
      if (!ready.ok) return ready;
    }
    return withCookies(request, await complete(id));
  });
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
  return withCookies(request, await inTurn(cart.id, () => complete(cart.id)));
}

async function withCookies(request: Request, order: Answer<string>): Promise<Answer<OrderCookies>> {
  if (!order.ok) return order;
  const earlier = (await ordersCookie.read(request)) ?? [];
  const orders = [order.value, ...earlier.filter((id) => id !== order.value)].slice(0, 10);
  return answered([await ordersCookie.write(orders), await bagCookie.clear()]);
}

/** Checks that the cart may be ordered as the visitor saw it, and that it carries its payment. */
async function prepare(cart: Cart, agreed: string): Promise<Answer<undefined>> {
  const { bag, progress } = checkoutOf(cart);
  if (!progress.filled || !progress.shipping) return notFound;
  if (agreementOf(bag) !== agreed) return refused("changed");

  const sessions = cart.payment_collection?.payment_sessions ?? [];
  const usable = sessions.some(
    (session) =>
      session.provider_id === payInStore &&
      session.status === "pending" &&
      session.amount === cart.total,
  );
  if (usable) return answered(undefined);

  let collection = cart.payment_collection?.id;
  if (!collection) {
    const created = await ask({
      path: "/store/payment-collections",
      shape: collectionAnswer,
      method: "POST",
      body: { cart_id: cart.id },
    });
    if (!created.ok) return created.problem === "refused" ? refused("payment") : created;
    collection = created.value.payment_collection.id;
  }
  const session = await ask({
    path: `/store/payment-collections/${collection}/payment-sessions`,
    shape: collectionAnswer,
    method: "POST",
    body: { provider_id: payInStore },
  });
  if (session.ok) return answered(undefined);
  return session.problem === "refused" ? refused("payment") : session;
}

/**
 * Completes the cart. The backend answers the same order for the same cart, so a conflict, a time
 * limit or a broken connection is answered by asking again.
 */
async function complete(cartId: string): Promise<Answer<string>> {
  for (const pause of [0, ...pauses]) {
    await new Promise((done) => setTimeout(done, pause));
    const answer = await ask({
      path: `/store/carts/${cartId}/complete`,
      shape: completionAnswer,
      method: "POST",
      refusal: (message) => {
        const reason = refusal(message);
        return reason === "other" ? "payment" : reason;
      },
    });
    if (answer.ok) {
      return answer.value.type === "order" ? answered(answer.value.order.id) : refused("payment");
    }
    if (answer.problem !== "unavailable") return answer;
  }
  return unavailable;
}
