import { invalidError } from "../../platform/errors";

/** Key under which the price comes with the context of a calculation. */
export const deliveryPriceKey = "home_delivery_price";

/**
 * The price that was worked out for the cart, taxes included, in the currency's main unit.
 * @throws MedusaError `invalid_data` where there is none: only carts have one.
 */
export function priceIn(context: Record<string, unknown>): number {
  const price = context[deliveryPriceKey];
  if (typeof price === "number" && price >= 0) return price;
  throw invalidError(
    "Home delivery has a price of its own only in a customer's bag; enter the price by hand",
  );
}
