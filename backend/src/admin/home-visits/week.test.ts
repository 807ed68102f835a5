import { describe, expect, it } from "vitest";
import { browserToday } from "../shared/language";
import type { PlannedVisit } from "./api";
import { blocksOn, dayFrom, daysOf, hoursOf, mondayOf } from "./week";

const visit = {
  starts_at: "2026-11-24T09:00:00Z",
  minutes: 60,
  way_minutes: 22,
  back_minutes: 22,
} as PlannedVisit;
const zone = "Europe/Luxembourg";

describe("a week's calendar", () => {
  it("begins on Monday", () => {
    expect(mondayOf("2026-11-24")).toBe("2026-11-23");
    expect(mondayOf("2026-11-23")).toBe("2026-11-23");
    expect(mondayOf("2026-11-29")).toBe("2026-11-23");
    expect(daysOf("2026-12-28").at(-1)).toBe("2027-01-03");
  });

  it("shows the ways there and home around the visit, on the shop's clock", () => {
    const blocks = blocksOn("2026-11-24", [visit], zone);
    expect(blocks.map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ["way", 578, 600],
      ["visit", 600, 660],
      ["way", 660, 682],
    ]);
    expect(blocksOn("2026-11-25", [visit], zone)).toEqual([]);
  });

  it("takes what is no day for today", () => {
    expect(dayFrom("2026-11-24")).toBe("2026-11-24");
    const none = [null, "undefined", "2026-13-45", "2026-1-1", "2026-02-31"];
    expect(none.map(dayFrom)).toEqual(none.map(browserToday));
  });

  it("leaves out a way that takes no time", () => {
    const near = { ...visit, way_minutes: 0, back_minutes: null };
    expect(blocksOn("2026-11-24", [near], zone).map(({ kind }) => kind)).toEqual(["visit"]);
  });

  it("grows where a visit lies outside the usual hours", () => {
    expect(hoursOf([])).toEqual({ from: 8, to: 18 });
    const early = { ...visit, starts_at: "2026-11-24T06:10:00Z" };
    expect(hoursOf(blocksOn("2026-11-24", [early], zone)).from).toBe(6);
  });
});
