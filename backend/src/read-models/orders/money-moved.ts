import { manyRows } from "../read-model";

export type MoneyMoved = {
  provider: string;
  /** Captures, and how much they came to. */
  payments: number;
  received: number;
  refunds: number;
  refunded: number;
};

/**
 * What was received and given back in a period and a currency, by provider, for the accounts. One statement, where the query
 * engine would read every payment that ever was.
 */
export const readMoneyMoved = manyRows<
  MoneyMoved,
  { begin: string; end: string; currency: string }
>(`
  select p.provider_id as provider,
    count(*) filter (where moved.amount > 0)::int as payments,
    coalesce(sum(moved.amount) filter (where moved.amount > 0), 0)::float8 as received,
    count(*) filter (where moved.amount < 0)::int as refunds,
    coalesce(-sum(moved.amount) filter (where moved.amount < 0), 0)::float8 as refunded
  from (
    select payment_id, amount from capture
    where deleted_at is null and created_at >= :begin and created_at < :end
    union all
    select payment_id, -amount from refund
    where deleted_at is null and created_at >= :begin and created_at < :end
  ) moved join payment p on p.id = moved.payment_id and p.deleted_at is null
    and p.currency_code = :currency
  group by p.provider_id order by p.provider_id`);
