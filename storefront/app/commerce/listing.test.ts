import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inOrder, itemsPerPage, pageOf, readListingQuery } from "./listing.ts";
import type { ListingItem } from "./product-answer.ts";

const item = (title: string, amount?: number): ListingItem => ({
  id: title,
  handle: title,
  kind: "accessory",
  title,
  subtitle: "",
  categories: [],
  available: true,
  priceVaries: false,
  ...(amount !== undefined && { price: { amount, currency: "eur" } }),
});
const titles = (items: ListingItem[]) => items.map(({ title }) => title);

describe("listing", () => {
  it("reads wishes and ignores what it does not know", () => {
    const read = (query: string) => readListingQuery(new URLSearchParams(query));
    expect(read("")).toEqual({ order: "name", page: 1 });
    expect(read("sort=price-down&page=2&category=care")).toEqual({
      order: "price-down",
      page: 2,
      category: "care",
    });
    expect(read("sort=stock&page=-1&category=../x")).toEqual({ order: "name", page: 1 });
    expect(read("page=1.5").page).toBe(1);
  });

  it("sorts names by the rules of the language and numbers by value", () => {
    const items = [item("Étui 10"), item("Zoom"), item("Étui 9"), item("Eau")];
    expect(titles(inOrder(items, "name", "fr-FR"))).toEqual(["Eau", "Étui 9", "Étui 10", "Zoom"]);
  });

  it("sorts by price, what has none last", () => {
    const items = [item("none"), item("dear", 9.5), item("cheap", 2)];
    expect(titles(inOrder(items, "price", "en-GB"))).toEqual(["cheap", "dear", "none"]);
    expect(titles(inOrder(items, "price-down", "en-GB"))).toEqual(["dear", "cheap", "none"]);
  });

  it("shows every item on exactly one page", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { maxLength: 60 }), (items) => {
        const { pages } = pageOf(items, 1);
        const all = Array.from({ length: pages }, (_, index) => pageOf(items, index + 1).items);
        expect(all.flat()).toEqual(items);
        expect(all.every((page) => page.length <= itemsPerPage)).toBe(true);
        expect(pageOf(items, pages + 5).page).toBe(pages);
      }),
    );
  });
});
