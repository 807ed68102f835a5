import { manyRows } from "../read-model";

/** A record by which the products that a change concerns can be found. */
export const recordKinds = [
  "product",
  "variant",
  "price_set",
  "price",
  "price_list",
  "inventory_item",
  "category",
  "brand",
  "type",
  "option",
] as const;
export type RecordKind = (typeof recordKinds)[number];

/** Ids of the records whose products have to be looked up. */
export type RecordsOfProducts = Record<RecordKind, string[]>;

/**
 * The products that changed records belong to: read for every change, to invalidate the pages about them. One
 * statement for records of ten kinds. Rows that are deleted count too: what they belonged to has changed.
 * Without an `or` around its questions, by which PostgreSQL would compare each product with each of
 * thousands of records.
 */
export const readProductsOfRecords = manyRows<{ id: string; handle: string }, RecordsOfProducts>(`
  select p.id, p.handle from product p where p.id in (
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
        union select price_set_id from price where price_list_id = any(:price_list))))`);
