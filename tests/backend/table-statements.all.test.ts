/**
 * A file is written by Medusa's workflows: what a line costs the database does not grow with the file, and
 * no note to the website is lost among those of others. In a shop of its own, whose jobs rest meanwhile.
 */
import { afterAll, beforeAll, expect, it } from "vitest";
import { query } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { Launcher } from "../support/launcher.ts";
import type { ShopInfo } from "../support/shop-info.ts";
import { StatementCounter } from "../support/statements.ts";
import { bearerOf, rowsOf, tableClient, tableText } from "../support/tables.ts";

let launcher: Launcher;
let info: ShopInfo;
const prefix = "counted-line-";
const care = "clairval-multi-purpose-solution";
type Line = Record<string, string>;
let bearer: string;
let pattern: Line;
let location: string;

beforeAll(async () => {
  launcher = await Launcher.inNewFolder(
    "table-statements",
    { JOB_INTERVAL: "99" },
    { filled: true },
  );
  info = await launcher.start();
  bearer = await bearerOf(info);
  const [head = [], ...rows] = rowsOf(await tableClient(info, bearer, "products").exported());
  const row = rows.find((cells) => cells[head.indexOf("handle")] === care) ?? [];
  pattern = Object.fromEntries(head.map((name, place) => [name, row[place] ?? ""]));
  const [place] = await query<{ name: string }>(
    info,
    "select name from stock_location where deleted_at is null order by id limit 1",
  );
  location = place?.name ?? "";
});
afterAll(() => launcher.remove());

const many = (count: number, cells: (name: string) => Line) =>
  tableText(Array.from({ length: count }, (_, place) => cells(`${prefix}${count}-${place}`)));

const skuOf = (name: string) => `${name}-0`;

function fresh(name: string): Line {
  const { state: _, ...line } = pattern;
  const variants = (line.sku ?? "").split(" | ");
  const pictures = `${info.backend}/uploads/${name}.jpg`;
  return {
    ...{ ...line, handle: name, pictures },
    sku: variants.map((_, place) => `${name}-${place}`).join(" | "),
  };
}

/** Milliseconds between two looks at an import, each of which costs statements as well. */
const pace = 1000;

/** Statements for each line of a file, with those of the catalog index that follows it. */
async function costOf(table: string, effect: string, count: number, cells: (name: string) => Line) {
  const file = many(count, cells);
  const counter = await StatementCounter.open(info);
  try {
    const statements = await counter.once(async () => {
      const { import: written } = await tableClient(info, bearer, table).run(file, false, pace);
      expect(written).toMatchObject({ state: "done", total: count });
      expect(written.counts?.[effect]).toBe(count);
    });
    return statements / count;
  } finally {
    await counter.close();
  }
}

it.each<[string, string, string, number, (name: string) => Line]>([
  ["new products", "products", "new", 15, fresh],
  [
    "changed products",
    "products",
    "changed",
    8,
    (handle) => ({ handle, title_en: "Counted", title_fr: "Comptée", title_de: "Gezählt" }),
  ],
  ["prices", "prices", "changed", 4, (name) => ({ sku: skuOf(name), eur: "77.00" })],
  ["stock", "stock", "new", 6, (name) => ({ sku: skuOf(name), location, quantity: "7" })],
])(
  "%s: a line costs few statements, in a longer file no more",
  async (_, table, effect, most, cells) => {
    const fewer = await costOf(table, effect, 40, cells);
    const more = await costOf(table, effect, 120, cells);
    expect(fewer).toBeLessThanOrEqual(most);
    expect(more).toBeLessThanOrEqual(most);
  },
);

it("all that a file makes is in the catalog, though others change things while it is written", {
  timeout: 600_000,
}, async () => {
  const count = 150;
  const { send, look } = tableClient(info, bearer, "products");
  const file = many(count, fresh);
  const answer = await send(file, false);
  const { id } = ((await answer.json()) as { import: { id: string } }).import;
  // More notes of others than readers look back for late ones.
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
  await eventually(async () => {
    const [entries] = await query<{ count: number }>(
      info,
      "select count(*)::int as count from catalog_entry where handle like $1 and channels <> '{}'",
      [`${prefix}${count}-%`],
    );
    expect(entries?.count).toBe(count);
  });
});
