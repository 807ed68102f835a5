import { manyRows } from "../read-model";

export type AbandonedCart = { id: string; addressIds: string[]; collectionId: string | null };

/**
 * Carts that are deleted because nobody will order them: neither a bag, nor an order, nor money hangs on
 * them. SQL because what has no counterpart in another module can not be asked for by the query engine.
 */
export const readAbandonedCarts = manyRows<
  AbandonedCart,
  { days: number; lensDays: number; most: number }
>(`
  select c.id, link.payment_collection_id as "collectionId",
    array_remove(array[c.shipping_address_id, c.billing_address_id], null) as "addressIds"
  from cart c
  left join cart_payment_collection link on link.cart_id = c.id and link.deleted_at is null
  where c.completed_at is null
    and (c.updated_at < now() - make_interval(days => :days)
      or c.updated_at < now() - make_interval(days => :lensDays)
        and exists (select 1 from cart_line_item l where l.cart_id = c.id
          and l.metadata->'lens' is not null))
    and not exists (select 1 from bag b where b.cart_id = c.id)
    and not exists (select 1 from order_cart o where o.cart_id = c.id and o.deleted_at is null)
    and not exists
      (select 1 from payment p where p.payment_collection_id = link.payment_collection_id)
  order by c.updated_at limit :most`);
