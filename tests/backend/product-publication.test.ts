/** A product is published when the website can offer it, and never offered without a price. */
import { randomUUID } from "node:crypto";
import { FetchError, type default as Medusa } from "@medusajs/js-sdk";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TestBag } from "../support/bags.ts";
import { eventually } from "../support/eventually.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { bearerOf, faultsOf, tableClient, tableText } from "../support/tables.ts";

const info = runningShop();
let staff: Medusa;
let brand: string;
let category: string;
let channel: string;
const made: string[] = [];
/** What a variant can be sold for is looked up again after two seconds; a busy machine takes longer. */

beforeAll(async () => {
  staff = await signInAsStaff(info);
  const { brands } = await staff.client.fetch<{ brands: { id: string }[] }>("/admin/brands");
  const { product_categories } = await staff.admin.productCategory.list({ handle: "accessories" });
  const { products } = await staff.admin.product.list({
    handle: "clairval-multi-purpose-solution",
    fields: "id,sales_channels.id",
  });
  [brand, category] = [brands[0]?.id ?? "", product_categories[0]?.id ?? ""];
  channel = products[0]?.sales_channels?.[0]?.id ?? "";
});
afterAll(async () => {
  for (const id of made) await staff.admin.product.delete(id);
});

const bare = () => ({
  ...{ title: `Drops ${randomUUID()}`, handle: `drops-${randomUUID()}` },
  options: [{ title: "Size", values: ["10 ml", "20 ml"] }],
  sales_channels: [{ id: channel }],
});
const variant = (size: string, amount?: number) => ({
  ...{ title: size, options: { Size: size }, manage_inventory: false },
  prices: amount === undefined ? [] : [{ currency_code: "eur", amount }],
});
const whole = (product: ReturnType<typeof bare>) => ({
  ...product,
  status: "published" as const,
  variants: [variant("10 ml", 4.9), variant("20 ml", 8)],
  categories: [{ id: category }],
  images: [{ url: `${info.backend}/uploads/drops.jpg` }],
  additional_data: { brands: { [product.handle]: brand } },
});

async function make(body: object) {
  const { product } = await staff.client.fetch<{
    product: { id: string; handle: string; variants: { id: string }[] };
  }>("/admin/products", { method: "POST", body });
  made.push(product.id);
  return product;
}

/** What a refused call answers. */
async function refusal(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    if (error instanceof FetchError && error.status === 400) return error.message;
    throw error;
  }
  return "";
}
const pageOf = (handle: string) => fetch(`${info.shop}/en/shop/product/${handle}`);

describe("publishing is refused, and says in words what is missing,", () => {
  it("when it is made, changed, or changed with others, in the language of the browser", async () => {
    const product = bare();
    const variants = [variant("10 ml", 4.9), variant("20 ml")];
    const missing = "a price (20 ml); a category; a brand; a picture, or the measurements";
    expect(await refusal(make({ ...product, variants, status: "published" }))).toContain(missing);
    expect((await staff.admin.product.list({ handle: product.handle })).count).toBe(0);

    const { id } = await make({ ...product, variants, status: "draft" });
    const publish = { method: "POST", body: { status: "published", subtitle: "lost" } };
    expect(await refusal(staff.client.fetch(`/admin/products/${id}`, publish))).toContain(missing);
    const german = { ...publish, headers: { "accept-language": "de-LU,de;q=0.9" } };
    expect(await refusal(staff.client.fetch(`/admin/products/${id}`, german))).toContain(
      "Es fehlt: ein Preis (20 ml); eine Kategorie; eine Marke;",
    );
    const update = [{ id, status: "published" as const }];
    expect(await refusal(staff.admin.product.batch({ update }))).toContain(missing);
    const { product: after } = await staff.admin.product.retrieve(id, {
      fields: "status,subtitle,variants.title,variants.prices.amount",
    });
    expect(after).toMatchObject({ status: "draft", subtitle: null });
    expect(after.variants?.map(({ prices }) => prices?.length).toSorted()).toEqual([0, 1]);
  });

  it("in a file, at its line", async () => {
    const { handle } = await make({ ...bare(), variants: [variant("10 ml")], status: "draft" });
    const products = tableClient(info, await bearerOf(info), "products");
    const { lines } = await products.run(tableText([{ handle, status: "published" }]), true);
    expect(faultsOf(lines)).toEqual(
      ["price", "categories", "brand", "pictures"].map((name) => `2 needed-published ${name}`),
    );
  });
});

describe("a product that has everything", () => {
  it("is published with its brand in one call, and gone from the website without a price", {
    tags: "long",
  }, async () => {
    const { id, handle, variants } = await make(whole(bare()));
    await eventually(async () => expect((await pageOf(handle)).status).toBe(200));
    const [first, second] = variants.map((one) => one.id);
    const wish = { variant_id: first ?? "", quantity: 1 };
    const bag = await TestBag.begin(info, [wish]);
    for (const variantId of [first, second]) {
      await staff.admin.product.updateVariant(id, variantId ?? "", { prices: [] });
    }
    await eventually(async () => expect((await pageOf(handle)).status).toBe(404));
    expect((await bag.lines())[0]).toMatchObject({ problem: { code: "gone" } });
    await eventually(async () => expect((await bag.add([wish])).body.code).toBe("unknown-product"));
    const listing = await fetch(`${info.shop}/en/shop/accessories`);
    expect(await listing.text()).not.toContain(handle);
    expect(
      await refusal(staff.admin.product.update(id, { subtitle: "Still published" })),
    ).toContain("Missing: a price");
    await staff.admin.product.update(id, { status: "draft" });
  });
});
