import { manyRows } from "../read-model";

export type FailedPayment = {
  id: string;
  method: string;
  amount: number | null;
  currency: string | null;
  reason: string | null;
  order_id: string | null;
  display_id: number | null;
  name: string | null;
  email: string | null;
  at: Date;
};

/**
 * Orders that a payment kept from being made, money that was not accepted, and what went back at Stripe without
 * staff, such as a disputed payment; with the order and its customer, where there is one. One statement over the
 * tables of several modules.
 */
export const readFailedPayments = manyRows<FailedPayment, { days: number }>(`
  with failed as (
    select id, method, agreed::float8 as amount, currency, reason, order_id, updated_at as at
    from placement where deleted_at is null and state = 'refused' and reason like 'payment%'
      and updated_at > now() - make_interval(days => :days)
    union all
    select e.id, 'card', p.amount::float8, p.currency_code, e.result, l.order_id, e.updated_at
    from payment_event e
    left join payment p on p.data->>'id' = e.intent_id and p.deleted_at is null
    left join order_payment_collection l on l.payment_collection_id = p.payment_collection_id
      and l.deleted_at is null
    where e.deleted_at is null and (e.state = 'refused' or (e.state = 'new' and e.tries >= 3))
      and e.updated_at > now() - make_interval(days => :days))
  select failed.*, o.display_id, o.email,
    nullif(concat_ws(' ', a.first_name, a.last_name), '') as name
  from failed
  left join "order" o on o.id = failed.order_id
  left join order_address a on a.id = o.shipping_address_id
  order by at desc`);
