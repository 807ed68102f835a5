import { manyRows } from "../read-model";

/** Who has a SKU: a variant, or stock that belongs to no variant any more (`item`). */
export type SkuInUse = { sku: string; item: string | null; made: Date };

/**
 * Which of a file's new SKUs are in use already. One statement over the tables of two modules and their
 * link, where the query engine would read the variants of every item.
 */
export const readSkusInUse = manyRows<SkuInUse, { skus: readonly string[] }>(`
  select sku, null as item, created_at as made from product_variant
  where sku = any(:skus) and deleted_at is null
  union all
  select sku, id, created_at from inventory_item item where sku = any(:skus) and deleted_at is null
    and not exists (select 1 from product_variant_inventory_item link
      where link.inventory_item_id = item.id and link.deleted_at is null)`);
