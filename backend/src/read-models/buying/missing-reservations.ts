import { manyRows } from "../read-model";

export type MissingReservation = {
  lineItemId: string;
  /** Null where the article is counted and has nothing that is. */
  inventoryItemId: string | null;
  quantity: number;
  allowBackorder: boolean;
  /** Null where the article lies nowhere. */
  locationId: string | null;
};

/**
 * Articles of a fresh order that nothing on the shelf is reserved for: an interrupted order is mended by
 * it. One statement over order, product, inventory and sales channel, where the query engine needs seven.
 */
export const readMissingReservations = manyRows<MissingReservation, { orderId: string }>(`
  select oi.item_id as "lineItemId", kit.inventory_item_id as "inventoryItemId",
    (oi.quantity * coalesce(kit.required_quantity, 1))::float8 as quantity, v.allow_backorder as "allowBackorder",
    (select level.location_id from inventory_level level
      join sales_channel_stock_location place on place.stock_location_id = level.location_id
        and place.sales_channel_id = o.sales_channel_id and place.deleted_at is null
      where level.inventory_item_id = kit.inventory_item_id and level.deleted_at is null
      order by level.stocked_quantity - level.reserved_quantity desc limit 1) as "locationId"
  from order_item oi
  join "order" o on o.id = oi.order_id and o.version = oi.version
  join order_line_item line on line.id = oi.item_id
  join product_variant v on v.id = line.variant_id and v.manage_inventory
  left join product_variant_inventory_item kit on kit.variant_id = v.id and kit.deleted_at is null
  where oi.order_id = :orderId and oi.deleted_at is null and oi.fulfilled_quantity = 0
    and o.version = 1
    and not exists (select 1 from reservation_item r where r.line_item_id = oi.item_id
      and r.inventory_item_id = kit.inventory_item_id and r.deleted_at is null)`);
