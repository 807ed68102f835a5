import { openWeek } from "@landolt/forms/testing";
import { describe, expect, it } from "vitest";
import { lensLine } from "../release/lens-line.fixture";
import { lensOrders } from "../release/rules";
import { firstToEnd, latestOfSame, suppliesOf } from "./lens-supply";

const facts = {
  ...openWeek,
  holidays: [],
  handlingDays: 1,
  lensHandlingDays: 3,
  deliveryDays: { from: 1, to: 2 },
};

type Change = Parameters<typeof lensLine>[0];

const leftLens = { lens: { eye: "left", sphere: -3, baseCurve: 8.6, diameter: 14 } };

/** An order of a box of six monthly lenses for each eye. */
function order(id: string, placed: string, change: Change = {}, left: Change = {}) {
  const both = { order_id: id, created_at: new Date(`${placed}T10:00:00Z`), ...change };
  const [one] = lensOrders([
    lensLine({ ...both, line_id: `${id}_right` }),
    lensLine({ ...both, line_id: `${id}_left`, metadata: leftLens, ...left }),
  ]);
  if (!one) throw new Error("no order");
  return one;
}

// A Monday; three working days later it is ready, two days of the post after that with the customer.
const placed = order("order_1", "2026-01-05");
const handedOver = { delivered_at: new Date("2026-01-12T16:00:00Z") };
const delivered = order("order_1", "2026-01-05", handedOver);
const again = order("order_2", "2026-06-01", { delivered_at: new Date("2026-06-05T16:00:00Z") });

const daysOf = (...orders: [typeof placed, ...(typeof placed)[]]) =>
  suppliesOf(orders[0], orders, facts).flatMap(({ eyes }) => eyes.map(({ last_day }) => last_day));

describe("until when lenses last", () => {
  it("is counted for each eye from the day they were handed over", () => {
    expect(suppliesOf(delivered, [delivered], facts)).toEqual([
      {
        title: "Biofinity",
        eyes: [
          { eye: "right", last_day: "2026-07-10" },
          { eye: "left", last_day: "2026-07-10" },
        ],
      },
    ]);
  });

  it("is counted from the last day on which they are expected, as long as they are on their way", () => {
    expect(daysOf(placed)).toEqual(["2026-07-10", "2026-07-10"]);
  });

  it("goes on with what was ordered later of the same values", () => {
    expect(daysOf(delivered, again)).toEqual(["2027-01-06", "2027-01-06"]);
    const other = order("order_2", "2026-06-01", handedOver, {
      metadata: { lens: { ...leftLens.lens, sphere: -3.5 } },
    });
    expect(daysOf(delivered, other)).toEqual(["2027-01-06", "2026-07-10"]);
  });

  it("leaves out what was withdrawn from, cancelled or refused", () => {
    expect(daysOf(order("order_1", "2026-01-05", handedOver, { kept: 0 }))).toEqual(["2026-07-10"]);
    expect(daysOf(order("order_1", "2026-01-05", { canceled: true }))).toEqual([]);
    const refused = order("order_1", "2026-01-05", { state: "refused", revision: 1 });
    expect(daysOf(refused)).toEqual([]);
    expect(daysOf(delivered, order("order_2", "2026-06-01", { canceled: true }))).toEqual(
      daysOf(delivered),
    );
  });

  it("is unknown where nobody has entered how long a lens is worn or how many are in a box", () => {
    expect(daysOf(order("order_1", "2026-01-05", { wear: null }))).toEqual([]);
    expect(daysOf(order("order_1", "2026-01-05", { lenses_per_box: null }))).toEqual([]);
  });

  it("is that of the eye that ends first", () => {
    const uneven = order("order_1", "2026-01-05", handedOver, { kept: 2 });
    expect(firstToEnd(suppliesOf(uneven, [uneven], facts))).toBe("2026-07-10");
    expect(firstToEnd([])).toBeUndefined();
  });
});

describe("the latest order of the same lenses", () => {
  it("is one that was placed later with a lens of the same values for the same eye", () => {
    expect(latestOfSame(placed, [placed, again]).id).toBe("order_2");
    expect(latestOfSame(again, [placed, again]).id).toBe("order_2");
  });

  it("is never one of somebody else with other values, nor one that was cancelled", () => {
    const lens = { eye: "right", sphere: -1, baseCurve: 8.6, diameter: 14 };
    const child = order(
      "order_3",
      "2026-07-01",
      { metadata: { lens } },
      { metadata: { lens: { ...lens, eye: "left" } } },
    );
    const cancelled = order("order_2", "2026-06-01", { canceled: true });
    expect(latestOfSame(placed, [placed, child, cancelled]).id).toBe("order_1");
  });
});
