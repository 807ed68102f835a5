import { manyRows } from "../read-model";

export type OpenItem = {
  order_id: string;
  number: number;
  placed_at: Date;
  name: string | null;
  total: number;
  paid: number;
  provider: string | null;
};

/**
 * Orders in one currency that stand and are not paid in full, the oldest first, for the accounts. One statement, where the query
 * engine would sum up every order.
 */
export const readOpenItems = manyRows<OpenItem, { currency: string }>(`
  select o.id as order_id, o.display_id as number, o.created_at as placed_at,
    coalesce(nullif(concat_ws(' ', a.first_name, a.last_name), ''), o.email) as name,
    (sum.totals->>'current_order_total')::float8 as total,
    coalesce((select sum(t.amount) from order_transaction t
      where t.order_id = o.id and t.deleted_at is null), 0)::float8 as paid,
    (select p.provider_id from order_payment_collection link
      join payment p on p.payment_collection_id = link.payment_collection_id
        and p.deleted_at is null and p.canceled_at is null
      where link.order_id = o.id and link.deleted_at is null
      order by p.created_at desc limit 1) as provider
  from "order" o
  left join order_address a on a.id = coalesce(o.billing_address_id, o.shipping_address_id)
  join order_summary sum on sum.order_id = o.id and sum.version = o.version
    and sum.deleted_at is null
  where o.deleted_at is null and o.canceled_at is null and not o.is_draft_order
    and o.currency_code = :currency
    and (sum.totals->>'current_order_total')::float8 - coalesce((select sum(t.amount)
      from order_transaction t where t.order_id = o.id and t.deleted_at is null), 0)::float8 > 0.004
  order by o.created_at, o.id`);
