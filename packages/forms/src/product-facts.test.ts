import { describe, expect, it } from "vitest";
import { withdrawalOf } from "./product-facts.ts";

const lens = {
  maker: "Maker",
  wear: "daily",
  kind: "toric",
  material: "etafilcon A",
  waterPercent: 58,
};

describe("the withdrawal class of a product", () => {
  it.each([
    [{ withdrawal: "sealed-hygiene" }, "sealed-hygiene"],
    [{ withdrawal: "custom-made", lens }, "custom-made"],
    [{ withdrawal: "standard", lens }, "standard"],
    [{ lens }, "sealed-hygiene"],
    [{ withdrawal: "never", lens }, "sealed-hygiene"],
    [{ lens: "none" }, "standard"],
    [{}, "standard"],
  ])("of %j is %s", (metadata, expected) => {
    expect(withdrawalOf(metadata)).toBe(expected);
  });
});
