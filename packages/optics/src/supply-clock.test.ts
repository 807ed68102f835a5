import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Wear, wearDays } from "./supply.ts";
import { daysBetween, type EyePurchase, lastDayOf } from "./supply-clock.ts";

const purchase = fc.record({
  from: fc
    .integer({ min: 0, max: 400 })
    .map((day) => new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10)),
  wear: fc.constantFrom<Wear>("daily", "two-weekly", "monthly"),
  boxes: fc.integer({ min: 0, max: 6 }),
  lensesPerBox: fc.integer({ min: 1, max: 30 }),
});

/** Day by day, as somebody does who takes a lens out of the box each morning. */
function worn(purchases: readonly EyePurchase[]): string | undefined {
  const inOrder = purchases
    .filter(({ boxes }) => boxes > 0)
    .toSorted((one, other) => daysBetween(other.from, one.from));
  const [first] = inOrder;
  if (!first) return undefined;
  const day = new Date(`${first.from}T00:00:00Z`);
  let stock = 0;
  let last = first.from;
  let waiting = [...inOrder];
  while (stock > 0 || waiting.length > 0) {
    const today = day.toISOString().slice(0, 10);
    for (const { from, wear, boxes, lensesPerBox } of waiting) {
      if (from === today) stock += boxes * lensesPerBox * wearDays[wear];
    }
    waiting = waiting.filter(({ from }) => from !== today);
    if (stock > 0) {
      stock -= 1;
      last = today;
    }
    day.setUTCDate(day.getUTCDate() + 1);
  }
  return last;
}

describe("the last day with lenses", () => {
  it("of one order is counted from the day it can be worn", () => {
    const year = { from: "2026-01-01", wear: "daily", boxes: 4, lensesPerBox: 90 } as const;
    expect(lastDayOf([year])).toBe("2026-12-26");
    const leap = { from: "2028-02-28", wear: "two-weekly", boxes: 1, lensesPerBox: 6 } as const;
    expect(lastDayOf([leap])).toBe("2028-05-21");
  });

  it("is none without boxes", () => {
    expect(lastDayOf([])).toBeUndefined();
    const none = { from: "2026-01-01", wear: "monthly", boxes: 0, lensesPerBox: 6 } as const;
    expect(lastDayOf([none])).toBeUndefined();
  });

  it("is the same as that of somebody who wears them day by day", () => {
    fc.assert(
      fc.property(fc.array(purchase, { maxLength: 6 }), (purchases) => {
        expect(lastDayOf(purchases)).toBe(worn(purchases));
      }),
      { numRuns: 100 },
    );
  });

  it("never depends on the order in which the purchases are named, and more never last shorter", () => {
    fc.assert(
      fc.property(fc.array(purchase, { minLength: 1 }), purchase, (purchases, another) => {
        const last = lastDayOf(purchases);
        expect(lastDayOf(purchases.toReversed())).toBe(last);
        const longer = lastDayOf([...purchases, another]);
        if (last && longer) expect(daysBetween(last, longer)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("of one purchase covers exactly the days in its boxes", () => {
    fc.assert(
      fc.property(purchase, (one) => {
        const last = lastDayOf([one]);
        const days = one.boxes * one.lensesPerBox * wearDays[one.wear];
        expect(last === undefined ? 0 : daysBetween(one.from, last) + 1).toBe(days);
      }),
    );
  });

  it("refuses what is no count and no day", () => {
    const one = { from: "2026-01-01", wear: "daily", boxes: 1, lensesPerBox: 30 } as const;
    expect(() => lastDayOf([{ ...one, boxes: -1 }])).toThrow(RangeError);
    expect(() => lastDayOf([{ ...one, lensesPerBox: 0.5 }])).toThrow(RangeError);
    expect(() => lastDayOf([{ ...one, from: "2026-02-31x" }])).toThrow(RangeError);
  });
});
