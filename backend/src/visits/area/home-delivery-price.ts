import { countries } from "@landolt/places";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { recentProfileOf } from "../../modules/business-profile";
import { type Coverage, coverageOf } from "./coverage";

/**
 * What home delivery costs, taxes included, in the currency's main unit: nothing inside the free
 * radius, else the configured price. An address that staff must check pays until they have; without
 * an answer the price is an estimate.
 */
export async function homeDeliveryPrice(
  container: MedusaContainer,
  coverage: Coverage | undefined,
): Promise<number> {
  if (coverage?.answer === "inside") return 0;
  return (await recentProfileOf(container)).homeDeliveryPrice;
}

export type TypedAddress = {
  country_code?: string | null;
  postal_code?: string | null;
  city?: string | null;
};

/** Whether an address is inside the radius of `purpose`; undefined while it is not complete. */
export async function addressCoverage(
  container: MedusaContainer,
  address: TypedAddress | null | undefined,
  purpose: "delivery" | "home-service",
): Promise<Coverage | undefined> {
  const country = countries.find((known) => known === address?.country_code);
  if (!country || !address?.postal_code) return undefined;
  return coverageOf(container, {
    ...{ purpose, country },
    postalCode: address.postal_code,
    city: address.city ?? "",
  });
}

/** As {@link addressCoverage}, for the address that a cart has. */
export async function cartCoverage(
  container: MedusaContainer,
  cartId: string,
  purpose: "delivery" | "home-service",
): Promise<Coverage | undefined> {
  const cart = await container
    .resolve(Modules.CART)
    // Without naming what is wanted, all that a total is made of is read as well.
    .retrieveCart(cartId, { select: ["id"], relations: ["shipping_address"] });
  return addressCoverage(container, cart.shipping_address, purpose);
}
