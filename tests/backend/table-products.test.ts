/** New products from a file: whole, equal to what was exported, at once on the website, all or none. */
import type Medusa from "@medusajs/js-sdk";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { killBackend } from "../support/backend-process.ts";
import { query } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { isAll } from "../support/extent.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { bearerOf, faultsOf, rowsOf, tableClient, tableText } from "../support/tables.ts";

const info = runningShop();
const prefix = "from-a-file-";
type Line = Record<string, string>;
let staff: Medusa;
let products: ReturnType<typeof tableClient>;
let lines: Map<string, Line>;

async function exportedLines(): Promise<Map<string, Line>> {
  const [head = [], ...rows] = rowsOf(await products.exported());
  return new Map(
    rows.map((row) => {
      const line = Object.fromEntries(head.map((name, place) => [name, row[place] ?? ""]));
      return [line.handle ?? "", line];
    }),
  );
}

/** The line of a product as that of another one. */
function copied(handle: string, name: string): Line {
  const { state: _, ...line } = lines.get(handle) ?? {};
  const sku = (line.sku ?? "").replaceAll(/[^ |]+/g, (one) => `${name}-${one}`.toUpperCase());
  // The demonstration's own pictures do not come along, and nothing draws an accessory.
  const pictures = line.type === "accessory" ? `${info.backend}/uploads/copy.jpg` : "";
  return { ...line, handle: `${prefix}${name}-${handle}`, sku, pictures };
}

/** By the API, as staff remove products; the shop's other tests see none of these. */
async function removeAll() {
  const ids = await query<{ id: string }>(
    info,
    "select id from product where handle like $1 and deleted_at is null",
    [`${prefix}%`],
  );
  for (const { id } of ids) await staff.admin.product.delete(id);
}

const stored = (name: string) =>
  query<{ handle: string }>(
    info,
    "select handle from product where handle like $1 and deleted_at is null order by handle",
    [`${prefix}${name}-%`],
  );

beforeAll(async () => {
  staff = await signInAsStaff(info);
  products = tableClient(info, await bearerOf(info), "products");
  await removeAll();
  lines = await exportedLines();
});
afterAll(removeAll);

const care = "clairval-multi-purpose-solution";
/** One of each kind: a contact lens, sunglasses, a frame that is only shown, and a bottle. By name, as other tests leave products. */
const kinds = ["biofinity", "oakley-holbrook", "torvik-fjell", care];

describe("a product that nobody knows yet", () => {
  it("is made whole: exported again it is what it was copied from", async () => {
    const copies = kinds.map(
      (handle): Line => ({
        ...copied(handle, "copy"),
        ...(handle === care ? { title_en: "Quillow solution" } : {}),
      }),
    );
    expect(copies.map(({ type }) => type)).toEqual(["contact-lens", "frame", "frame", "accessory"]);
    const text = tableText(copies);
    const checked = await products.run(text, true);
    expect(faultsOf(checked.lines)).toEqual([]);
    expect(checked.lines.map(({ line, effect }) => [line, effect])).toEqual(
      copies.map((_, place) => [place + 2, "new"]),
    );
    expect(await stored("copy")).toEqual([]);

    const written = await products.run(text, false);
    expect(written.import).toMatchObject({ state: "done", total: 4, done: 4 });
    const shown = copies.at(-1)?.handle ?? "";
    await eventually(async () => {
      const page = await fetch(`${info.shop}/en/shop/product/${shown}`);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain("Quillow solution");
    });
    const again = await exportedLines();
    for (const { handle = "", ...copy } of copies) {
      const { state: _, handle: __, ...line } = again.get(handle) ?? {};
      expect(line).toEqual(copy);
    }
    for (const language of ["en", "fr", "de"]) {
      for (const { handle, channel } of copies.filter((copy) => copy.channel === "online")) {
        const page = await fetch(`${info.shop}/${language}/shop/product/${handle}`);
        expect([channel, page.status]).toEqual(["online", 200]);
      }
    }
    const found = await fetch(`${info.shop}/search?q=quillow`);
    expect(await found.text()).toContain(`/shop/product/${shown}`);
    const unchanged = await products.run(text, true);
    expect(unchanged.import.counts).toMatchObject({ new: 0, changed: 0, unchanged: 4, fault: 0 });
  });

  it("may be like any that the shop has", async () => {
    const copies = [...lines.keys()].map((handle) => copied(handle, "any"));
    const checked = await products.run(tableText(copies), true);
    expect(faultsOf(checked.lines)).toEqual([]);
    expect(checked.import.counts?.new).toBe(lines.size);
  });

  it("has the same records as one that the framework made", async () => {
    const recordsOf = async (handle: string) => {
      const [found] = await query<{ records: Record<string, number> }>(
        info,
        `with v as (select v.* from product_variant v join product p on p.id = v.product_id
           where p.handle = $1 and v.deleted_at is null),
         o as (select link.* from product_product_option link join product p on p.id = link.product_id
           where p.handle = $1 and p.deleted_at is null)
         select jsonb_build_object(
           'variants', (select count(*) from v),
           'values', (select count(*) from product_product_option_value
             where product_product_option_id in (select id from o)),
           'chosen', (select count(*) from product_variant_option where variant_id in (select id from v)),
           'prices', (select count(*) from product_variant_price_set link join price using (price_set_id)
             where link.variant_id in (select id from v)
               and link.deleted_at is null and price.deleted_at is null),
           'items', (select count(*) from product_variant_inventory_item
             where variant_id in (select id from v) and deleted_at is null),
           'texts', (select count(*) from translation where deleted_at is null and reference_id in (
             select id from v union select product_id from v union select product_option_id from o
             union select option_value_id from product_variant_option
               where variant_id in (select id from v))),
           'profile', (select count(*) from product_shipping_profile
             where product_id in (select product_id from v) and deleted_at is null),
           'categories', (select count(*) from product_category_product
             where product_id in (select product_id from v))) as records`,
        [handle],
      );
      return found?.records;
    };
    for (const handle of kinds) {
      const copy = await recordsOf(`${prefix}copy-${handle}`);
      expect({ handle, ...copy }).toEqual({ handle, ...(await recordsOf(handle)) });
    }
  });

  it("is refused as a whole with everything that is wrong, and nothing of the file is written", async () => {
    const fine = copied(care, "refused");
    const { title_fr: _, ...untranslated } = copied(care, "refused2");
    const wrong = {
      ...copied(care, "refused3"),
      type: "lens",
      price: "1 | 2",
      brand: "nobody",
    };
    const taken = { ...copied(care, "refused4"), sku: lines.get(care)?.sku ?? "" };
    const twice = { ...fine, handle: `${prefix}refused-5` };
    const renamed = { handle: care, type: "frame" };
    const odd = { ...fine, handle: "Not a handle" };
    const file = tableText([fine, untranslated, wrong, taken, twice, renamed, odd]);
    const refused = await products.run(file, false);
    expect(refused.import).toMatchObject({ state: "refused", total: 7 });
    expect(refused.import.counts).toMatchObject({ new: 1, fault: 6 });
    const skus = (lines.get(care)?.sku ?? "").split(" | ").length;
    expect(faultsOf(refused.lines)).toEqual([
      "3 needed-new title_fr",
      "4 not-one-of type",
      "4 not-one-of brand",
      ...Array.from({ length: skus }, () => "5 sku-taken sku"),
      ...Array.from({ length: skus }, () => "6 claimed sku"),
      "7 only-new type",
      "8 not-a-handle",
    ]);
    expect(refused.lines.find(({ line }) => line === 4)?.allowed).toContain("contact-lens");
    expect(await stored("refused")).toEqual([]);
  });

  it.each([
    ["a French spreadsheet's", (text: string) => `\uFEFF${text}`],
    ["a German spreadsheet's", (text: string) => text.replaceAll("\n", "\r\n")],
  ])("comes from %s file with semicolons and commas", async (_, spelt) => {
    const line = copied(care, "comma");
    const price = (line.price ?? "").replaceAll(".", ",");
    const checked = await products.run(spelt(tableText([{ ...line, price }], ";")), true);
    expect(faultsOf(checked.lines)).toEqual([]);
    expect(checked.lines[0]?.after?.price).toBe(line.price);
    const mixed = await products.run(tableText([{ ...line, price }]), true);
    expect(faultsOf(mixed.lines)).toEqual(["2 not-a-number price"]);
  });

  it("of a broken file is none, and the answer says where it breaks", async () => {
    const line = copied(care, "broken");
    const file = tableText([line, { ...line, handle: "x" }]);
    const bytes = new TextEncoder().encode(file);
    const latin = bytes.map((byte) => (byte > 127 ? 0xe9 : byte));
    const faults = async (body: string | Uint8Array<ArrayBuffer>) =>
      faultsOf((await products.run(body, false)).lines);
    expect((await faults(latin))[0]).toMatch(/^2 not-utf8 \w+$/);
    expect(await faults(`handle,status\n${care},\0draft\n`)).toEqual(["2 not-utf8 status"]);
    expect(await faults(`handle,status,place\na,draft,\n${care},"draft,\nb,c,d\n`)).toEqual([
      "3 not-a-table status",
    ]);
    expect(await faults(`handle;Titel;status;status\n${care};a;draft;draft\n`)).toEqual([
      "1 column-unknown titel",
      "1 column-twice status",
    ]);
    expect(await faults(`status\ndraft\n`)).toEqual(["1 column-missing handle"]);
    expect(await faults(`handle,status\n${"x,draft\n".repeat(100_001)}`)).toEqual([
      "100002 too-many",
    ]);
    expect(await stored("broken")).toEqual([]);
  });
});

describe("two files at once", () => {
  const several = 12;
  const many = (name: string) =>
    tableText(Array.from({ length: several }, (_, place) => copied(care, `${name}-${place}`)));

  it("that are the same make everything once", { tags: "long" }, async () => {
    const ended = await Promise.all([1, 2].map(() => products.run(many("same"), false)));
    expect(ended.map((one) => one.import.state)).toEqual(["done", "done"]);
    expect(ended.map((one) => one.import.counts?.new).sort()).toEqual([0, several]);
    expect(await stored("same")).toHaveLength(several);
  });

  it("that differ are both written", { tags: "long" }, async () => {
    const ended = await Promise.all(
      ["one", "other"].map((name) => products.run(many(name), false)),
    );
    expect(ended.map((one) => [one.import.state, one.import.counts?.new])).toEqual([
      ["done", several],
      ["done", several],
    ]);
    expect([...(await stored("one")), ...(await stored("other"))]).toHaveLength(2 * several);
  });
});

if (isAll) {
  it("a process that is killed on the way leaves nothing, and says so", async () => {
    const count = 3000;
    const file = tableText(
      Array.from({ length: count }, (_, place) => copied(care, `killed-${place}`)),
    );
    const answer = await products.send(file, false);
    const { id } = ((await answer.json()) as { import: { id: string } }).import;
    await eventually(async () => {
      const { import: now } = await products.look(id);
      expect(now).toMatchObject({ state: "writing" });
      expect(now.done).toBeGreaterThan(0);
    });
    expect(await killBackend(info)()).toBe(true);
    // The next import takes it back first, without waiting until it counts as silent.
    const small = tableText([copied(care, "next-0")]);
    expect((await products.run(small, false)).import.state).toBe("done");
    expect((await products.look(id)).import.state).toBe("interrupted");
    expect(await stored("killed")).toEqual([]);
    const [left] = await query<{ items: number; variants: number }>(
      info,
      `select (select count(*)::int from inventory_item where sku like $1 and deleted_at is null) as items,
         (select count(*)::int from product_variant where sku like $1 and deleted_at is null) as variants`,
      ["KILLED-%"],
    );
    expect(left).toEqual({ items: 0, variants: 0 });
  });
}
