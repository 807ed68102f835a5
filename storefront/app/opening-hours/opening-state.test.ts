import { inAll, type OpeningFacts, periodsOn } from "@landolt/forms";
import { openWeek } from "@landolt/forms/testing";
import { describe, expect, it } from "vitest";
import { openingState } from "./opening-state.ts";

const shop: OpeningFacts = {
  ...openWeek,
  holidays: [
    { date: "2026-12-25", name: inAll({ en: "Christmas", fr: "Noël", de: "Weihnachten" }) },
    {
      date: "2026-12-26",
      name: inAll({ en: "Boxing Day", fr: "Saint-Étienne", de: "Stephanstag" }),
    },
  ],
};
const at = (instant: string) => openingState(shop, new Date(instant));

describe("whether the shop is open", () => {
  it.each([
    ["2026-11-20T08:00:00Z", { open: true, until: "12:00" }, "Friday 9:00, as it opens"],
    ["2026-11-20T16:59:00Z", { open: true, until: "18:00" }, "the last minute"],
    ["2026-07-10T07:00:00Z", { open: true, until: "12:00" }, "in summer time"],
  ])("%s: %o (%s)", (instant, state) => {
    expect(at(instant)).toEqual(state);
  });

  it("says when it opens again after the break at noon", () => {
    expect(at("2026-11-20T11:00:00Z")).toEqual({
      open: false,
      next: { daysAhead: 0, date: "2026-11-20", from: "13:30" },
    });
  });

  it("goes by the shop's day, not by the server's", () => {
    // 23:30 UTC on Monday is already Tuesday in Mersch.
    expect(at("2026-11-23T23:30:00Z")).toEqual({
      open: false,
      next: { daysAhead: 0, date: "2026-11-24", from: "09:00" },
    });
  });

  it("passes over Sunday and holidays", () => {
    expect(at("2026-12-24T18:00:00Z")).toEqual({
      open: false,
      next: { daysAhead: 4, date: "2026-12-28", from: "13:30" },
    });
    expect(periodsOn(shop, "2026-12-25")).toEqual([]);
  });

  it("promises no day when there is none in sight", () => {
    const never: OpeningFacts = {
      ...shop,
      openingHours: {
        monday: [],
        tuesday: [],
        wednesday: [],
        thursday: [],
        friday: [],
        saturday: [],
        sunday: [],
      },
    };
    expect(openingState(never, new Date("2026-11-20T08:00:00Z"))).toEqual({ open: false });
  });

  it("finds the day after the clocks change", () => {
    // Saturday evening before summer time ends: Sunday has 25 hours.
    expect(at("2026-10-24T20:00:00Z")).toEqual({
      open: false,
      next: { daysAhead: 2, date: "2026-10-26", from: "13:30" },
    });
  });
});
