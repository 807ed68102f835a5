import { describe, expect, it } from "vitest";
import { listingSearch, readListingQuery, shownInstead, without } from "./listing.ts";

describe("listing", () => {
  it.each([
    ["", undefined],
    ["page=1", undefined],
    ["page=3&shape=round", undefined],
    ["page=4&shape=round&sort=price", "?shape=round&sort=price&page=3"],
    ["page=1502", "?page=3"],
    ["page=0", "?page=3"],
    ["page=two", "?page=3"],
    ["page=3&brand=nobody", "?page=3"],
    ["page=3&brand=nobody&shape=round", "?shape=round&page=3"],
    ["page=9&category=care", "?category=care&page=3"],
  ])("asked for as ?%s it is shown at %s", (asked, address) => {
    const shown = {
      page: asked === "" || asked === "page=1" ? 1 : 3,
      choices: { shape: ["round"] },
    };
    const choices = asked.includes("shape") ? shown.choices : {};
    expect(shownInstead(new URLSearchParams(asked), { ...shown, choices })).toBe(address);
  });

  it("reads wishes and ignores what it does not know", () => {
    const read = (query: string) => readListingQuery(new URLSearchParams(query));
    expect(read("")).toEqual({ order: "name", page: 1, choices: {} });
    expect(read("sort=price-down&page=2&category=care")).toEqual({
      order: "price-down",
      page: 2,
      category: "care",
      choices: {},
    });
    expect(read("sort=stock&page=-1&category=../x")).toEqual({
      order: "name",
      page: 1,
      choices: {},
    });
    expect(read("page=1.5").page).toBe(1);
  });

  it("stands in an address that can be shared, the ordinary listing without a query", () => {
    const query = "?category=care&brand=clairval&shape=round&shape=cat-eye&sort=price&page=3";
    const read = readListingQuery(new URLSearchParams(query));
    expect(listingSearch(read)).toBe(query);
    expect(listingSearch({ order: "name", page: 1, choices: {} })).toBe("");
    const fewer = { ...read, page: 1, choices: without(read.choices, "shape", "round") };
    expect(listingSearch(fewer)).toBe("?category=care&brand=clairval&shape=cat-eye&sort=price");
  });
});
