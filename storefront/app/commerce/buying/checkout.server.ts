/** From a bag to an order: who and where, how it comes, what it costs, and placing it once. */
import {
  addressFields,
  type CheckoutDetails,
  deliveryChoices,
  needsAddress,
  type SiteLanguage,
} from "@landolt/forms";
import { z } from "zod";
import { bearerOf } from "../account/session.server.ts";
import { type Answer, answered, notFound } from "../platform/answers.ts";
import { ask } from "../platform/client.server.ts";
import { bagCookie } from "../platform/cookies.server.ts";
import { writtenLanguage } from "../platform/written-language.ts";
import { visitorsCart } from "./bag.server.ts";
import { type Bag, emptyBag, isSettled } from "./bag.ts";
import { bagOf, type Cart, chosenDelivery } from "./cart-answer.ts";
import type { CheckoutProgress } from "./checkout-steps.ts";

export interface DeliveryOffer {
  code: CheckoutDetails["delivery"];
  /** Taxes included, in the bag's currency; absent where the address decides. */
  amount?: number;
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
      // What has changed is shown in the bag, before anything goes on.
      filled: bag.lines.length > 0 && isSettled(bag),
      shipping: isComplete(details),
      ordered: Boolean(cart?.completed_at),
    },
  };
}

function detailsOf(cart: Cart): Partial<CheckoutDetails> {
  // Who collects has the store for the other address.
  const address = cart.billing_address;
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
  const { email, phone, firstName, lastName, delivery } = details;
  const address = needsAddress(delivery) ? addressFields.map((field) => details[field]) : [];
  return [email, phone, firstName, lastName, delivery, ...address].every(Boolean);
}

/** The visitor's checkout with the ways of delivery on offer; none for an empty or ordered bag. */
export async function readDelivery(
  request: Request,
  language: SiteLanguage,
): Promise<Answer<Checkout & { offers: DeliveryOffer[] }>> {
  const found = await visitorsCart(request, language, { deliveries: true });
  if (!found.ok) return found;
  const checkout = checkoutOf(found.value);
  if (checkout.progress.ordered) return answered({ ...checkout, offers: [] });
  const offers = (found.value?.deliveries ?? []).map(({ code, amount }) =>
    code === "home-delivery" ? { code } : { code, amount },
  );
  return answered({ ...checkout, offers });
}

/** Keeps contact, address and delivery with the bag, and whose account the order will belong to. */
export async function saveShipping(
  request: Request,
  language: SiteLanguage,
  details: CheckoutDetails,
): Promise<Answer<undefined>> {
  const id = await bagCookie.read(request);
  if (!id) return notFound;
  const save = (headers: Record<string, string>) =>
    ask({
      path: `/store/bags/${id}/delivery`,
      shape: z.object({ delivery: z.string() }),
      method: "POST",
      headers,
      body: {
        language: writtenLanguage(language),
        delivery: details.delivery,
        email: details.email,
        address: {
          first_name: details.firstName,
          last_name: details.lastName,
          ...(needsAddress(details.delivery) && {
            address_1: details.address,
            postal_code: details.postalCode,
            city: details.city,
            country_code: details.country,
          }),
          phone: details.phone,
        },
      },
      refusal: "delivery",
    });
  const bearer = await bearerOf(request);
  const first = await save({ ...bearer });
  // Whose sign-in is over orders as a guest.
  const isOver = bearer && !first.ok && first.problem === "notFound";
  const saved = isOver ? await save({}) : first;
  return saved.ok ? answered(undefined) : saved;
}
