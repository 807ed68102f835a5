/**
 * Every read model of the backend is planned by the database as it is: what Medusa has renamed or taken
 * away is reported by name, before a visitor meets it.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type Client, DatabaseError } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect } from "../support/database.ts";
import { runningShop } from "../support/shop-info.ts";

const folder = join(import.meta.dirname, "../../backend/src/read-models");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".ts") && file !== "read-model.ts",
);

/** The statements that a file exports, by the names of the read models. */
async function statementsIn(file: string): Promise<Map<string, string>> {
  const exported: Record<string, unknown> = await import(join(folder, file));
  return new Map(
    Object.entries(exported).flatMap(([name, model]) =>
      typeof model === "function" && "statement" in model ? [[name, String(model.statement)]] : [],
    ),
  );
}

let client: Client;
beforeAll(async () => {
  client = await connect(runningShop());
});
afterAll(() => client.end());

/** Casts have two colons. */
const parameter = /(?<!:):([a-z]\w*)/gi;

const parametersOf = (statement: string): string[] => [
  ...new Set(Array.from(statement.matchAll(parameter), ([, name = ""]) => name)),
];

/** With numbers instead of names, as PostgreSQL has its parameters. */
function numbered(statement: string): string {
  const names = parametersOf(statement);
  return statement.replaceAll(parameter, (_, name: string) => `$${names.indexOf(name) + 1}`);
}

async function hasColumn(table: string, column: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from pg_attribute where attrelid = to_regclass(quote_ident($1)) and attname = $2
       and not attisdropped`,
    [table, column],
  );
  return rowCount !== 0;
}

/** The tables that a name before a column may stand for, all of them without one. */
function tablesCalled(name: string | undefined, statement: string): string[] {
  const named = [...statement.matchAll(/\b(?:from|join) "?(\w+)"?(?: (\w+))?/g)];
  const meant = named.filter(([, table, alias]) => !name || name === alias || name === table);
  return [...new Set(meant.flatMap(([, table]) => table ?? []))];
}

/** What is wrong with a statement; undefined where PostgreSQL can run it. */
async function complaintAbout(model: string, statement: string): Promise<string | undefined> {
  try {
    await client.query(`explain (generic_plan) ${numbered(statement)}`);
    return undefined;
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    const [, relation] = /^relation "(\w+)" does not exist/.exec(error.message) ?? [];
    if (relation) return `the read model ${model} reads ${relation}, which Medusa no longer has`;
    const [, name, column] = /^column "?(?:(\w+)\.)?(\w+)"? does not/.exec(error.message) ?? [];
    if (!column) return `the read model ${model} can not be planned: ${error.message}`;
    const lacking: string[] = [];
    for (const table of tablesCalled(name, statement)) {
      if (!(await hasColumn(table, column))) lacking.push(`${table}.${column}`);
    }
    return `the read model ${model} reads ${lacking.join(" or ")}, which Medusa no longer has`;
  }
}

it.each(files)("%s reads what is there", async (file) => {
  const statements = await statementsIn(file);
  expect(statements.size, "read models in the file").toBeGreaterThan(0);
  for (const [name, statement] of statements) {
    expect(await complaintAbout(name, statement)).toBeUndefined();
  }
});

describe("what a checkout reads is planned once for a connection", () => {
  /** More than the plans with which PostgreSQL begins, each for the values of its question. */
  const times = 8;

  it.each([
    ["buying/articles.ts", "readStoredArticles"],
    ["buying/articles.ts", "readProductsOfVariants"],
    ["buying/carts.ts", "readStoredCart"],
    ["buying/carts.ts", "readCartToCompute"],
    ["buying/cart-to-order.ts", "readCartToOrder"],
    ["catalog/products-to-index.ts", "readProductsToIndex"],
    ["orders/lens-lines.ts", "readLensLinesOfOrder"],
    ["orders/whole-order.ts", "readWholeOrder"],
  ])("%s %s", async (file, name) => {
    const statement = (await statementsIn(file)).get(name) ?? "";
    const { rows } = await client.query<{ variant: string; product: string; channel: string }>(
      `select v.id as variant, v.product_id as product, s.id as channel
        from product_variant v, sales_channel s limit 3`,
    );
    const ids = rows.map(({ variant, product }) => (/ToIndex/.test(name) ? product : variant));
    const known: Record<string, unknown> = { ids, channel: rows[0]?.channel, locale: "en-GB" };
    const values = parametersOf(statement).map((name) => known[name] ?? "of-nothing");
    const question = { name, text: numbered(statement), values };
    for (let time = 0; time < times; time += 1) await client.query(question);
    const planned = await client.query<{ once: string }>(
      "select generic_plans as once from pg_prepared_statements where name = $1",
      [name],
    );
    expect(Number(planned.rows[0]?.once)).toBeGreaterThan(0);
  });
});

describe("after an upgrade that changes a table", () => {
  /** A copy for this connection alone, which hides the table itself. */
  const changed = async (table: string, change: string) => {
    await client.query(`create temporary table "${table}" (like public."${table}")`);
    await client.query(`alter table pg_temp."${table}" ${change}`);
  };
  afterAll(() => client.query("discard temp"));

  it("a column that is renamed is reported", async () => {
    await changed("capture", "rename column amount to total");
    const statement = (await statementsIn("buying/unrecorded-captures.ts")).get(
      "readUnrecordedCaptures",
    );
    expect(await complaintAbout("readUnrecordedCaptures", statement ?? "")).toBe(
      "the read model readUnrecordedCaptures reads capture.amount, which Medusa no longer has",
    );
  });

  it("a column that is gone is reported where several tables have the same short name", async () => {
    await changed("product_variant_price_set", "drop column variant_id");
    const statement = (await statementsIn("buying/articles.ts")).get("readStoredArticles");
    expect(await complaintAbout("readStoredArticles", statement ?? "")).toMatch(
      /\breads (?:\S+ or )*product_variant_price_set\.variant_id\b.*, which Medusa no longer has$/,
    );
  });

  it("a table that is gone is reported", async () => {
    expect(await complaintAbout("readNothing", "select x.id from no_such_table x")).toBe(
      "the read model readNothing reads no_such_table, which Medusa no longer has",
    );
  });
});
