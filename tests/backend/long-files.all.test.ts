/** Files of a thousand lines: written whole or not at all, whatever happens meanwhile. */
import type Medusa from "@medusajs/js-sdk";
import type { Client } from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { killBackend } from "../support/backend-process.ts";
import { connect, query } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { bearerOf, faultsOf, tableClient } from "../support/tables.ts";

const info = runningShop();
let staff: Medusa;
let bearer: string;
const table = (name: string) => tableClient(info, bearer, name);

beforeAll(async () => {
  staff = await signInAsStaff(info);
  bearer = await bearerOf(info);
});

/** Lines of a file that is written, and of one that is interrupted on its way, at a line from which it cannot go on. */
const [whole, interrupted, held] = [1000, 400, 300];
const prefix = "bulk-test-";
const sku = (number: number) => `${prefix}${String(number).padStart(5, "0")}`;
const file = (count: number, head: string, cells: (number: number) => string) =>
  `${head}\n${Array.from({ length: count }, (_, place) => cells(place + 1)).join("\n")}\n`;
/** Without what triggers would look up for each single row. */
async function directly(statements: readonly string[]) {
  const client = await connect(info);
  try {
    await client.query("set session_replication_role = replica");
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Variants of one draft, which no page of the shop lists. */
function fill(count: number) {
  const number = "lpad(n::text, 5, '0')";
  const rows = `from generate_series(1, ${count}) n`;
  const raw = `'{"value": "5", "precision": 20}'::jsonb`;
  return directly([
    `insert into product (id, title, handle, status)
     values ('prod_${prefix}', 'A long file', '${prefix}', 'draft')`,
    `insert into product_variant (id, product_id, title, sku)
     select 'variant_${prefix}' || n, 'prod_${prefix}', 'No. ' || n, '${prefix}' || ${number} ${rows}`,
    `insert into price_set (id) select 'pset_${prefix}' || n ${rows}`,
    `insert into product_variant_price_set (id, variant_id, price_set_id)
     select 'pvps_${prefix}' || n, 'variant_${prefix}' || n, 'pset_${prefix}' || n ${rows}`,
    `insert into price (id, price_set_id, currency_code, amount, raw_amount, rules_count)
     select 'price_${prefix}' || n, 'pset_${prefix}' || n, 'eur', 5, ${raw}, 0 ${rows}`,
    `insert into inventory_item (id, sku)
     select 'iitem_${prefix}' || n, '${prefix}' || ${number} ${rows}`,
    // As the database does by itself within a minute: an import that is planned for empty tables takes minutes.
    "analyze product_variant, product_variant_price_set, price_set, price, inventory_item",
  ]);
}

const empty = () =>
  directly([
    `delete from inventory_level where inventory_item_id like 'iitem\\_${prefix}%'`,
    `delete from inventory_item where id like 'iitem\\_${prefix}%'`,
    `delete from product_variant_price_set where id like 'pvps\\_${prefix}%'`,
    `delete from price where price_set_id like 'pset\\_${prefix}%'`,
    `delete from price_set where id like 'pset\\_${prefix}%'`,
    `delete from price_point where variant_id like 'variant\\_${prefix}%'`,
    `delete from product_variant where product_id = 'prod_${prefix}'`,
    `delete from product where id = 'prod_${prefix}'`,
  ]);

/** What the prices are together; as numbers and as Medusa keeps them beside. */
async function sumOfPrices() {
  const [sums] = await query<{ amount: string; raw: string }>(
    info,
    `select sum(amount) as amount, sum((raw_amount ->> 'value')::numeric) as raw
     from price where price_set_id like 'pset\\_${prefix}%' and deleted_at is null`,
  );
  expect(sums?.raw).toBe(sums?.amount);
  return Number(sums?.amount);
}

const newPrices = (count: number) =>
  file(count, "sku,eur", (number) => `${sku(number)},${(number / 100).toFixed(2)}`);

/**
 * Sends prices of which a late one can not be written before `meanwhile` has ended.
 * @param meanwhile is asked when the lines before are written
 */
async function heldUp(text: string, meanwhile: (client: Client) => Promise<unknown>) {
  const client = await connect(info);
  try {
    await client.query("begin");
    await client.query("select 1 from price where id = $1 for update", [`price_${prefix}${held}`]);
    const answer = await table("prices").send(text, false);
    const { id } = ((await answer.json()) as { import: { id: string } }).import;
    await eventually(async () => {
      const { import: now } = await table("prices").look(id);
      expect(now).toMatchObject({ state: "writing" });
      expect(now.done).toBeGreaterThanOrEqual(held);
    });
    expect(await sumOfPrices()).not.toBe(5 * interrupted);
    await meanwhile(client);
    return id;
  } finally {
    await client.end();
  }
}

const endOf = (id: string) =>
  eventually(async () => {
    const now = await table("prices").look(id, "&effect=fault");
    expect(["checking", "writing", "undoing"]).not.toContain(now.import.state);
    return now;
  });

describe("a long file", () => {
  it("is taken back where somebody changes a line of it meanwhile, and says which", async () => {
    await empty();
    await fill(interrupted);
    try {
      const [head, ...rows] = (await table("prices").exported()).trim().split("\r\n");
      const changed = rows
        .filter((row) => row.startsWith(prefix))
        .map((row) => row.replace(",5.00,", ",6.00,"));
      const id = await heldUp([head, ...changed, ""].join("\r\n"), async (client) => {
        await client.query(
          `update price set amount = 7, raw_amount = '{"value": "7", "precision": 20}' where id = $1`,
          [`price_${prefix}${interrupted - 1}`],
        );
        await client.query("commit");
      });
      const ended = await endOf(id);
      expect(ended.import.state).toBe("refused");
      expect(faultsOf(ended.lines)).toEqual([`${interrupted} stale`]);
      expect(await sumOfPrices()).toBe(5 * interrupted + 2);
    } finally {
      await empty();
    }
  });

  it("of a process that is killed is taken back by the next one", async () => {
    await empty();
    await fill(interrupted);
    try {
      const id = await heldUp(newPrices(interrupted), async (client) => {
        const answers = killBackend(info);
        await client.query("rollback");
        expect(await answers()).toBe(true);
      });
      expect((await endOf(id)).import.state).toBe("interrupted");
      expect(await sumOfPrices()).toBe(5 * interrupted);
    } finally {
      await empty();
    }
  });

  it("is written whole, or nothing of it", { timeout: 600_000 }, async () => {
    const { stock_locations } = await staff.admin.stockLocation.list({ fields: "name" });
    const place = stock_locations[0]?.name ?? "";
    await empty();
    await fill(whole);
    try {
      const prices = newPrices(whole);
      const stock = file(
        whole,
        "sku,location,quantity",
        (number) => `${sku(number)},"${place}",${number}`,
      );
      for (const [name, text, effect] of [
        ["prices", prices, "changed"],
        ["stock", stock, "new"],
      ] as const) {
        const written = await table(name).run(text, false);
        expect(written.import).toMatchObject({ state: "done", total: whole, done: whole });
        const { counts } = written.import;
        expect((counts?.[effect] ?? 0) + (counts?.unchanged ?? 0)).toBe(whole);
      }
      const [sums] = await query<{ pieces: string }>(
        info,
        `select sum(stocked_quantity) as pieces from inventory_level
         where inventory_item_id like 'iitem\\_${prefix}%'`,
      );
      const sum = (whole * (whole + 1)) / 2;
      expect([await sumOfPrices(), Number(sums?.pieces)]).toEqual([sum / 100, sum]);

      const spoilt = `${prices.replaceAll(",", ",1")}no-such,1\n`.replace("sku,1eur", "sku,eur");
      const refused = await table("prices").run(spoilt, false);
      expect(refused.import.state).toBe("refused");
      expect((await table("prices").look(refused.import.id, "&effect=fault")).lines).toMatchObject([
        { line: whole + 2, code: "unknown-sku" },
      ]);
      expect(await sumOfPrices()).toBe(sum / 100);
    } finally {
      await empty();
    }
  });
});
