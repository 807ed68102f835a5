import { describe, expect, it } from "vitest";
import { inHundredths, sameAmount } from "./money";

const shown = new Intl.NumberFormat("en-GB", { style: "currency", currency: "EUR" });
const hundredthsShown = (amount: number) => Number(shown.format(amount).replaceAll(/\D/g, ""));

describe("what is charged", () => {
  it("is what a page shows, for every thousandth", () => {
    for (let thousandths = 0; thousandths < 200_000; thousandths += 1) {
      const amount = thousandths / 1000;
      if (inHundredths(amount) !== hundredthsShown(amount)) {
        expect([amount, inHundredths(amount)]).toEqual([amount, hundredthsShown(amount)]);
      }
    }
  });

  it("is the sum that a page shows of lines, shipping, a discount and tax", () => {
    // A discount of so many percent on a price, the tax taken out of it and put on again.
    for (let cents = 5; cents < 30_000; cents += 37) {
      for (const percent of [0, 5, 10, 12.5, 33]) {
        for (const tax of [0, 3, 17]) {
          const net = ((cents / 100) * (1 - percent / 100)) / (1 + tax / 100);
          const gross = net * (1 + tax / 100) + 4.9;
          expect(inHundredths(gross)).toBe(hundredthsShown(Number(gross.toFixed(6))));
        }
      }
    }
  });

  it("tells different amounts apart", () => {
    expect(sameAmount(0.1 + 0.2, 0.3)).toBe(true);
    expect(sameAmount(19.99, 19.98)).toBe(false);
  });
});
