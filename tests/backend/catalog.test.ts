import { describe, expect, it } from "vitest";
import { storeClient } from "../support/customer.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

const info = runningShop();
const sdk = storeClient(info);

async function sellableIn(handle: string) {
  const { product_categories } = await sdk.store.category.list({ handle, fields: "id" });
  const { products } = await sdk.store.product.list({
    category_id: product_categories.map(({ id }) => id),
    limit: 100,
    fields: "id,title,metadata",
  });
  return products;
}

describe("the demo catalog", () => {
  it.each([
    ["contact-lenses", 12, 12],
    ["oakley", 12, 60],
    ["accessories", 12, 60],
  ])("sells %s: at least %d", async (handle, least, most) => {
    const products = await sellableIn(handle);
    expect(products.length).toBeGreaterThanOrEqual(least);
    expect(products.length).toBeLessThanOrEqual(most);
    for (const { metadata } of products) expect(metadata).toMatchObject({ demo: true });
  });

  it("shows the lookbook only in its own channel, without prices, from at least 8 brands", async () => {
    const staff = await signInAsStaff(info);
    const { sales_channels } = await staff.admin.salesChannel.list({
      name: "Lookbook (in store only)",
    });
    const { products } = await staff.admin.product.list({
      sales_channel_id: sales_channels.map(({ id }) => id),
      limit: 200,
      fields: "id,handle,*variants.prices,*sales_channels,brand.handle",
    });
    expect(products.length).toBeGreaterThanOrEqual(24);
    for (const product of products) {
      expect(product.sales_channels).toHaveLength(1);
      expect(product.variants?.flatMap(({ prices }) => prices ?? [])).toEqual([]);
    }
    const brands = products.map((product) => (product as { brand?: { handle: string } }).brand);
    expect(new Set(brands.map((brand) => brand?.handle)).size).toBeGreaterThanOrEqual(8);

    const handle = products[0]?.handle ?? "";
    const { products: onSale } = await sdk.store.product.list({ handle });
    expect(onSale).toEqual([]);
  });

  it.each([
    ["en-GB", "Pack", "30 lenses"],
    ["fr-FR", "Boîte", "30 lentilles"],
    ["de-DE", "Packung", "30 Linsen"],
  ])("speaks %s down to the option values", async (locale, option, value) => {
    const { products } = await sdk.client.fetch<{
      products: { options: { title: string; values: { value: string }[] }[] }[];
    }>("/store/products", {
      query: {
        handle: "dailies-total1",
        fields: "options.id,options.title,options.values.id,options.values.value",
      },
      headers: { "x-medusa-locale": locale },
    });
    expect(products[0]?.options).toMatchObject([{ title: option }]);
    expect(products[0]?.options[0]?.values.map((each) => each.value)).toContain(value);
  });

  describe("is searched", () => {
    const titles = async (q: string, language = "en") => {
      const { hits } = await sdk.client.fetch<{ hits: { item: { title: string } }[] }>(
        "/catalog/search",
        { query: { q, language } },
      );
      return hits.map(({ item }) => item.title);
    };

    it("by a misspelt name, in the language of the page", async () => {
      expect((await titles("biofinty"))[0]).toBe("Biofinity");
      expect((await titles("peroxydlosung", "de"))[0]).toMatch(/Peroxid/);
    });

    it("a moment after a name has changed, and not for what is a draft", async () => {
      const staff = await signInAsStaff(info);
      const { products } = await staff.admin.product.list({ handle: "clairval-saline" });
      const { id = "", title = "" } = products[0] ?? {};
      try {
        await staff.admin.product.update(id, { title: "Quellwasser" });
        await expect.poll(() => titles("quellwaser")).toEqual(["Quellwasser"]);
        await staff.admin.product.update(id, { status: "draft" });
        await expect.poll(() => titles("quellwaser")).toEqual([]);
      } finally {
        await staff.admin.product.update(id, { title, status: "published" });
      }
    });

    it("and offers names while the question is typed", async () => {
      const { suggestions } = await sdk.client.fetch<{ suggestions: { title: string }[] }>(
        "/catalog/suggestions",
        { query: { q: "biof", language: "fr" } },
      );
      expect(suggestions[0]?.title).toMatch(/^Biofinity/);
    });
  });

  it("prices lenses and frames tax-inclusive at the rate due today", async () => {
    const staff = await signInAsStaff(info);
    const { tax_rates } = await staff.admin.taxRate.list({ is_default: "true" });
    expect(tax_rates.map(({ rate }) => rate)).toContain(17);
  });

  it("knows the business", async () => {
    const { business_profile } = await sdk.client.fetch<{
      business_profile: { town: string; services: unknown[] };
    }>("/store/business-profile");
    expect(business_profile.town).toBe("Mersch");
    expect(business_profile.services).toHaveLength(7);
  });
});
