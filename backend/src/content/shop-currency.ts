import type { MedusaContainer } from "@medusajs/framework/types";
import { readShopCurrency } from "../read-models/catalog/shop-currency";

/** What the amounts of the business profile and the reports are in; ISO 4217, lower case. */
export async function shopCurrency(container: MedusaContainer): Promise<string> {
  const found = await readShopCurrency(container, {});
  if (!found?.code)
    throw new Error("The shop has no currency: neither a region nor its store has one");
  return found.code;
}
