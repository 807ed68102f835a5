/**
 * Prices as a table: `sku`, one column per currency of the store, `state`. The price that holds without
 * a price list, a region's own price or a number of pieces; those stay with the dashboard.
 */
import type { Statement } from "../platform/statement";
import { amountReader } from "./cell-readers";
import { newId } from "./ids";
import type { Change, LoadedTable, StoredRow } from "./plan";
import { type Announcement, type BulkTable, ChangedMeanwhile, isNamed, namesGiven } from "./table";

type Refs = { priceSet: string /** Ids by currency. */; prices: Readonly<Record<string, string>> };
type Row = {
  sku: string;
  price_set_id: string;
  prices: { id: string; currency: string; amount: string }[] | null;
};

async function load(ask: Statement, names?: readonly string[]): Promise<LoadedTable<Refs>> {
  const currencies = await ask<{ code: string }>(
    "select distinct currency_code as code from store_currency where deleted_at is null order by 1",
  );
  const readers = new Map(currencies.map(({ code }) => [code, amountReader(code)]));
  const found = await ask<Row>(
    `select variant.sku, link.price_set_id, prices.list as prices
     from product_variant variant
     join product_variant_price_set link
       on link.variant_id = variant.id and link.deleted_at is null
     left join lateral (
       select jsonb_agg(jsonb_build_object(
         'id', id, 'currency', currency_code, 'amount', amount::text) order by id) as list
       from price where price_set_id = link.price_set_id and deleted_at is null
         and price_list_id is null and rules_count = 0
         and min_quantity is null and max_quantity is null
     ) prices on true
     where variant.deleted_at is null and variant.sku <> '' and ${isNamed("variant.sku")}
     order by variant.sku`,
    namesGiven(names),
  );
  const rows = new Map<string, StoredRow<Refs>>();
  for (const { sku, price_set_id, prices } of found) {
    const cells: Record<string, string> = {};
    const ids: Record<string, string> = {};
    for (const { id, currency, amount } of prices ?? []) {
      const reading = readers.get(currency)?.(amount, false);
      // A price finer than its currency is written as it is.
      cells[currency] = reading && "cell" in reading ? reading.cell : amount;
      ids[currency] = id;
    }
    const refs = { priceSet: price_set_id, prices: ids };
    rows.set(sku, { key: [sku], cells, refs, stored: true });
  }
  return { keys: ["sku"], readers, rows, missing: () => "unknown-sku" };
}

type Written = { id: string; price_set: string; currency: string; amount: string; was: string };

/** One entry for each cell that changes; a price that was not there has `was` empty. */
const cellsOf = (changes: readonly Change<Refs>[]): Written[] =>
  changes.flatMap(({ row, after }) =>
    Object.entries(after).map(([currency, amount]) => ({
      id: row.refs.prices[currency] ?? newId("price"),
      price_set: row.refs.priceSet,
      currency,
      amount,
      was: row.refs.prices[currency] ? (row.cells[currency] ?? "") : "",
    })),
  );

async function write(ask: Statement, changes: readonly Change<Refs>[]): Promise<Announcement[]> {
  const cells = cellsOf(changes);
  const input = `jsonb_to_recordset(?::jsonb)
    as input (id text, price_set text, currency text, amount text, was text)`;
  const raw = `jsonb_build_object('value', input.amount, 'precision', 20)`;
  const written = await ask<{ id: string; verb: string }>(
    `with updated as (
       update price set amount = input.amount::numeric, raw_amount = ${raw}, updated_at = now()
       from ${input}
       where price.id = input.id and input.was <> '' and price.amount = input.was::numeric
         and price.deleted_at is null
       returning price.id
     ), added as (
       insert into price (id, price_set_id, currency_code, amount, raw_amount, rules_count)
       select input.id, input.price_set, input.currency, input.amount::numeric, ${raw}, 0
       from ${input} where input.was = '' and not exists (
         select 1 from price where price_set_id = input.price_set
           and currency_code = input.currency and deleted_at is null and price_list_id is null
           and rules_count = 0 and min_quantity is null and max_quantity is null)
       returning id
     )
     select id, 'updated' as verb from updated union all select id, 'created' from added`,
    [JSON.stringify(cells), JSON.stringify(cells)],
  );
  if (written.length < cells.length) throw new ChangedMeanwhile();
  return written.map(({ id, verb }) => ({ name: `pricing.price.${verb}`, id }));
}

export const pricesTable: BulkTable<Refs> = {
  key: "sku",
  concerns: { kind: "price_set", record: ({ priceSet }) => priceSet },
  load,
  write,
};
