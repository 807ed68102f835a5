/** What a visitor types at the checkout: who orders, where it goes, how it gets there. */
// biome-ignore lint/style/noRestrictedImports: places knows whose addresses can be judged, and reads their codes
import { type Country, countries, normalisePostalCode } from "@landolt/places";
import { z } from "zod";
import { emailAddress, line, phoneNumber } from "./text.ts";

/** Ways an order reaches the customer; the type codes of the backend's shipping options. */
export const deliveryChoices = ["home-delivery", "store-collection", "optician-visit"] as const;
export type DeliveryChoice = (typeof deliveryChoices)[number];

/** Countries whose addresses we can check, ISO 3166-1 alpha-2 in lower case. */
export { countries as addressCountries, normalisePostalCode };
export type AddressCountry = Country;

/** Text keys of the problems of a field. */
export const checkoutProblems = [
  "email",
  "phone",
  "first-name",
  "last-name",
  "address",
  "postal-code-lu",
  "postal-code-de",
  "postal-code-fr",
  "postal-code-be",
  "city",
  "country",
  "delivery",
  "visit-outside",
  "not-delivered",
] as const;
export type CheckoutProblem = (typeof checkoutProblems)[number];

/** Why a step from the bag to the order is refused: `code` of the backend's answer, key of its text. */
export const buyingRefusals = [
  "quantity",
  "boxes",
  "full",
  "out-of-stock",
  "unknown-product",
  "prescription",
  "consent",
  "promotion",
  "delivery",
  "address",
  "changed",
  "payment",
  "payment-delivery",
  "other",
] as const;
export type BuyingRefusal = (typeof buyingRefusals)[number];

/** Why a cart was not ordered: `reason` of the backend's answer. */
export const placementRefusals = [
  /** The cart costs something else than the customer agreed to. */
  "changed",
  "out-of-stock",
  "prescription",
  /** Lens values without consent to their use. */
  "consent",
  /** The payment was refused; another attempt, or another way to pay, may succeed. */
  "payment",
  /** The card has not been confirmed yet, or wants one more step of the customer's. */
  "payment-open",
  /** A parcel that would be paid in the store. */
  "payment-delivery",
  "other",
] as const;
export type PlacementRefusal = (typeof placementRefusals)[number];

const problem = (key: CheckoutProblem) => key;

function postalCode(country: Country) {
  const error = problem(`postal-code-${country}`);
  return z
    .string({ error })
    .max(20, error)
    .transform((text, context) => {
      const code = normalisePostalCode(country, text);
      if (code !== undefined) return code;
      context.addIssue({ code: "custom", message: error });
      return z.NEVER;
    });
}

/** The checkout's fields as they are rules for an address in `country`; issue messages are problem keys. */
export function checkoutForm(country: Country) {
  return z.object({
    firstName: line(2, 49, problem("first-name")),
    lastName: line(2, 49, problem("last-name")),
    email: emailAddress(problem("email")),
    phone: phoneNumber(country.toUpperCase() as Uppercase<Country>, problem("phone")),
    address: line(5, 199, problem("address")),
    postalCode: postalCode(country),
    city: line(2, 99, problem("city")),
    country: z.literal(country, problem("country")),
    delivery: z.enum(deliveryChoices, problem("delivery")),
  });
}
type EveryField = z.output<ReturnType<typeof checkoutForm>>;
export type CheckoutField = keyof EveryField;

/** What a parcel and the optician's visit need; who collects in the store is not asked for it. */
export const addressFields = ["address", "postalCode", "city", "country"] as const;
type AddressField = (typeof addressFields)[number];

export type CheckoutDetails = Omit<EveryField, AddressField> &
  Partial<Pick<EveryField, AddressField>>;

/** Whether this way of delivery needs a postal address. */
export const needsAddress = (delivery: unknown): boolean => delivery !== "store-collection";

export type CheckoutReading =
  | { ok: true; details: CheckoutDetails }
  | { ok: false; problems: Partial<Record<CheckoutField, CheckoutProblem>> };

/**
 * Reads a submitted checkout form. Every field is judged, also when others are wrong; postal code
 * and telephone are read by the rules of the chosen country. Who collects in the store gives no address:
 * what stands in its fields is neither judged nor read.
 *
 * @param input submitted values by field name, not trusted
 * @param deliveryCountries ISO codes an order may go to, from the business profile
 */
export function readCheckoutForm(
  input: Readonly<Record<string, unknown>>,
  deliveryCountries: readonly string[],
): CheckoutReading {
  const chosen = countries.find((code) => code === input.country);
  const usual = countries.find((code) => deliveryCountries.includes(code));
  const collected = !needsAddress(input.delivery);
  const form = checkoutForm((collected ? undefined : chosen) ?? usual ?? "lu");
  const needed = collected
    ? form.omit({ address: true, postalCode: true, city: true, country: true })
    : form;
  const result = needed.safeParse(input);
  const reached = collected || (chosen && deliveryCountries.includes(chosen));
  if (result.success && reached) return { ok: true, details: result.data };

  const problems: Partial<Record<CheckoutField, CheckoutProblem>> = {};
  for (const issue of result.error?.issues ?? []) {
    const field = issue.path[0] as CheckoutField;
    problems[field] ??= issue.message as CheckoutProblem;
  }
  if (!collected && !chosen) problems.country = "country";
  else if (!reached) problems.delivery ??= "not-delivered";
  return { ok: false, problems };
}
