/** From a bag to an order: who and where, how it comes, what it costs, and placing it once. */
import { type CheckoutDetails, deliveryChoices, type SiteLanguage } from "@landolt/forms";
import { locales } from "#app/language/addresses.ts";
import { type Answer, answered, notFound, refused } from "./answers.ts";
import { type Bag, emptyBag } from "./bag.ts";
import { changeCart, setShipping, shippingOptions, visitorsCart } from "./cart.server.ts";
import { bagOf, type Cart, chosenDelivery } from "./cart-answer.ts";
import type { CheckoutProgress } from "./checkout-steps.ts";
import { inTurn } from "./serial.server.ts";

export interface DeliveryOffer {
  code: CheckoutDetails["delivery"];
  /** Taxes included, in the bag's currency. */
  amount: number;
}

export interface Checkout {
  bag: Bag;
  /** What was entered so far; complete when `progress.shipping` says so. */
  details: Partial<CheckoutDetails>;
  progress: CheckoutProgress;
}

/** Where the visitor stands. The bag's texts are in the page's language. */
export async function readCheckout(
  request: Request,
  language: SiteLanguage,
): Promise<Answer<Checkout>> {
  const found = await visitorsCart(request, language);
  return found.ok ? answered(checkoutOf(found.value)) : found;
}

/** How far a cart has come. */
export function checkoutOf(cart: Cart | undefined): Checkout {
  const bag = cart ? bagOf(cart) : emptyBag;
  const details = cart ? detailsOf(cart) : {};
  return {
    bag,
    details,
    progress: {
      filled: bag.lines.length > 0,
      shipping: isComplete(details),
      ordered: Boolean(cart?.completed_at),
    },
  };
}

function detailsOf(cart: Cart): Partial<CheckoutDetails> {
  const address = cart.shipping_address;
  const delivery = deliveryChoices.find((choice) => choice === chosenDelivery(cart));
  const entries = Object.entries({
    email: cart.email,
    phone: address?.phone,
    firstName: address?.first_name,
    lastName: address?.last_name,
    address: address?.address_1,
    postalCode: address?.postal_code,
    city: address?.city,
    country: address?.country_code,
    delivery,
  });
  return Object.fromEntries(entries.filter(([, value]) => value));
}

function isComplete(details: Partial<CheckoutDetails>): boolean {
  const { email, phone, firstName, lastName, address, postalCode, city, country, delivery } =
    details;
  const all = [email, phone, firstName, lastName, address, postalCode, city, country, delivery];
  return all.every(Boolean);
}

/** The ways of delivery on offer for the visitor's bag. */
export async function deliveryOffers(
  request: Request,
  language: SiteLanguage,
): Promise<Answer<DeliveryOffer[]>> {
  const cart = await visitorsCart(request, language);
  if (!cart.ok) return cart;
  if (!cart.value) return notFound;
  const options = await shippingOptions(cart.value.id);
  if (!options.ok) return options;
  return answered(
    deliveryChoices.flatMap((code) => {
      const option = options.value.find((one) => one.code === code);
      return option ? [{ code, amount: option.amount }] : [];
    }),
  );
}

/** Keeps contact, address and delivery with the bag. */
export async function saveShipping(
  request: Request,
  language: SiteLanguage,
  details: CheckoutDetails,
): Promise<Answer<undefined>> {
  const found = await visitorsCart(request, language);
  if (!found.ok) return found;
  const cart = found.value;
  if (!cart || cart.completed_at) return notFound;
  const address = {
    first_name: details.firstName,
    last_name: details.lastName,
    address_1: details.address,
    postal_code: details.postalCode,
    city: details.city,
    country_code: details.country,
    phone: details.phone,
  };
  return inTurn(cart.id, async () => {
    const updated = await changeCart(cart.id, "", {
      email: details.email,
      locale: locales[language],
      shipping_address: address,
      billing_address: address,
      metadata: { language, delivery: details.delivery },
    });
    if (!updated.ok) return updated;
    const options = await shippingOptions(cart.id);
    if (!options.ok) return options;
    const option = options.value.find(({ code }) => code === details.delivery);
    if (!option) return refused("delivery");
    const set = await setShipping(cart.id, option, true);
    return set.ok ? answered(undefined) : set;
  });
}
