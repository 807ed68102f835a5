/** Products, prices and stock as files: out and in again, checked as a whole, written as a whole. */
import type Medusa from "@medusajs/js-sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { query } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { runningShop } from "../support/shop-info.ts";
import { inRole, signInAsStaff } from "../support/staff.ts";
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
    const { email, password } = await inRole(info, "read-only");
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
      await eventually(async () => {
        const points = await query<{ amount: number }>(
          info,
          "select amount from price_point where variant_id = $1 order by since desc limit 1",
          [variant],
        );
        expect(points[0]?.amount).toBe(amount + 1);
      });
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
