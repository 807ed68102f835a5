import { describe, expect, it } from "vitest";
import { withoutLanguage } from "#app/language/addresses.ts";
import * as manifest from "./manifest.ts";

const keptRoute = (path: string, query: string) =>
  manifest.keptRoute(path, query, { withoutLanguage });

describe("what may be kept", () => {
  it.each(["/", "/fr", "/de/shop", "/fr/shop/product/air-optix", "/_root.data", "/fr.data"])(
    "%s",
    (path) => {
      expect(keptRoute(path, "")).toBeDefined();
    },
  );

  it.each([
    ...["/shop/cart-summary", "/shop/checkout/payment", "/fr/order/abc", "/withdrawal"],
    ...["/homeservice", "/homeservice/visit/abc", "/de/lookbook/tray", "/visitor", "/search"],
    ...["/en", "/en/shop", "/nothing", "/shop/product/", "/shop/product/../x", "/shop/product/a/b"],
    ...["/shop/product/%61", "/constructor", "/shop/cart-summary.data"],
  ])("not %s", (path) => {
    expect(keptRoute(path, "")).toBeUndefined();
  });

  it("only with the parameters that make another page", () => {
    expect(keptRoute("/shop/oakley", "sort=price&page=2&colour=black")).toBeDefined();
    expect(keptRoute("/de/lookbook", "shape=round&page=2")).toBeDefined();
    expect(keptRoute("/brands/torvik", "page=2")).toBeDefined();
    expect(keptRoute("/lookbook/torvik-fjell", "page=2")).toBeUndefined();
    expect(keptRoute("/shop/oakley", "utm_source=mail")).toBeUndefined();
    expect(keptRoute("/shop/product/a", "sort=price")).toBeUndefined();
    expect(keptRoute("/fr", "language=fr")).toBeUndefined();
    expect(keptRoute("/shop/oakley.data", "_routes=root&page=2")).toBeDefined();
    expect(keptRoute("/shop/oakley", "_routes=root")).toBeUndefined();
    expect(keptRoute("/shop/oakley", `colour=${"x".repeat(400)}`)).toBeUndefined();
  });

  it("a product's page goes out of date with its product alone, a listing with any", () => {
    expect(keptRoute("/shop/product/air", "")?.keys).toContain("product-air");
    expect(keptRoute("/shop/product/air", "")?.keys).not.toContain("products");
    expect(keptRoute("/de/shop/oakley", "")?.keys).toContain("products");
  });

  it("every page shows the business", () => {
    for (const path of [
      "/",
      "/about",
      "/legal/terms",
      "/shop/product/a",
      "/lookbook/a",
      "/brands/a",
    ]) {
      expect(keptRoute(path, "")?.keys, path).toContain("profile");
    }
  });

  it("who has a tray gets a lookbook of their own", () => {
    expect(keptRoute("/lookbook", "")?.unless).toBe("tray");
    expect(keptRoute("/fr/lookbook/lumen", "")?.unless).toBe("tray");
  });
});
