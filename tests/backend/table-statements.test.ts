/**
 * A file costs the database few statements, each about a thousand lines, and a few notes to the website,
 * none of which is lost among those of others.
 */
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { query } from "../support/database.ts";
import { howMany } from "../support/extent.ts";
import { runningShop } from "../support/shop-info.ts";
import { bearerOf, rowsOf, tableClient, tableText } from "../support/tables.ts";

const info = runningShop();
const prefix = "counted-line-";
const care = "clairval-multi-purpose-solution";
type Line = Record<string, string>;
let bearer: string;
let pattern: Line;
let location: string;

/** Out of sight, as the shop's own deleting leaves them. */
async function removeAll() {
  const now = "set deleted_at = now() where deleted_at is null and";
  await query(info, `update inventory_item ${now} sku like $1`, [`${prefix}%`]);
  await query(info, `update product_variant ${now} sku like $1`, [`${prefix}%`]);
  await query(info, `update product ${now} handle like $1`, [`${prefix}%`]);
}

beforeAll(async () => {
  bearer = await bearerOf(info);
  await removeAll();
  const [head = [], ...rows] = rowsOf(await tableClient(info, bearer, "products").exported());
  const row = rows.find((cells) => cells[head.indexOf("handle")] === care) ?? [];
  pattern = Object.fromEntries(head.map((name, place) => [name, row[place] ?? ""]));
  const [place] = await query<{ name: string }>(
    info,
    "select name from stock_location where deleted_at is null order by id limit 1",
  );
  location = place?.name ?? "";
});
afterAll(removeAll);

const many = (count: number, cells: (name: string) => Line) =>
  tableText(Array.from({ length: count }, (_, place) => cells(`${prefix}${count}-${place}`)));

const skuOf = (name: string) => `${name}-0`;

function fresh(name: string): Line {
  const { state: _, ...line } = pattern;
  const variants = (line.sku ?? "").split(" | ");
  return { ...line, handle: name, sku: variants.map((_, place) => `${name}-${place}`).join(" | ") };
}

/** Statements of a file, and the changes that it lets the website know of. */
async function costOf(table: string, effect: string, count: number, cells: (name: string) => Line) {
  const [before] = await query<{ id: string }>(info, "select max(id) as id from shop_change");
  const { import: written } = await tableClient(info, bearer, table).run(many(count, cells), false);
  expect(written).toMatchObject({ state: "done", total: count });
  expect(written.counts?.[effect]).toBe(count);
  const [noted] = await query<{ count: number }>(
    info,
    "select count(*)::int as count from shop_change where id > $1",
    [before?.id],
  );
  return { statements: written.statements, noted: noted?.count ?? Number.NaN };
}

it.each<[string, string, string, number, (name: string) => Line]>([
  ["new products", "products", "new", 50, fresh],
  [
    "changed products",
    "products",
    "changed",
    35,
    (handle) => ({ handle, title_en: "Counted", title_fr: "Comptée", title_de: "Gezählt" }),
  ],
  ["prices", "prices", "changed", 20, (name) => ({ sku: skuOf(name), eur: "77.00" })],
  ["stock", "stock", "new", 20, (name) => ({ sku: skuOf(name), location, quantity: "7" })],
])("%s: twice the lines are no more statements", async (_, table, effect, most, cells) => {
  const fewer = await costOf(table, effect, 200, cells);
  const more = await costOf(table, effect, 400, cells);
  expect(fewer.statements).toBeLessThanOrEqual(most);
  expect(more.statements).toBe(fewer.statements);
  // One for a thousand lines; others may change something meanwhile.
  expect(more.noted).toBeLessThan(20);
});

it("all that a file makes is in the catalog, though others change things while it is written", async () => {
  const count = howMany(500, 1500);
  const { send, look } = tableClient(info, bearer, "products");
  const file = many(count, fresh);
  const answer = await send(file, false);
  const { id } = ((await answer.json()) as { import: { id: string } }).import;
  // More notes of others than whoever follows looks back for late ones.
  const busy = `insert into shop_change (kind, record)
    select 'product', id from product, generate_series(1, 700) where handle = $1`;
  let state = "checking";
  let noted = 0;
  while (state === "checking" || state === "writing") {
    if (state === "writing") {
      await query(info, busy, [care]);
      noted += 1;
    }
    await new Promise((done) => setTimeout(done, 100));
    ({ state } = (await look(id)).import);
  }
  expect(state).toBe("done");
  expect(noted).toBeGreaterThan(0);
  await vi.waitFor(
    async () => {
      const [entries] = await query<{ count: number }>(
        info,
        "select count(*)::int as count from catalog_entry where handle like $1 and channels <> '{}'",
        [`${prefix}${count}-%`],
      );
      expect(entries?.count).toBe(count);
    },
    { timeout: 120_000, interval: 500 },
  );
});
