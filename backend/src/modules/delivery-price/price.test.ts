import { describe, expect, it } from "vitest";
import { deliveryPriceKey, priceIn } from "./price";

describe("the price of a delivery", () => {
  it.each([0, 6.9])("is the one that was worked out: %d", (price) => {
    expect(priceIn({ [deliveryPriceKey]: price, items: [] })).toBe(price);
  });

  it.each([{}, { [deliveryPriceKey]: "6.9" }, { [deliveryPriceKey]: -1 }])(
    "is never guessed from %j",
    (context) => {
      expect(() => priceIn(context)).toThrow("by hand");
    },
  );
});
