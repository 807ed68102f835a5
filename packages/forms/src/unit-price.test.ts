import { expect, test } from "vitest";
import { unitPriceOf } from "./unit-price.ts";

test.each([
  [12.9, { contentMl: 360 }, { amount: 35.83, per: "l" }],
  [32.9, { contentMl: 3 * 360 }, { amount: 30.46, per: "l" }],
  [6.9, { contentMl: 100 }, { amount: 69, per: "l" }],
  [11.9, { contentMl: 10 }, { amount: 119, per: "100ml" }],
  [12.9, { contentGrams: 10 }, { amount: 129, per: "100g" }],
  [20, { contentGrams: 500 }, { amount: 40, per: "kg" }],
  [26, { lensesPerBox: 30 }, { amount: 0.87, per: "lens" }],
  [32, { lensesPerBox: 6 }, { amount: 5.33, per: "lens" }],
  [26, { lensesPerBox: 0 }, undefined],
  [26, null, undefined],
  [26, { contentMl: 0 }, undefined],
  [26, { contentMl: "360" }, undefined],
])("%s for %o", (price, facts, unit) => {
  expect(unitPriceOf(price, facts)).toEqual(unit);
});
