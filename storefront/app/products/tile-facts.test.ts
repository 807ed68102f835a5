import { expect, test } from "vitest";
import type { ListingItem } from "#app/commerce/catalog/product-answer.ts";
import { plainFrame } from "#app/design/drawings/plain-frame.ts";
import { tileFacts } from "./tile-facts.ts";

const item: ListingItem = {
  ...{ id: "prod_1", handle: "torvik-fjell", kind: "frame", title: "Fjell", subtitle: "" },
  brand: { id: "brand_1", handle: "torvik", name: "Torvik" },
  categories: [{ handle: "cases", name: "Cases" }],
  ...{ colours: ["tortoise"], pictures: [], priceVaries: false, available: true },
  frame: plainFrame,
};

test("a tile gets what it shows of a product, and no more", () => {
  const { frame, ...facts } = tileFacts(item);
  expect(facts).toEqual({
    ...{ handle: "torvik-fjell", kind: "frame", title: "Fjell", subtitle: "" },
    ...{ brand: { name: "Torvik" }, categories: [] },
    ...{ colours: ["tortoise"], pictures: [], priceVaries: false, available: true },
  });
  expect(frame).toMatchObject({ shape: "panto", lensWidth: 48 });
  expect(frame).not.toHaveProperty("temple");
});

test("a lens keeps its type and how long it is worn", () => {
  const { frame: _frame, ...product } = item;
  const lens = { kind: "toric", wear: "daily" } as const;
  const facts = { maker: "Torvik", material: "", waterPercent: 40, ...lens };
  expect(tileFacts({ ...product, kind: "lens", lens: facts }).lens).toEqual(lens);
});

test("an accessory keeps the categories that tell its kind", () => {
  const { frame: _frame, ...accessory } = item;
  expect(tileFacts({ ...accessory, kind: "accessory" }).categories).toEqual(item.categories);
});
