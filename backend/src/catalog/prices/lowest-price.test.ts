import { describe, expect, it } from "vitest";
import { lowestPriceBefore, type PricePoint } from "./lowest-price";

const firstDay = Date.parse("2026-01-01T00:00:00Z");
/** A price from the `day`-th day on; "sale" when it is announced as lowered. */
const price = (day: number, amount: number, kind?: "sale"): PricePoint => ({
  since: new Date(firstDay + day * 86_400_000),
  amount,
  reduced: kind === "sale",
});

describe("the lowest price of the 30 days before a reduction", () => {
  it.each<[string, PricePoint[], number | undefined]>([
    ["one price for long, then a cut", [price(0, 100), price(90, 80, "sale")], 100],
    [
      "a higher price shortly before does not help",
      [price(0, 100), price(85, 150), price(90, 80, "sale")],
      100,
    ],
    [
      "a lower price just within the window counts",
      [price(0, 70), price(61, 100), price(90, 60, "sale")],
      70,
    ],
    [
      "a lower price that ended just before the window does not",
      [price(0, 70), price(60, 100), price(90, 60, "sale")],
      100,
    ],
    [
      "stepped cuts are measured by the price before the first",
      [price(0, 100), price(90, 90, "sale"), price(100, 80, "sale"), price(140, 70, "sale")],
      100,
    ],
    [
      "after a step up inside a sale the earlier sale price counts",
      [price(0, 100), price(90, 80, "sale"), price(95, 90, "sale"), price(100, 70, "sale")],
      80,
    ],
    [
      "a second sale shortly after the first is measured by the first",
      [price(0, 100), price(90, 60, "sale"), price(95, 100), price(100, 50, "sale")],
      60,
    ],
    ["newer goods: since their first day", [price(0, 40), price(5, 30, "sale")], 40],
  ])("%s", (_, points, lowest) => {
    expect(lowestPriceBefore(points)).toBe(lowest);
  });

  it.each<[string, PricePoint[]]>([
    ["no price at all", []],
    ["no sale", [price(0, 100)]],
    ["a lower price that is not announced as lowered", [price(0, 100), price(50, 80)]],
    ["on sale from its very first day", [price(0, 80, "sale")]],
    [
      "a sale that asks as much as in the last 30 days",
      [price(0, 80), price(70, 120), price(90, 80, "sale")],
    ],
    [
      "a sale price that was raised above the earlier one",
      [price(0, 100), price(90, 80, "sale"), price(95, 90, "sale")],
    ],
    ["a sale that has ended", [price(0, 100), price(90, 80, "sale"), price(95, 100)]],
  ])("nothing is struck through for %s", (_, points) => {
    expect(lowestPriceBefore(points)).toBeUndefined();
  });
});
