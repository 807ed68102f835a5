import type { MedusaContainer } from "@medusajs/framework/types";
import { oneRow } from "../read-model";

export const readDefaultCurrency = oneRow<{ code: string }>(`
  select currency_code as code from store_currency where deleted_at is null
  order by is_default desc, created_at limit 1`);

/** ISO 4217, lower case: the store's default, which the business profile's amounts and the reports are in. */
export async function shopCurrency(container: MedusaContainer): Promise<string> {
  const found = await readDefaultCurrency(container, {});
  if (!found) throw new Error("The store has no currency");
  return found.code;
}
