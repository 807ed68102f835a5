import { describe, expect, it } from "vitest";
import { checkQuantities, checkSoldWithoutParameters } from "./line-rules";

describe("checkQuantities", () => {
  it.each([1, 2, 99])("takes %s", (quantity) => {
    expect(() => checkQuantities([{ quantity }])).not.toThrow();
  });

  it.each([0, -1, 1.5, 100, Number.NaN, Number.POSITIVE_INFINITY, undefined])(
    "refuses %s",
    (quantity) => {
      expect(() => checkQuantities([{ quantity: 1 }, { quantity }])).toThrow(/whole number/);
    },
  );

  it("takes 0 where it removes the line", () => {
    expect(() => checkQuantities([{ quantity: 0 }], 0)).not.toThrow();
  });
});

describe("checkSoldWithoutParameters", () => {
  it("lets accessories and frames pass", () => {
    expect(() =>
      checkSoldWithoutParameters([
        { sku: "A", productType: "accessory" },
        { sku: "F", productType: "frame" },
        { sku: null, productType: null },
      ]),
    ).not.toThrow();
  });

  it("names the contact lens it refuses", () => {
    expect(() =>
      checkSoldWithoutParameters([{ sku: "LENS-30", productType: "contact-lens" }]),
    ).toThrow(/LENS-30 is a contact lens/);
  });
});
