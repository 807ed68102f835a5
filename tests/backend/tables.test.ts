/** Products, prices and stock as files: out and in again, checked as a whole, written as a whole. */
import type Medusa from "@medusajs/js-sdk";
import type { Client } from "pg";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { killBackend } from "../support/backend-process.ts";
import { connect, query } from "../support/database.ts";
import { howMany } from "../support/extent.ts";
import { runningShop } from "../support/shop-info.ts";
import { newcomer, signInAsStaff } from "../support/staff.ts";
import { bearerOf, faultsOf, tableClient } from "../support/tables.ts";

const info = runningShop();
const handle = "clairval-multi-purpose-solution";
let staff: Medusa;
let bearer: string;
const table = (name: string) => tableClient(info, bearer, name);

beforeAll(async () => {
  staff = await signInAsStaff(info);
  bearer = await bearerOf(info);
});

/** The solution's first variant with what it costs, read past every memory. */
async function solution() {
  const [found] = await query<{ sku: string; variant: string; amount: string }>(
    info,
    `select v.sku, v.id as variant, p.amount::text as amount
     from product_variant v join product on product.id = v.product_id
     join product_variant_price_set s on s.variant_id = v.id
     join price p on p.price_set_id = s.price_set_id and p.price_list_id is null
     where product.handle = $1 and p.currency_code = 'eur' and p.deleted_at is null
     order by v.sku limit 1`,
    [handle],
  );
  if (!found) throw new Error("no solution");
  return { ...found, amount: Number(found.amount) };
}

describe.each(["products", "prices", "stock"])("the table of %s", (name) => {
  it("comes back as it went out", async () => {
    const file = await table(name).exported();
    const checked = await table(name).run(file, true);
    expect(checked.import.state).toBe("done");
    const rows = checked.import.total;
    expect(rows).toBeGreaterThan(10);
    expect(checked.import.counts).toMatchObject({ new: 0, changed: 0, unchanged: rows, fault: 0 });
  });

  it("is seen and not changed by a role that may only look", async () => {
    const { email, password } = await newcomer(info, staff, "read-only");
    const looking = tableClient(info, await bearerOf(info, email, password), name);
    expect(await looking.exported()).toContain("state");
    expect((await looking.send("sku\nA\n", true)).status).toBe(403);
  });
});

describe("prices from a file", () => {
  it("are checked first, written as a whole, known to history and trail, and taken back", async () => {
    const { sku, variant, amount } = await solution();
    const file = `sku;eur\r\n${sku};${String(amount + 1).replace(".", ",")}\r\n`;
    const checked = await table("prices").run(file, true);
    expect(checked.lines).toEqual([
      expect.objectContaining({ line: 2, key: sku, effect: "changed", code: null }),
    ]);
    expect((await solution()).amount).toBe(amount);
    try {
      const written = await table("prices").run(file, false);
      expect(written.import).toMatchObject({ state: "done", total: 1, done: 1 });
      expect((await solution()).amount).toBe(amount + 1);
      await vi.waitFor(
        async () => {
          const points = await query<{ amount: number }>(
            info,
            "select amount from price_point where variant_id = $1 order by since desc limit 1",
            [variant],
          );
          expect(points[0]?.amount).toBe(amount + 1);
        },
        { timeout: 30_000, interval: 200 },
      );
      const { audit_entries } = await staff.client.fetch<{
        audit_entries: { route: string; status: number | null }[];
      }>(`/admin/audit?resource=tables&id=${written.import.id}`);
      expect(audit_entries).toMatchObject([{ route: "/admin/tables/prices/imports", status: 202 }]);
    } finally {
      const back = await table("prices").run(`sku,eur\n${sku},${amount}\n`, false);
      expect(back.import.state).toBe("done");
    }
    expect((await solution()).amount).toBe(amount);
  });

  it("do not overwrite what was changed after the export", async () => {
    const { sku, amount } = await solution();
    const file = await table("prices").exported();
    const [head = "", ...rows] = file.split("\r\n");
    const row = rows.find((each) => each.startsWith(`${sku},`)) ?? "";
    const edited = row.replace(`,${amount.toFixed(2)},`, `,${(amount + 2).toFixed(2)},`);
    expect(edited).not.toBe(row);
    await table("prices").run(`sku,eur\n${sku},${amount + 1}\n`, false);
    try {
      const late = await table("prices").run(`${head}\r\n${edited}\r\n`, false);
      expect(late.import.state).toBe("refused");
      expect(faultsOf(late.lines)).toEqual(["2 stale"]);
      expect((await solution()).amount).toBe(amount + 1);
    } finally {
      await table("prices").run(`sku,eur\n${sku},${amount}\n`, false);
    }
  });

  it("of a broken file change nothing, and every line says why", async () => {
    const { sku, amount } = await solution();
    const broken = ["sku,eur", `${sku},1`, "no-such,1", `${sku},2`, "x,-1", ",3", "half"];
    const refused = await table("prices").run(broken.join("\n"), false);
    expect(refused.import.state).toBe("refused");
    expect(faultsOf(refused.lines)).toEqual([
      ...["3 unknown-sku", "4 twice 2", "5 unknown-sku", "6 key-missing sku", "7 half-line"],
    ]);
    const latin = Uint8Array.from([...new TextEncoder().encode(`sku,eur\n${sku},1\nGr`), 0xfc]);
    expect(faultsOf((await table("prices").run(latin, false)).lines)).toEqual(["3 not-utf8 sku"]);
    const huge = await table("prices").send(`sku,eur\n${`${sku},1\n`.repeat(5_000_000)}`, false);
    expect([huge.status, ((await huge.json()) as { code: string }).code]).toEqual([
      413,
      "too-large",
    ]);
    expect((await solution()).amount).toBe(amount);
  });
});

it("texts of products come in every language, and an empty cell leaves what is there", async () => {
  const read = async () => {
    const [row] = await query<{ title: string; subtitle: string | null; german: string }>(
      info,
      `select title, subtitle, t.translations ->> 'title' as german from product
       join translation t on t.reference_id = product.id and t.locale_code = 'de-DE'
       where handle = $1`,
      [handle],
    );
    if (!row) throw new Error("no product");
    return row;
  };
  const before = await read();
  const file = (german: string) => `handle,title_en,title_de\n${handle},,"${german}"\n`;
  try {
    const written = await table("products").run(file(`${before.german}, neu`), false);
    expect(written.lines[0]?.after).toEqual({ title_de: `${before.german}, neu` });
    expect(await read()).toEqual({ ...before, german: `${before.german}, neu` });
  } finally {
    await table("products").run(file(before.german), false);
  }
  expect(await read()).toEqual(before);
  const faults = await table("products").run(
    `handle,status,title_en\n${handle},gone,\n${handle}-x,draft,-\n`,
    true,
  );
  expect(faultsOf(faults.lines)).toEqual(["2 not-one-of status", "3 needed title_en"]);
});

describe("a long file", () => {
  const count = howMany(700, 10_000);
  const prefix = "bulk-test-";
  const sku = (number: number) => `${prefix}${String(number).padStart(5, "0")}`;
  const file = (head: string, cells: (number: number) => string) =>
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
  function fill() {
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

  const newPrices = file("sku,eur", (number) => `${sku(number)},${(number / 100).toFixed(2)}`);

  /**
   * Sends prices of which a late one can not be written before `meanwhile` has ended.
   * @param meanwhile is asked when the lines before are written
   */
  async function heldUp(text: string, meanwhile: (client: Client) => Promise<unknown>) {
    const client = await connect(info);
    try {
      await client.query("begin");
      await client.query("select 1 from price where id = $1 for update", [`price_${prefix}450`]);
      const answer = await table("prices").send(text, false);
      const { id } = ((await answer.json()) as { import: { id: string } }).import;
      await vi.waitFor(
        async () => {
          const { import: now } = await table("prices").look(id);
          expect(now).toMatchObject({ state: "writing" });
          expect(now.done).toBeGreaterThanOrEqual(450);
        },
        { timeout: 60_000, interval: 50 },
      );
      expect(await sumOfPrices()).not.toBe(5 * count);
      await meanwhile(client);
      return id;
    } finally {
      await client.end();
    }
  }

  const endOf = (id: string) =>
    vi.waitFor(
      async () => {
        const now = await table("prices").look(id, "&effect=fault");
        expect(["checking", "writing", "undoing"]).not.toContain(now.import.state);
        return now;
      },
      { timeout: 120_000, interval: 200 },
    );

  it("is taken back where somebody changes a line of it meanwhile, and says which", async () => {
    await empty();
    await fill();
    try {
      const [head, ...rows] = (await table("prices").exported()).trim().split("\r\n");
      const changed = rows
        .filter((row) => row.startsWith(prefix))
        .map((row) => row.replace(",5.00,", ",6.00,"));
      const id = await heldUp([head, ...changed, ""].join("\r\n"), async (client) => {
        await client.query(
          `update price set amount = 7, raw_amount = '{"value": "7", "precision": 20}' where id = $1`,
          [`price_${prefix}${count - 1}`],
        );
        await client.query("commit");
      });
      const ended = await endOf(id);
      expect(ended.import.state).toBe("refused");
      expect(faultsOf(ended.lines)).toEqual([`${count} stale`]);
      expect(await sumOfPrices()).toBe(5 * count + 2);
    } finally {
      await empty();
    }
  });

  it("of a process that is killed is taken back by the next one", async () => {
    await empty();
    await fill();
    try {
      const id = await heldUp(newPrices, async (client) => {
        const answers = killBackend(info);
        await client.query("rollback");
        expect(await answers()).toBe(true);
      });
      expect((await endOf(id)).import.state).toBe("interrupted");
      expect(await sumOfPrices()).toBe(5 * count);
    } finally {
      await empty();
    }
  });

  it("is written whole, or nothing of it", { timeout: 600_000 }, async () => {
    const { stock_locations } = await staff.admin.stockLocation.list({ fields: "name" });
    const place = stock_locations[0]?.name ?? "";
    await empty();
    await fill();
    try {
      const stock = file(
        "sku,location,quantity",
        (number) => `${sku(number)},"${place}",${number}`,
      );
      for (const [name, text, effect] of [
        ["prices", newPrices, "changed"],
        ["stock", stock, "new"],
      ] as const) {
        const written = await table(name).run(text, false);
        expect(written.import).toMatchObject({ state: "done", total: count, done: count });
        const { counts } = written.import;
        expect((counts?.[effect] ?? 0) + (counts?.unchanged ?? 0)).toBe(count);
      }
      const [sums] = await query<{ pieces: string }>(
        info,
        `select sum(stocked_quantity) as pieces from inventory_level
         where inventory_item_id like 'iitem\\_${prefix}%'`,
      );
      const sum = (count * (count + 1)) / 2;
      expect([await sumOfPrices(), Number(sums?.pieces)]).toEqual([sum / 100, sum]);

      const spoilt = `${newPrices.replaceAll(",", ",1")}no-such,1\n`.replace("sku,1eur", "sku,eur");
      const refused = await table("prices").run(spoilt, false);
      expect(refused.import.state).toBe("refused");
      expect((await table("prices").look(refused.import.id, "&effect=fault")).lines).toMatchObject([
        { line: count + 2, code: "unknown-sku" },
      ]);
      expect(await sumOfPrices()).toBe(sum / 100);
    } finally {
      await empty();
    }
  });
});
