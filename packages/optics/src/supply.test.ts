import { describe, expect, it } from "vitest";
import { supply, warnings } from "./supply.ts";

describe("supply", () => {
  it("counts days per eye and what one eye outlasts the other", () => {
    const boxes = { right: { boxes: 2, lensesPerBox: 30 }, left: { boxes: 1, lensesPerBox: 90 } };
    expect(supply("daily", boxes)).toEqual({
      right: 60,
      left: 90,
      days: 60,
      imbalance: 30,
      warnings: [{ code: "uneven", eye: "right", days: 30 }],
    });
  });

  it("does not compare an eye that gets no lenses", () => {
    const expected = { days: 180, imbalance: 0, warnings: [] };
    expect(supply("monthly", { left: { boxes: 1, lensesPerBox: 6 } })).toMatchObject(expected);
    expect(
      supply("monthly", {
        left: { boxes: 1, lensesPerBox: 6 },
        right: { boxes: 0, lensesPerBox: 6 },
      }),
    ).toMatchObject(expected);
    expect(supply("daily", {})).toMatchObject({ days: 0, warnings: [] });
  });

  it("warns from more than a year on", () => {
    const both = (boxes: number, lensesPerBox: number) => ({
      right: { boxes, lensesPerBox },
      left: { boxes, lensesPerBox },
    });
    expect(supply("monthly", both(2, 6)).warnings).toEqual([]);
    expect(supply("two-weekly", both(4, 6)).warnings).toEqual([]);
    expect(supply("two-weekly", both(5, 6)).warnings).toEqual([
      { code: "over-a-year", eye: "right", days: 420 },
      { code: "over-a-year", eye: "left", days: 420 },
    ]);
  });

  it.each([-1, 0.5, Number.NaN, 2 ** 60])("throws for %d boxes", (boxes) => {
    expect(() => supply("daily", { right: { boxes, lensesPerBox: 30 } })).toThrow(RangeError);
    expect(() => supply("daily", { left: { boxes: 1, lensesPerBox: boxes } })).toThrow(RangeError);
  });
});

describe("warnings", () => {
  it("tells opposite signs and spheres more than 2.00 D apart", () => {
    expect(warnings({ sphere: -100 }, { sphere: 50 })).toEqual([{ code: "opposite-signs" }]);
    expect(warnings({ sphere: -100 }, { sphere: -300 })).toEqual([]);
    expect(warnings({ sphere: 0 }, { sphere: -225 })).toEqual([
      { code: "far-apart", difference: 225 },
    ]);
    expect(warnings({ sphere: 200 }, { sphere: -25 })).toEqual([
      { code: "opposite-signs" },
      { code: "far-apart", difference: 225 },
    ]);
  });
});
