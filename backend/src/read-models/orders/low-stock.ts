import { manyRows } from "../read-model";

export type LowStock = {
  product_id: string;
  variant_id: string;
  title: string;
  variant: string;
  left: number;
};

/**
 * Articles that are sold online and of which hardly any is left, for the day's work; those in the lookbook
 * are single and have no price. One statement, where the query engine would read the whole stock to sum it.
 */
export const readLowStock = manyRows<LowStock, { most: number }>(`
  select p.id as product_id, v.id as variant_id, p.title, v.title as variant,
    sum(l.stocked_quantity - l.reserved_quantity)::float8 as left
  from product_variant v
  join product p on p.id = v.product_id and p.deleted_at is null and p.status = 'published'
  join product_variant_inventory_item vi on vi.variant_id = v.id and vi.deleted_at is null
  join inventory_level l on l.inventory_item_id = vi.inventory_item_id and l.deleted_at is null
  where v.deleted_at is null and v.manage_inventory and not v.allow_backorder
    and exists (select 1 from product_variant_price_set vp
      join price on price.price_set_id = vp.price_set_id and price.deleted_at is null
      where vp.variant_id = v.id and vp.deleted_at is null)
  group by p.id, v.id having sum(l.stocked_quantity - l.reserved_quantity) <= :most
  order by 4, p.title, v.title`);
