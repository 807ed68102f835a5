import { describe, expect, it } from "vitest";
import { bookableDays, judgeWish, type VisitRules, visitMinutes } from "./home-service-times.ts";
import { instantOf } from "./instant-of.ts";
import { inAll } from "./site-language.ts";
import { openWeek } from "./testing.ts";

const rules: VisitRules = {
  ...openWeek,
  holidays: [
    { date: "2026-12-25", name: inAll({ en: "Christmas", fr: "Noël", de: "Weihnachten" }) },
  ],
  noticeHours: 48,
  horizonDays: 60,
  visitMinutes: 60,
  slotMinutes: 30,
};
/** Friday, 9:00 in Luxembourg. */
const now = new Date("2026-11-20T08:00:00Z");
const judged = (date: string, time: string, at = now) => judgeWish(rules, { date, time }, at);

describe("a wish for a visit", () => {
  it.each([
    ["2026-11-24", "09:00", undefined, "as we open"],
    ["2026-11-24", "08:59", "wish-hours", "a minute before"],
    ["2026-11-24", "11:00", undefined, "done by noon"],
    ["2026-11-24", "11:01", "wish-hours", "not done by noon"],
    ["2026-11-24", "12:30", "wish-hours", "in the break"],
    ["2026-11-24", "17:00", undefined, "done as we close"],
    ["2026-11-23", "09:00", "wish-hours", "Monday morning"],
    ["2026-11-22", "10:00", "wish-closed", "Sunday"],
    ["2026-12-25", "10:00", "wish-closed", "a holiday"],
    ["2026-11-19", "10:00", "wish-past", "yesterday"],
    ["2026-11-20", "09:00", "wish-past", "this very minute"],
    ["2026-11-20", "09:01", "wish-notice", "in a minute"],
    ["2027-01-19", "10:00", undefined, "the last day planned"],
    ["2027-01-20", "10:00", "wish-horizon", "the day after it"],
    ["9999-12-31", "10:00", "wish-horizon", "the last day there is"],
    ["0001-01-01", "10:00", "wish-past", "the first day there is"],
  ])("%s %s: %s (%s)", (date, time, problem, _why) => {
    expect(judged(date, time)).toBe(problem);
  });

  it("keeps the notice to the minute", () => {
    const wish = ["2026-11-24", "10:00"] as const;
    expect(judged(...wish, new Date("2026-11-22T09:00:00Z"))).toBeUndefined();
    expect(judged(...wish, new Date("2026-11-22T09:00:01Z"))).toBe("wish-notice");
  });

  it("counts real hours over the change of the clocks", () => {
    // Winter time begins on Sunday 25 October 2026 with an hour more, summer time on 28 March 2027 with one less.
    const tuesday = ["2026-10-27", "10:00"] as const;
    expect(judged(...tuesday, new Date("2026-10-25T09:00:00Z"))).toBeUndefined();
    expect(judged("2026-10-26", "14:00", new Date("2026-10-24T12:30:00Z"))).toBeUndefined();
    expect(judged("2026-10-26", "14:00", new Date("2026-10-24T13:00:01Z"))).toBe("wish-notice");
    expect(judged("2027-03-29", "14:00", new Date("2027-03-27T12:00:00Z"))).toBeUndefined();
    expect(judged("2027-03-29", "14:00", new Date("2027-03-27T12:00:01Z"))).toBe("wish-notice");
  });

  it("knows the shop's day, not the server's", () => {
    // 23:30 UTC on Monday is Tuesday in Luxembourg.
    expect(judged("2026-11-23", "17:00", new Date("2026-11-23T23:30:00Z"))).toBe("wish-past");
  });
});

describe("the days to choose from", () => {
  const days = bookableDays(rules, now);

  it("begin after the notice and end with the horizon", () => {
    expect(days[0]).toEqual({
      date: "2026-11-23",
      times: ["13:30", "14:00", "14:30", "15:00", "15:30", "16:00", "16:30", "17:00"],
    });
    expect(days.at(-1)?.date).toBe("2027-01-19");
  });

  it("leave out Sundays and holidays, and offer only what is accepted", () => {
    const dates = days.map(({ date }) => date);
    expect(dates).not.toContain("2026-11-29");
    expect(dates).not.toContain("2026-12-25");
    for (const { date, times } of days) {
      for (const time of times) expect(judged(date, time)).toBeUndefined();
    }
  });

  it("are none where no visit fits", () => {
    expect(bookableDays({ ...rules, visitMinutes: 600 }, now)).toEqual([]);
  });
});

describe("how long a visit takes", () => {
  const text = { en: "", fr: "", de: "" };
  const service = (code: "home-service" | "eye-exam", minutes: number) => ({
    ...{ code, minutes, title: text, text },
  });
  const profile = { services: [service("home-service", 75), service("eye-exam", 35)] };

  it("is said by the list of services", () => {
    expect(visitMinutes(profile)).toBe(75);
    expect(visitMinutes({ services: [] })).toBe(60);
    expect(visitMinutes(profile, "store", ["eye-exam"])).toBe(35);
    expect(visitMinutes({ services: [] }, "store", ["eye-exam"])).toBe(40);
  });

  it("in the store is that of what it is for, and the longest while that is open", () => {
    expect(visitMinutes(profile, "store", ["repair"])).toBe(20);
    expect(visitMinutes(profile, "store", ["repair", "contact-lenses"])).toBe(45);
    expect(visitMinutes(profile, "store")).toBe(45);
    // What a home visit may be about, and the store offers no time for.
    expect(visitMinutes(profile, "store", ["insurance"])).toBe(45);
  });
});

describe("the instant of a local time", () => {
  const at = (date: string, time: string) =>
    instantOf({ date, time }, "Europe/Luxembourg")?.toISOString();

  it.each([
    ["2026-11-24", "10:00", "2026-11-24T09:00:00.000Z"],
    ["2026-07-10", "10:00", "2026-07-10T08:00:00.000Z"],
    ["2027-03-28", "01:59", "2027-03-28T00:59:00.000Z"],
    ["2027-03-28", "02:30", undefined],
    ["2027-03-28", "03:00", "2027-03-28T01:00:00.000Z"],
    ["2026-10-25", "02:30", "2026-10-25T00:30:00.000Z"],
    ["2026-10-25", "03:00", "2026-10-25T02:00:00.000Z"],
  ])("%s %s is %s", (date, time, instant) => {
    expect(at(date, time)).toBe(instant);
  });
});
