import { openWeek } from "@landolt/forms/testing";
import { describe, expect, it } from "vitest";
import { afterHours, deadlinesOf } from "./promise";

const facts = {
  ...openWeek,
  holidays: [{ date: "2026-12-25", name: { en: "x", fr: "x", de: "x" } }],
  replyPromiseHours: 24,
  replyPromiseClock: "calendar" as const,
};
const business = { ...facts, replyPromiseClock: "business" as const };
const iso = (date: Date) => date.toISOString();

describe("the promise by the calendar", () => {
  it("draws attention at 12 hours, warns at 20 and ends at 24", () => {
    const { attentionBy, warnBy, answerBy } = deadlinesOf(facts, new Date("2026-11-23T08:15:30Z"));
    expect([attentionBy, warnBy, answerBy].map(iso)).toEqual([
      "2026-11-23T20:15:30.000Z",
      "2026-11-24T04:15:30.000Z",
      "2026-11-24T08:15:30.000Z",
    ]);
  });

  it("counts real hours over a change of the clocks", () => {
    const { answerBy } = deadlinesOf(facts, new Date("2027-03-27T20:00:00Z"));
    expect(iso(answerBy)).toBe("2027-03-28T20:00:00.000Z");
  });
});

describe("the promise by opening hours", () => {
  const after = (from: string, hours: number) => iso(afterHours(business, new Date(from), hours));

  it("runs only while the shop is open", () => {
    // Tuesday 17:00 in Luxembourg: one hour left today, 3 + 4.5 on Wednesday.
    expect(after("2026-11-24T16:00:00Z", 1)).toBe("2026-11-24T17:00:00.000Z");
    expect(after("2026-11-24T16:00:00Z", 1.5)).toBe("2026-11-25T08:30:00.000Z");
    expect(after("2026-11-24T16:00:00Z", 4)).toBe("2026-11-25T11:00:00.000Z");
    expect(after("2026-11-24T16:00:00Z", 4.25)).toBe("2026-11-25T12:45:00.000Z");
  });

  it("begins when the shop opens, also in the break and on a day off", () => {
    expect(after("2026-11-24T11:15:00Z", 1)).toBe("2026-11-24T13:30:00.000Z");
    expect(after("2026-11-22T11:00:00Z", 1)).toBe("2026-11-23T13:30:00.000Z");
    // Thursday evening before Christmas: the holiday is skipped, Saturday opens at nine.
    expect(after("2026-12-24T20:00:00Z", 1)).toBe("2026-12-26T09:00:00.000Z");
  });

  it("follows the wall clock over its changes", () => {
    // Saturday 27 March 2027, 16:30: half an hour left; Monday opens 13:30 summer time.
    expect(after("2027-03-27T15:30:00Z", 1)).toBe("2027-03-29T12:00:00.000Z");
    expect(after("2026-10-24T14:30:00Z", 1)).toBe("2026-10-26T13:00:00.000Z");
  });

  it("falls back to the calendar for a shop that never opens", () => {
    const shut = { ...business, openingHours: { ...facts.openingHours, ...never } };
    expect(iso(afterHours(shut, new Date("2026-11-24T16:00:00Z"), 24))).toBe(
      "2026-11-25T16:00:00.000Z",
    );
  });
});

const never = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
};
