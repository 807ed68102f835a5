/** Which products a change concerns. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { ask } from "../ask";
import type { Change } from "../modules/changes/service";
import { type RecordsOfProducts, readChanges } from "./surrogate-keys";

/** A product that is deleted for good is known by its id alone. */
type Product = { id: string; handle?: string };

/** What changes are about. */
export type Concern = {
  /** Every product's price or stock may be another. */
  all: boolean;
  products: Product[];
  /** Surrogate keys of pages, but for those of the products. */
  keys: ReadonlySet<string>;
};

/**
 * Rows that are deleted count too: what they belonged to has changed. Without an `or` around its questions,
 * by which PostgreSQL would compare each product with each of thousands of records.
 */
const productsOfRecords = `
select id, handle from product where id in (
  select id from product where id = any(:product)
  union select id from product where type_id = any(:type)
  union select product_id from product_category_product where product_category_id = any(:category)
  union select product_id from product_product_brands_brand where brand_id = any(:brand)
  union select product_id from product_product_option where product_option_id = any(:option)
  union select product_id from product_variant where id in (
    select id from product_variant where id = any(:variant)
    union select variant_id from product_variant_inventory_item
      where inventory_item_id = any(:inventory_item)
    union select variant_id from product_variant_price_set where price_set_id = any(:price_set)
    union select variant_id from product_variant_price_set where price_set_id in (
      select price_set_id from price where id = any(:price)
      union select price_set_id from price where price_list_id = any(:price_list))))`;

async function productsOf(
  container: MedusaContainer,
  records: RecordsOfProducts,
): Promise<Product[]> {
  if (Object.values(records).every((ids) => ids.length === 0)) return [];
  const rows = await ask<Product>(container, productsOfRecords, records);
  const found = new Set(rows.map(({ id }) => id));
  const gone = records.product.filter((id) => !found.has(id));
  return [...rows, ...gone.map((id) => ({ id }))];
}

export async function concernOf(
  container: MedusaContainer,
  changes: readonly Change[],
): Promise<Concern> {
  const { keys, records, all } = readChanges(changes);
  return { all, keys, products: await productsOf(container, records) };
}

/** Products named one by one; where more have changed together, every page is out of date. */
const mostNamed = 200;

/** The surrogate keys of the pages that are out of date; undefined for all pages. */
export function keysOf({ all, keys, products }: Concern): string[] | undefined {
  const handles = products.flatMap(({ handle }) => handle ?? []);
  // Of a product that is gone for good nobody knows the address any more.
  if (all || products.length > mostNamed || handles.length < products.length) return undefined;
  const named = handles.map((handle) => `product-${handle}`);
  return [...keys, ...(named.length > 0 ? ["products", ...named] : [])];
}
