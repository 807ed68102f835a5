import { manyRows, oneRow } from "../read-model";

export type SoldLine = {
  product_id: string | null;
  title: string;
  pieces: number;
  /** Gross, at the price of the line. */
  amount: number;
};

type Period = { begin: string; end: string; currency: string };

/** What stands in for something that was sold before is no sale of its own. */
const isReplacement = `(exists (select 1 from order_claim_item c
      where c.item_id = l.id and c.is_additional_item and c.deleted_at is null)
    or exists (select 1 from order_exchange_item x where x.item_id = l.id and x.deleted_at is null))`;

/**
 * Lines of orders that stand, in one currency, without replacements, at the price of the line (before promotion codes, without returns): for the
 * report. One statement, where the query engine reads and sums up every order whole.
 */
export const readSoldLines = manyRows<SoldLine, Period>(`
  select l.product_id, coalesce(l.product_title, l.title) as title, i.quantity::float8 as pieces,
    (i.quantity * coalesce(i.unit_price, l.unit_price))::float8 as amount
  from "order" o
  join order_item i on i.order_id = o.id and i.version = o.version and i.deleted_at is null
  join order_line_item l on l.id = i.item_id
  where o.deleted_at is null and o.canceled_at is null and not o.is_draft_order
    and o.created_at >= :begin and o.created_at < :end and o.currency_code = :currency
    and not ${isReplacement}`);

/** How many orders stand in the currency, and in others, for the same report: they are counted instead of read. */
export const readOrderCount = oneRow<{ orders: number; others: number }, Period>(`
  select count(*) filter (where o.currency_code = :currency)::int as orders,
    count(*) filter (where o.currency_code <> :currency)::int as others from "order" o
  where o.deleted_at is null and o.canceled_at is null and not o.is_draft_order
    and o.created_at >= :begin and o.created_at < :end`);
