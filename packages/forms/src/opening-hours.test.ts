import { describe, expect, it } from "vitest";
import { isHoliday, type OpeningFacts, periodsOn, publicHolidays } from "./opening-hours.ts";
import { inAll } from "./site-language.ts";
import { openWeek } from "./testing.ts";

const name = inAll({ en: "x", fr: "x", de: "x" });
const facts: OpeningFacts = {
  ...openWeek,
  holidays: [
    { date: "2026-08-03", to: "2026-08-15", name },
    { date: "2026-08-07", hours: [{ from: "10:00", to: "12:00" }], name },
    { date: "2026-12-24", hours: [{ from: "09:00", to: "13:00" }], name },
    { date: "2026-12-25", name },
  ],
};

describe("days on which the weekday does not count", () => {
  it.each([
    ["2026-08-01", false, "the day before a range"],
    ["2026-08-03", true, "its first day"],
    ["2026-08-15", true, "its last day"],
    ["2026-08-18", false, "a day after it"],
    ["2026-08-07", false, "a short day within it"],
    ["2026-12-24", false, "a short day"],
    ["2026-12-25", true, "a day of its own"],
  ])("%s: %s (%s)", (date, closed, _why) => {
    expect(isHoliday(facts, date)).toBe(closed);
  });

  it("short days have their own hours", () => {
    expect(periodsOn(facts, "2026-12-24")).toEqual([{ from: "09:00", to: "13:00" }]);
    expect(periodsOn(facts, "2026-08-07")).toEqual([{ from: "10:00", to: "12:00" }]);
  });

  it("only single closed days count as public holidays", () => {
    expect(publicHolidays(facts)).toEqual(["2026-12-25"]);
  });
});
