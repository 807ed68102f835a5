import { describe, expect, it } from "vitest";
import { listingSearch, readListingQuery, without } from "./listing.ts";

describe("listing", () => {
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
