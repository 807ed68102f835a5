import { redirect } from "react-router";
import { type Checkout, readCheckout } from "#app/commerce/buying/checkout.server.ts";
import {
  type CheckoutStep,
  checkoutAddresses,
  detour,
} from "#app/commerce/buying/checkout-steps.ts";
import { type OrderCookies, recoverOrder } from "#app/commerce/buying/place-order.server.ts";
import type { Answer } from "#app/commerce/platform/answers.ts";
import { href, languageOf } from "#app/language/addresses.ts";

/** The redirect to the status page that hands the visitor the order's cookie. */
export function toStatus(request: Request, [order, bag]: OrderCookies): Response {
  const headers = new Headers([
    ["Set-Cookie", order],
    ["Set-Cookie", bag],
  ]);
  const language = languageOf(new URL(request.url).pathname);
  return redirect(href(language, checkoutAddresses.status), { status: 303, headers });
}

/**
 * The checkout as it stands for the one who asks for `step`.
 * Throws a redirect where an earlier step is not complete, or the bag is already an order.
 */
export async function reachStep(request: Request, step: CheckoutStep): Promise<Answer<Checkout>> {
  const language = languageOf(new URL(request.url).pathname);
  return reached(request, step, await readCheckout(request, language));
}

/** As {@link reachStep}, for a checkout that has been read. */
export async function reached<C extends Checkout>(
  request: Request,
  step: CheckoutStep,
  checkout: Answer<C>,
): Promise<Answer<C>> {
  if (!checkout.ok) return checkout;
  const language = languageOf(new URL(request.url).pathname);
  if (checkout.value.progress.ordered) {
    const cookies = await recoverOrder(request, language);
    if (!cookies.ok) return cookies;
    throw toStatus(request, cookies.value);
  }
  const elsewhere = detour(step, checkout.value.progress);
  if (elsewhere) throw redirect(href(language, elsewhere), 303);
  return checkout;
}
