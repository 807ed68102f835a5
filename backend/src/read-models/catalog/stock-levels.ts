import { manyRows } from "../read-model";

/** Where a SKU lies; an item that lies nowhere yet has no `level`. */
export type StockLevel = {
  item: string;
  sku: string;
  level: string | null;
  location: string | null;
  stocked: string | null;
  reserved: string | null;
};

/**
 * What lies where, for the table of stock: read for hundreds of lines at once. One statement, where the query
 * engine builds the items and their levels one by one.
 */
export const readStockLevels = manyRows<StockLevel, { skus: readonly string[] }>(`
  select item.id as item, item.sku, level.id as level, level.location_id as location,
    level.stocked_quantity::text as stocked, level.reserved_quantity::text as reserved
  from inventory_item item
  left join inventory_level level on level.inventory_item_id = item.id and level.deleted_at is null
  where item.sku = any(:skus) and item.deleted_at is null order by item.sku, level.id`);

/** The SKUs that are counted, all of them, for the export. */
export const readCountedSkus = manyRows<{ name: string }>(
  "select sku as name from inventory_item where deleted_at is null and sku <> '' order by sku",
);

/** Two locations of one name are distinguished by their ids. */
export const readStockLocations = manyRows<{ id: string; name: string }>(`
  select id, case when count(*) over (partition by name) > 1 then id else name end as name
  from stock_location where deleted_at is null`);
