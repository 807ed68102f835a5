/** An import shows what should be looked at, names what it changes, and is taken back by staff. */
import { randomUUID } from "node:crypto";
import type Medusa from "@medusajs/js-sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { query } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { runningShop } from "../support/shop-info.ts";
import { inRole, signInAsStaff } from "../support/staff.ts";
import { bearerOf, rowsOf, type TableImport, tableClient, tableText } from "../support/tables.ts";

const info = runningShop();
const handle = "clairval-saline";
let staff: Medusa;
let bearer: string;
const table = (name: string) => tableClient(info, bearer, name);

beforeAll(async () => {
  staff = await signInAsStaff(info);
  bearer = await bearerOf(info);
});

async function price() {
  const [found] = await query<{ sku: string; amount: number }>(
    info,
    `select v.sku, p.amount::float8 as amount
     from product_variant v join product on product.id = v.product_id
     join product_variant_price_set s on s.variant_id = v.id
     join price p on p.price_set_id = s.price_set_id and p.price_list_id is null
     where product.handle = $1 and p.currency_code = 'eur' and p.deleted_at is null
     order by v.sku limit 1`,
    [handle],
  );
  if (!found) throw new Error("no price");
  return found;
}

/** Takes an import back and waits for its end. */
async function undo(name: string, id: string): Promise<TableImport> {
  await staff.client.fetch(`/admin/tables/${name}/imports/${id}/undo`, {
    method: "POST",
    body: {},
  });
  return eventually(async () => {
    const now = (await table(name).look(id)).import;
    expect(now.state).not.toBe("undoing");
    return now;
  });
}

describe("prices from a file", () => {
  it.each([
    ["ten-times", (amount: number) => amount * 10],
    ["a-tenth", (amount: number) => amount / 10],
    ["for-nothing", () => 0],
  ])("are shown with the product's name where they jump: %s", async (code, jump) => {
    const { sku, amount } = await price();
    const file = `sku,eur\n${sku},${jump(amount).toFixed(2)}\n`;
    const checked = await table("prices").run(file, true);
    expect(checked.import.counts).toMatchObject({ changed: 1, flagged: 1, fault: 0 });
    expect(checked.lines).toMatchObject([{ key: sku, effect: "changed", code, detail: "eur" }]);
    expect(checked.lines[0]).toHaveProperty("name", expect.stringContaining("Saline"));
    const flagged = await table("prices").look(checked.import.id, "&flagged=true");
    expect(flagged.count).toBe(1);
    const usual = await table("prices").run(`sku,eur\n${sku},${(amount * 2).toFixed(2)}\n`, true);
    expect(usual.import.counts).toMatchObject({ changed: 1, flagged: 0 });
  });

  it("are taken back, but for what somebody has changed since", async () => {
    const { sku, amount } = await price();
    const write = (value: number) =>
      table("prices").run(`sku,eur\n${sku},${value.toFixed(2)}\n`, false);
    const first = await write(amount + 1);
    expect((await undo("prices", first.import.id)).state).toBe("undone");
    expect((await price()).amount).toBe(amount);
    const twice = staff.client.fetch(`/admin/tables/prices/imports/${first.import.id}/undo`, {
      ...{ method: "POST", body: {} },
    });
    await expect(twice).rejects.toMatchObject({ status: 400 });

    const second = await write(amount + 2);
    const later = await write(amount + 3);
    expect((await undo("prices", second.import.id)).state).toBe("undone");
    expect((await price()).amount).toBe(amount + 3);
    await undo("prices", later.import.id);
    await write(amount);
  });

  it("are not taken back by somebody who may not change prices", async () => {
    const { sku, amount } = await price();
    const written = await table("prices").run(`sku,eur\n${sku},${amount + 1}\n`, false);
    const { sdk } = await inRole(info, "read-only");
    const path = `/admin/tables/prices/imports/${written.import.id}/undo`;
    const refused = sdk.client.fetch(path, { method: "POST", body: {} });
    await expect(refused).rejects.toMatchObject({ status: 403 });
    await undo("prices", written.import.id);
  });
});

it("new products are removed again, but for those that somebody has changed", {
  tags: "long",
}, async () => {
  const products = table("products");
  const [head = [], ...rows] = rowsOf(await products.exported());
  const row = rows.find((cells) => cells[head.indexOf("handle")] === handle) ?? [];
  const pattern = Object.fromEntries(head.map((name, place) => [name, row[place] ?? ""]));
  const lines = ["a", "b"].map((name) => {
    const id = `undone-${name}-${randomUUID()}`;
    const { state: _, ...line } = pattern;
    const sku = (line.sku ?? "").split(" | ").map((_, place) => `${id}-${place}`);
    const pictures = `${info.backend}/uploads/drops.jpg`;
    return { ...line, ...{ handle: id, sku: sku.join(" | "), pictures } };
  });
  const written = await products.run(tableText(lines), false);
  expect(written.import.counts).toMatchObject({ new: 2 });
  const found = async (name: string | undefined) =>
    (await staff.admin.product.list({ handle: name ?? "", fields: "id" })).products;
  const kept = lines[1]?.handle;
  const [other] = await found(kept);
  await staff.admin.product.update(other?.id ?? "", { subtitle: "Changed by hand" });
  expect((await undo("products", written.import.id)).state).toBe("undone");
  expect(await found(lines[0]?.handle)).toEqual([]);
  expect(await found(kept)).toHaveLength(1);
  await staff.admin.product.delete(other?.id ?? "");
});
