import { manyRows } from "../read-model";

/**
 * Carts whose order looks unfinished although they have no placement: from before there were placements, or
 * with a placement that was settled too early. The reconciler asks every quarter of a minute. Only of the
 * last days, so that an order that staff have changed since is left alone. SQL because it looks for what is
 * missing: a link, a payment. `quiet`: seconds; what has moved more recently is being worked on.
 */
export const readUnfinishedOrders = manyRows<{ cartId: string }, { quiet: number }>(`
  select oc.cart_id as "cartId" from "order" o
  join order_cart oc on oc.order_id = o.id and oc.deleted_at is null
  join cart c on c.id = oc.cart_id
  left join cart_payment_collection cpc on cpc.cart_id = oc.cart_id and cpc.deleted_at is null
  left join payment_collection pc on pc.id = cpc.payment_collection_id
  where o.created_at between now() - interval '3 days' and now() - make_interval(secs => :quiet)
    and o.deleted_at is null and o.canceled_at is null and o.version = 1
    and (c.completed_at is null or (pc.amount > 0 and not exists
      (select 1 from payment p where p.payment_collection_id = pc.id and p.deleted_at is null)))
  union
  select o.metadata->>'cart_id' from "order" o
  where o.created_at between now() - interval '3 days' and now() - make_interval(secs => :quiet)
    and o.metadata->>'cart_id' is not null and o.deleted_at is null and o.canceled_at is null
    and not exists (select 1 from order_cart oc where oc.order_id = o.id and oc.deleted_at is null)`);
