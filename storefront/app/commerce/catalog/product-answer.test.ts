import type { CatalogPage } from "@landolt/forms";
import { describe, expect, it } from "vitest";
import { itemAnswer, productAnswer, seenFrom } from "./product-answer.ts";

const product: CatalogPage = {
  id: "prod_1",
  handle: "oasys",
  kind: "lens",
  title: "Oasys",
  subtitle: "",
  description: "",
  categories: [],
  colours: [],
  images: ["https://shop.example/uploads/one.jpg", "https://elsewhere.example/picture.jpg"],
  price: { amount: 26, currency: "eur", before: 30 },
  priceVaries: true,
  available: true,
  withdrawal: "sealed-hygiene",
  variants: [{ id: "variant_30", label: "30 lenses", available: true }],
};

describe("a product of the catalog", () => {
  it("keeps its facts, and of the pictures those that staff uploaded", () => {
    const { images: _images, ...facts } = product;
    const read = productAnswer.parse({ product }).product;
    expect(read).toMatchObject(facts);
    expect(read.pictures).toMatchObject([{ view: "upload" }]);
  });

  it("has in a listing only what a listing shows", () => {
    const item = itemAnswer.parse({ ...product, rank: 3 });
    expect(item).not.toHaveProperty("variants");
    expect(item).not.toHaveProperty("rank");
  });

  it("of another shape is an error", () => {
    expect(itemAnswer.safeParse({ ...product, title: undefined }).success).toBe(false);
  });

  it("shows one picture in a list", () => {
    const [front, side] = (["front", "three-quarter"] as const).map((view) => ({
      ...{ view, path: `oasys/${view}`, stamp: "1" },
    }));
    const item = {
      ...itemAnswer.parse(product),
      pictures: [front, side].flatMap((one) => one ?? []),
    };
    expect(seenFrom(item, "three-quarter").pictures).toEqual([side]);
  });
});
