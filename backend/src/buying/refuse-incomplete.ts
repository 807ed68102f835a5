/** An order can be brought to somebody, and its customer can be written to. */
import { MedusaError } from "@medusajs/framework/utils";
import type { BagCart } from "./cart";

/** What the address of an order needs that is brought, with the words for it. */
const addressFields = {
  last_name: "the last name",
  address_1: "the street",
  postal_code: "the postal code",
  city: "the town",
  country_code: "the country",
} as const;

const isMissing = (value: string | null | undefined): boolean => !value?.trim();

/** @throws MedusaError `invalid_data` that names what a cart lacks to be ordered */
export function refuseIncomplete(
  cart: Pick<BagCart, "email" | "shipping_address" | "shipping_methods">,
): void {
  const { email, shipping_address, shipping_methods } = cart;
  const isBrought = shipping_methods.some(({ code }) => code !== "store-collection");
  const fields = Object.entries(addressFields) as [keyof typeof addressFields, string][];
  const missing = [
    ...(isMissing(email) ? ["the e-mail address"] : []),
    ...fields
      .filter(([field]) => isBrought && isMissing(shipping_address?.[field]))
      .map(([, words]) => words),
  ];
  if (missing.length === 0) return;
  throw new MedusaError(
    MedusaError.Types.INVALID_DATA,
    `The cart cannot be ordered without ${new Intl.ListFormat("en").format(missing)}`,
  );
}
