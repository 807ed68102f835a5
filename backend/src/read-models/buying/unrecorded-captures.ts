import { manyRows } from "../read-model";

export type UnrecordedCapture = {
  id: string;
  amount: number;
  currency: string;
  /** Seconds since the money was taken. */
  age: number;
};

/**
 * Captures that the order's own account does not know: what an interruption left out is added. SQL because
 * it looks for what is missing in another module.
 */
export const readUnrecordedCaptures = manyRows<
  UnrecordedCapture,
  { paymentId: string; orderId: string }
>(`
  select c.id, c.amount::float8 as amount, p.currency_code as currency,
    extract(epoch from now() - p.captured_at)::float8 as age
  from capture c join payment p on p.id = c.payment_id
  where p.id = :paymentId and c.deleted_at is null and p.captured_at is not null and not exists
    (select 1 from order_transaction t where t.order_id = :orderId and t.reference_id = c.id
      and t.deleted_at is null)`);
