import { describe, expect, it } from "vitest";
import { withoutLanguage } from "#app/language/addresses.ts";
import * as manifest from "./manifest.ts";

const cacheRule = (path: string, query: string) =>
  manifest.cacheRule(path, query, { withoutLanguage });

describe("what may be cached", () => {
  it.each([
    "/",
    "/fr",
    "/de/shop",
    "/fr/shop/product/air-optix",
    "/_root.data",
    "/fr.data",
    "/de/homeservice",
    "/fr/appointment",
    "/search",
    "/de/search.data",
  ])("%s", (path) => {
    expect(cacheRule(path, "")).toBeDefined();
  });

  it.each([
    ...["/shop/cart-summary", "/shop/checkout/payment", "/fr/order/abc", "/withdrawal"],
    ...[
      "/homeservice/thank-you",
      "/homeservice/visit/abc",
      "/de/lookbook/tray",
      "/visitor",
      "/search/suggestions",
    ],
    ...["/en", "/en/shop", "/nothing", "/shop/product/", "/shop/product/../x", "/shop/product/a/b"],
    ...["/shop/product/%61", "/constructor", "/shop/cart-summary.data"],
  ])("not %s", (path) => {
    expect(cacheRule(path, "")).toBeUndefined();
  });

  it("only with the parameters that make another page", () => {
    expect(cacheRule("/shop/oakley", "sort=price&page=2&colour=black")).toBeDefined();
    expect(cacheRule("/de/lookbook", "shape=round&page=2")).toBeDefined();
    expect(cacheRule("/brands/torvik", "page=2")).toBeDefined();
    expect(cacheRule("/lookbook/torvik-fjell", "page=2")).toBeUndefined();
    expect(cacheRule("/lookbook/torvik-fjell", "colour=t3")).toBeDefined();
    expect(cacheRule("/shop/product/a", "colour=oo9102-f4")).toBeDefined();
    expect(cacheRule("/fr/search", "q=lentilles+toriques")).toBeDefined();
    expect(cacheRule("/search", "q=lens&page=2")).toBeUndefined();
    expect(cacheRule("/shop/oakley", "utm_source=mail")).toBeUndefined();
    expect(cacheRule("/shop/product/a", "sort=price")).toBeUndefined();
    expect(cacheRule("/fr", "language=fr")).toBeUndefined();
    expect(cacheRule("/shop/oakley.data", "_routes=root&page=2")).toBeDefined();
    expect(cacheRule("/shop/oakley", "_routes=root")).toBeUndefined();
    expect(cacheRule("/shop/oakley", `colour=${"x".repeat(400)}`)).toBeUndefined();
  });

  it("a product's page goes out of date with its product alone, a listing with any", () => {
    expect(cacheRule("/shop/product/air", "")?.keys).toContain("product-air");
    expect(cacheRule("/shop/product/air", "")?.keys).not.toContain("products");
    expect(cacheRule("/de/shop/oakley", "")?.keys).toContain("products");
  });

  it("what is found goes out of date with synonyms, too", () => {
    expect(cacheRule("/search", "q=lens")?.keys).toEqual(
      expect.arrayContaining(["search", "products", "catalog"]),
    );
    expect(cacheRule("/shop/oakley", "")?.keys).not.toContain("search");
  });

  it("every page shows the business", () => {
    for (const path of [
      "/",
      "/search",
      "/about",
      "/legal/terms",
      "/shop/product/a",
      "/lookbook/a",
      "/brands/a",
    ]) {
      expect(cacheRule(path, "")?.keys, path).toContain("profile");
    }
  });

  it("who has a tray, or had the device remember what was looked at, gets pages of their own", () => {
    expect(cacheRule("/lookbook", "")?.unless).toEqual(["tray"]);
    expect(cacheRule("/fr/lookbook/lumen", "")?.unless).toEqual(["tray", "seen"]);
    expect(cacheRule("/shop/product/oakley-holbrook", "")?.unless).toEqual(["tray", "seen"]);
    expect(cacheRule("/homeservice", "")?.unless).toEqual(["tray"]);
  });
});
