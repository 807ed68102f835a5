import { manyRows } from "../read-model";

export type StoredHold = {
  order_id: string;
  display_id: number;
  name: string | null;
  amount: number;
  currency: string;
  /** When the money goes, or went, back. */
  lapses_at: Date;
};

/**
 * Amounts on cards that are not captured yet, of one order or (`orderId: null`) of all, what lapses first
 * first: for an order's page and the day's work. Stripe reports it itself when it lets go, also where somebody
 * cancelled the payment over there. One statement, where the query engine would read all payments.
 */
export const readStoredHolds = manyRows<
  StoredHold,
  { orderId: string | null; provider: string; daysHeld: number }
>(`
  select o.id as order_id, o.display_id,
    nullif(concat_ws(' ', a.first_name, a.last_name), '') as name, p.amount::float8 as amount, p.currency_code as currency,
    coalesce(
      (select min(e.created_at) from payment_event e where e.intent_id = p.data->>'id'
        and e.result = 'canceled' and e.deleted_at is null),
      p.created_at + make_interval(days => :daysHeld)) as lapses_at
  from payment p
  join order_payment_collection l on l.payment_collection_id = p.payment_collection_id
    and l.deleted_at is null
  join "order" o on o.id = l.order_id and o.deleted_at is null and o.canceled_at is null
  left join order_address a on a.id = o.shipping_address_id
  where p.provider_id = :provider and p.deleted_at is null
    and p.captured_at is null and p.canceled_at is null
    and (cast(:orderId as text) is null or o.id = :orderId)
    and not exists (select 1 from order_transaction t where t.order_id = o.id
      and t.reference = 'capture' and t.deleted_at is null)
  order by lapses_at`);
