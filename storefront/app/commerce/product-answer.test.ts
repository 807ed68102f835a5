import { describe, expect, it } from "vitest";
import { listingItem, productsAnswer } from "./product-answer.ts";

const lens = {
  id: "prod_1",
  handle: "oasys",
  title: "Oasys",
  subtitle: null,
  metadata: {
    lens: {
      maker: "Example",
      wear: "daily",
      kind: "spherical",
      material: "senofilcon A",
      waterPercent: 38,
    },
  },
  type: { value: "contact-lens" },
  options: [{ title: "Pack" }],
  variants: [
    {
      id: "variant_90",
      title: "90 lenses",
      manage_inventory: true,
      allow_backorder: false,
      inventory_quantity: 0,
      metadata: { lensesPerBox: 90 },
      calculated_price: {
        calculated_amount: 60,
        calculated_amount_with_tax: 60,
        original_amount_with_tax: 68,
        currency_code: "eur",
      },
    },
    {
      id: "variant_30",
      title: "30 lenses",
      manage_inventory: true,
      allow_backorder: true,
      calculated_price: { calculated_amount: 26, currency_code: "eur" },
    },
  ],
};
const parse = (product: object) =>
  productsAnswer.parse({ count: 1, products: [product] }).products[0];

describe("a product of the backend", () => {
  it("becomes our view of it", () => {
    const view = parse(lens);
    expect(view).toMatchObject({
      kind: "lens",
      subtitle: "",
      optionTitle: "Pack",
      price: { amount: 26, currency: "eur" },
      priceVaries: true,
      available: true,
      lens: { wear: "daily" },
    });
    expect(view?.variants).toEqual([
      {
        id: "variant_90",
        label: "90 lenses",
        available: false,
        left: 0,
        lensesPerBox: 90,
        price: { amount: 60, currency: "eur", before: 68 },
      },
      {
        id: "variant_30",
        label: "30 lenses",
        available: true,
        price: { amount: 26, currency: "eur" },
      },
    ]);
  });

  it("has no price where none is set, and no facts where they are wrong", () => {
    const bare = parse({ id: "p", handle: "p", title: "P", metadata: { frame: { shape: "odd" } } });
    expect(bare).toMatchObject({ kind: "accessory", available: false, priceVaries: false });
    expect(bare).not.toHaveProperty("price");
    expect(bare).not.toHaveProperty("frame");
  });

  it("loses in a listing what only its page shows", () => {
    const view = parse(lens);
    expect(view && listingItem(view)).not.toHaveProperty("variants");
  });
});
