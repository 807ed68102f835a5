/**
 * Prices as a table: `sku`, one column per currency of the store, `state`. The price that holds without
 * a price list, a region's own price or a number of pieces; those stay with the dashboard.
 */
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import {
  readPricedSkus,
  readPricesOfSkus,
  readStoreCurrencies,
} from "../read-models/catalog/base-prices";
import { amountReader } from "./cell-readers";
import type { Cells, Change, LoadedTable, StoredRow } from "./plan";
import { type BulkTable, inChunks, namesOf } from "./table";

type Refs = { priceSet: string /** Ids by currency. */; prices: Readonly<Record<string, string>> };

async function load(
  container: MedusaContainer,
  names: readonly string[],
): Promise<LoadedTable<Refs>> {
  const currencies = await readStoreCurrencies(container, {});
  const readers = new Map(currencies.map(({ code }) => [code, amountReader(code)]));
  const found = await inChunks(names, (skus) => readPricesOfSkus(container, { skus }));
  const rows = new Map<string, StoredRow<Refs>>();
  for (const { sku, priceSet, id, currency, amount } of found) {
    if (!sku) continue;
    const before = rows.get(sku) ?? { cells: {}, refs: { priceSet, prices: {} } };
    const cells = { ...before.cells };
    const prices = { ...before.refs.prices };
    if (id && currency && amount) {
      const reading = readers.get(currency)?.(amount, false);
      // A price finer than its currency is written as it is.
      cells[currency] = reading && "cell" in reading ? reading.cell : amount;
      prices[currency] = id;
    }
    rows.set(sku, { key: [sku], cells, refs: { priceSet, prices }, stored: true });
  }
  return { keys: ["sku"], readers, rows, missing: () => "unknown-sku", flag };
}

/** A price this many times as high or as low is more often a lost comma than meant. */
const jump = 10;

function flag({ cells }: StoredRow<Refs>, after: Cells) {
  for (const [detail, cell] of Object.entries(after)) {
    const [before, now] = [Number(cells[detail] || Number.NaN), Number(cell)];
    if (now === 0) return { code: "for-nothing", detail };
    if (now >= before * jump) return { code: "ten-times", detail };
    if (now <= before / jump) return { code: "a-tenth", detail };
  }
  return undefined;
}

async function write(container: MedusaContainer, changes: readonly Change<Refs>[]): Promise<void> {
  const pricing = container.resolve(Modules.PRICING);
  // Written over the price of the same conditions: none. The workflow of variants takes all prices of
  // a variant, and would delete those of regions that a file does not know.
  const set = changes.map(({ row: { refs }, after }) => ({
    priceSetId: refs.priceSet,
    prices: Object.entries(after)
      .filter(([, amount]) => amount !== "")
      .map(([currency_code, amount]) => ({
        ...{ currency_code, amount: Number(amount), rules: {} },
        ...{ min_quantity: null, max_quantity: null },
      })),
  }));
  const filled = set.filter(({ prices }) => prices.length > 0);
  if (filled.length > 0) await pricing.addPrices(filled);
  const emptied = changes.flatMap(({ row: { refs }, after }) =>
    Object.entries(after).flatMap(([currency, amount]) =>
      amount === "" ? (refs.prices[currency] ?? []) : [],
    ),
  );
  if (emptied.length > 0) await pricing.removePrices(emptied);
}

export const pricesTable: BulkTable<Refs> = {
  key: "sku",
  batch: 40,
  concerns: { kind: "price_set", record: ({ priceSet }) => priceSet },
  names: async (container) => namesOf(await readPricedSkus(container, {})),
  load,
  write,
};
