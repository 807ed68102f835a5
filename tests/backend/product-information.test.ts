/** What a product has to say by law: edited by staff, counted by the shop, answered in each language. */
import type Medusa from "@medusajs/js-sdk";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TestBag } from "../support/bags.ts";
import { query } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { askStore } from "../support/orders.ts";
import { runningShop } from "../support/shop-info.ts";
import { inRole, signInAsStaff, statusOf } from "../support/staff.ts";

const info = runningShop();
const handle = "clairval-lens-spray";

interface Information {
  vatClass: string;
  safety: Record<string, unknown>;
  contents: { variantId: string; contentMl?: number; contentGrams?: number }[];
}
interface Stored {
  readonly updated_at: string;
  readonly information: Information;
}

let staff: Medusa;
let productId: string;
let before: Stored;

const path = () => `/admin/product-information/${productId}`;
const read = async () =>
  (await staff.client.fetch<{ product_information: Stored }>(path())).product_information;
const save = (information: Information, updated_at: string) =>
  staff.client.fetch(path(), { method: "POST", body: { information, updated_at } });

beforeAll(async () => {
  staff = await signInAsStaff(info);
  const { products } = await staff.admin.product.list({ handle, fields: "id" });
  productId = products[0]?.id ?? "";
  before = await read();
});
afterAll(async () => {
  await save(before.information, (await read()).updated_at);
});

const page = async (language: string) =>
  (await askStore(info, `/catalog/products/${handle}?language=${language}`)).body.product;

/** Percent of VAT by rules of a product's own, in each tax region. */
const ownRates = async () =>
  (
    await query<{ rate: number }>(
      info,
      `select r.rate::float8 from tax_rate r join tax_rate_rule u on u.tax_rate_id = r.id
       where u.reference_id = $1 and u.deleted_at is null and r.deleted_at is null`,
      [productId],
    )
  ).map(({ rate }) => rate);

describe("product information", () => {
  it("begins with what is certain, and lists what is missing", async () => {
    expect(before.information.contents.map(({ contentMl }) => contentMl).toSorted()).toEqual([
      250, 30,
    ]);
    const { products } = await staff.client.fetch<{
      products: { id: string; title: string; missing: string[] }[];
    }>("/admin/product-information");
    const lens = products.find(({ title }) => title === "Biofinity");
    expect(lens?.missing).toEqual(["makerAddress", "makerContact", "instructions", "udiDi"]);
    expect(products.some(({ id }) => id === productId)).toBe(false);
  });

  it("counts at once, and is answered in the language of the page", async () => {
    const information: Information = {
      ...before.information,
      vatClass: "reduced",
      safety: {
        ...before.information.safety,
        instructions: { de: "https://example.com/anleitung.pdf" },
        warnings: { fr: "Ne pas vaporiser dans les yeux.", de: "" },
      },
    };
    await save(information, before.updated_at);
    expect(await ownRates()).toEqual([8, 8, 8, 8]);
    await eventually(async () => {
      expect((await page("de")).safety).toMatchObject({
        instructions: "https://example.com/anleitung.pdf",
        maker: "Clairval Optique S.à r.l.",
      });
    });
    const french = (await page("fr")).safety;
    expect(french.warnings).toContain("vaporiser");
    expect(french).not.toHaveProperty("instructions");
    // A second save from the same page would undo the first.
    expect(
      await statusOf(staff, "POST", path(), { information, updated_at: before.updated_at }),
    ).toBe(409);
    await save(before.information, (await read()).updated_at);
    expect(await ownRates()).toEqual([]);
  });

  it("has a price per litre on the page, in the listing and in the bag", async () => {
    const { variants } = await page("en");
    const unit = (ml: number) => {
      const id = before.information.contents.find(({ contentMl }) => contentMl === ml)?.variantId;
      return variants.find((variant: { id: string }) => variant.id === id)?.price.unit;
    };
    expect([unit(30), unit(250)]).toEqual([
      { amount: 23, per: "100ml" },
      { amount: 59.6, per: "l" },
    ]);
    const { body } = await askStore(info, `/catalog/listing?language=en&handles=${handle}`);
    expect(body.items[0]?.price.unit).toEqual({ amount: 23, per: "100ml" });
    const variant_id =
      before.information.contents.find(({ contentMl }) => contentMl === 250)?.variantId ?? "";
    const bag = await TestBag.begin(info, [{ variant_id, quantity: 2 }], "en");
    const projected = (await bag.project("en")).body.bag?.lines[0] as { unit?: object };
    expect(projected.unit).toEqual({ amount: 59.6, per: "l" });
  });

  it("is refused where it is wrong, and to those who may not change the catalog", async () => {
    const { updated_at, information } = await read();
    const wrong = [
      { ...information, vatClass: "none" },
      { ...information, safety: { instructions: { en: "javascript:alert(1)" } } },
      { ...information, contents: [{ variantId: "variant_1", contentMl: 3 }] },
      { ...information, contents: [{ ...information.contents[0], contentMl: -3 }] },
    ];
    for (const each of wrong) {
      const body = { information: each, updated_at };
      expect(await statusOf(staff, "POST", path(), body)).toBe(400);
    }
    const reader = await inRole(info, "read-only");
    const body = { information, updated_at };
    expect(await statusOf(reader.sdk, "POST", path(), body)).toBe(403);
  });
});
