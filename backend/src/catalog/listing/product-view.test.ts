import { describe, expect, it } from "vitest";
import type { ProductRow, VariantRow } from "../../read-models/catalog/products-to-index";
import { pageOf, productView, variantFrame } from "./product-view";

const variant = (id: string, title: string, more: Partial<VariantRow> = {}): VariantRow => ({
  ...{ id, title, sku: null, metadata: null, price_set_id: null, inventory_quantity: null },
  ...{ manage_inventory: false, allow_backorder: false, ...more },
});
const bare: ProductRow = {
  ...{ id: "prod_1", handle: "oasys", title: "Oasys", subtitle: null, description: null },
  ...{ metadata: null, type_id: null, type: null, brand: null },
  ...{ channels: [], categories: [], options: [], images: [], showrooms: [] },
  variants: [],
};
const lens: ProductRow = {
  ...bare,
  type: "contact-lens",
  metadata: {
    lens: {
      ...{ maker: "Example", wear: "daily", kind: "spherical", material: "senofilcon A" },
      waterPercent: 38,
    },
  },
  categories: [{ id: "pcat_1", handle: "lenses", name: "Lenses" }],
  options: [{ id: "opt_1", title: "Pack" }],
  variants: [
    variant("variant_90", "90 lenses", {
      ...{ metadata: { lensesPerBox: 90 }, manage_inventory: true, inventory_quantity: 0 },
    }),
    variant("variant_30", "30 lenses", { manage_inventory: true, allow_backorder: true }),
  ],
};
const prices = new Map([
  ["variant_90", { amount: 60, currency: "eur", before: 68 }],
  ["variant_30", { amount: 26, currency: "eur" }],
]);
const texts = new Map([
  ["fr-FR prod_1", { subtitle: "Lentille d’un jour" }],
  ["fr-FR variant_90", { title: "90 lentilles" }],
  ["de-DE opt_1", { title: "Packung" }],
]);

describe("a product of the database", () => {
  it("does not offer a variant that has no price, where others have one", () => {
    const some = new Map([...prices].slice(1));
    expect(productView(lens, texts, some).page.variants.map(({ id }) => id)).toEqual([
      "variant_30",
    ]);
    expect(productView(lens, texts, new Map()).page.variants).toHaveLength(2);
  });

  it("becomes our view of it", () => {
    const { card, page } = productView(lens, texts, prices);
    expect(card).toMatchObject({
      kind: "lens",
      price: { amount: 26, currency: "eur" },
      priceVaries: true,
      available: true,
      lens: { wear: "daily" },
    });
    expect(page.withdrawal).toBe("sealed-hygiene");
    expect(page.variants).toEqual([
      {
        id: "variant_90",
        available: false,
        left: 0,
        lensesPerBox: 90,
        price: { amount: 60, currency: "eur", before: 68, unit: { amount: 0.67, per: "lens" } },
      },
      { id: "variant_30", available: true, price: { amount: 26, currency: "eur" } },
    ]);
  });

  it("has the texts of each language, its own where nothing is translated", () => {
    const { card, page, cardTexts, pageTexts } = productView(lens, texts, prices);
    const french = pageOf({ ...card, ...cardTexts.fr }, page, pageTexts.fr);
    expect(french).toMatchObject({
      ...{ title: "Oasys", subtitle: "Lentille d’un jour", optionTitle: "Pack" },
      variants: [{ label: "90 lentilles" }, { label: "30 lenses" }],
    });
    expect(pageTexts.de.optionTitle).toBe("Packung");
  });

  it("has no price where none is set, and no facts where they are wrong", () => {
    const { card } = productView({ ...bare, metadata: { frame: { shape: "odd" } } }, texts, prices);
    expect(card).toMatchObject({ kind: "accessory", available: false, priceVaries: false });
    expect(card).not.toHaveProperty("price");
    expect(card).not.toHaveProperty("frame");
  });

  it("has its frame in each colour, sunglasses with the lens of the first where a colour names none", () => {
    const sun = { lensColour: "brown", lensName: "", polarised: false, photochromic: false };
    const frame = {
      ...{ shape: "pilot", rim: "full", material: "titanium", colour: "gold", colourCode: "T1" },
      ...{ lensWidth: 57, lensHeight: 47, bridge: 15, temple: 140, totalWidth: 142 },
      ...{ weightGrams: 16, prescription: true, progressive: true, forWhom: "adults" },
      sun: { ...sun, category: 3, mirrored: false, baseCurve: 6 },
    } as const;
    const blue = { colour: "blue", colourCode: "T9" };
    expect(variantFrame(frame, { metadata: blue })).toEqual({ ...frame, ...blue });
    const pale = { ...blue, sunCategory: 1, lensColour: "green" };
    expect(variantFrame(frame, { metadata: pale })?.sun).toMatchObject({
      ...{ category: 1, lensColour: "green", baseCurve: 6 },
    });
  });
});
