import { describe, expect, it } from "vitest";
import { type IndexedProduct, productDocument } from "./product-document";

const product: IndexedProduct = {
  id: "prod_1",
  handle: "hard-case",
  status: "published",
  title: "Hard case",
  subtitle: "For glasses",
  description: null,
  type: { value: "accessory" },
  brand: { name: "Clairval", handle: "clairval" },
  categories: [
    { id: "cat_1", name: "Cases", handle: "cases" },
    { id: "cat_2", name: "Accessories", handle: "accessories" },
  ],
  variants: [{ sku: "CASE-S" }, { sku: null }, { sku: "CASE-L" }],
  sales_channels: [{ id: "sc_1" }],
};

describe("productDocument", () => {
  it("holds the texts of every language", () => {
    const document = productDocument(product, {
      french: new Map([
        ["prod_1", { title: "Étui rigide" }],
        ["cat_1", { name: "Étuis" }],
      ]),
      german: new Map([
        ["prod_1", { title: "Hartschalenetui" }],
        ["cat_1", { name: "Etuis" }],
      ]),
    });
    expect(document).toMatchObject({
      title: "Hard case",
      title_fr: "Étui rigide",
      title_de: "Hartschalenetui",
      category_names: "Cases Étuis Etuis Accessories",
      category_handles: ["cases", "accessories"],
      skus: "CASE-S CASE-L",
      brand: "Clairval",
      sales_channel_ids: ["sc_1"],
    });
  });

  it("falls back to the product's own texts, and lacks nothing that is empty", () => {
    const bare = productDocument(
      { id: "prod_2", handle: "bare", status: "draft", title: "Bare" },
      { french: new Map(), german: new Map() },
    );
    expect(bare).toMatchObject({
      title_de: "Bare",
      subtitle: null,
      brand: null,
      type: null,
      category_names: "",
      skus: "",
      sales_channel_ids: [],
    });
  });
});
