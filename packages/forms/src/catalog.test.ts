import { describe, expect, it } from "vitest";
import { facetValues, frameSizeOf } from "./catalog.ts";
import type { LensFacts } from "./product-facts.ts";

describe("facets", () => {
  it("call a front of 132 to under 140 mm medium", () => {
    expect([131.9, 132, 139.9, 140].map(frameSizeOf)).toEqual([
      "narrow",
      "medium",
      "medium",
      "wide",
    ]);
  });

  it("are offered by what a product is, each value once", () => {
    const lens: LensFacts = {
      ...{ maker: "M", material: "nesofilcon A", waterPercent: 50 },
      wear: "daily",
      kind: "toric",
    };
    const price = { amount: 49.99, currency: "eur" };
    expect(facetValues({ lens, price, colours: ["gold", "gold"] })).toEqual({
      ...{ brand: [], shape: [], rim: [], size: [] },
      ...{ wear: ["daily"], type: ["toric"], material: ["nesofilcon A"] },
      ...{ colour: ["gold"], price: ["20"] },
    });
  });
});
