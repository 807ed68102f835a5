import { manyRows } from "../read-model";

export type OnlineProduct = { id: string; title: string; safety: unknown };

/**
 * What is published and has a price, with what is known of its makers. One statement, where the query engine
 * would read all prices to see whether there is one.
 */
export const readOnlineProducts = manyRows<OnlineProduct>(`
  select p.id, p.title, p.metadata->'safety' as safety
  from product p
  where p.deleted_at is null and p.status = 'published'
    and exists (select 1 from product_variant v
      join product_variant_price_set link on link.variant_id = v.id and link.deleted_at is null
      join price on price.price_set_id = link.price_set_id and price.deleted_at is null
      where v.product_id = p.id and v.deleted_at is null)
  order by p.title, p.id`);
