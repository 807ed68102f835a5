import { describe, expect, it } from "vitest";
import { shownDeadline } from "./shown-deadline.ts";
import { inAll } from "./site-language.ts";
import { openWeek } from "./testing.ts";

const facts = {
  ...openWeek,
  holidays: [{ date: "2026-12-25", name: inAll({ en: "x" }) }],
  replyPromiseHours: 24,
  replyPromiseClock: "calendar" as const,
};
/** Asked at this local time, 24 hours before the promise ends. */
const askedAt = (local: string) => {
  const answerBy = new Date(new Date(`${local}+01:00`).getTime() + 24 * 3_600_000);
  return shownDeadline(facts, answerBy)?.toISOString();
};

describe("the moment that is named", () => {
  it("is the end of the 24 hours while the shop is open then", () => {
    expect(askedAt("2026-11-24T10:15")).toBe("2026-11-25T09:15:00.000Z");
    expect(askedAt("2026-11-24T18:00")).toBe("2026-11-25T17:00:00.000Z");
  });

  it("is the last time before it at which somebody works", () => {
    // At night, in the break at noon, and on Monday morning.
    expect(askedAt("2026-11-24T03:26")).toBe("2026-11-24T17:00:00.000Z");
    expect(askedAt("2026-11-24T12:30")).toBe("2026-11-25T11:00:00.000Z");
    expect(askedAt("2026-11-22T18:30")).toBe("2026-11-23T17:00:00.000Z");
  });

  it("is none where nobody could keep it: the hours are named alone", () => {
    // Saturday at 16:30 and at night, Sunday before Monday's late start, the evening before Christmas.
    expect(askedAt("2026-11-21T16:30")).toBeUndefined();
    expect(askedAt("2026-11-21T20:00")).toBeUndefined();
    expect(askedAt("2026-11-22T10:00")).toBeUndefined();
    expect(askedAt("2026-12-24T19:00")).toBeUndefined();
  });

  it("is the end itself where the promise runs by opening hours", () => {
    const end = new Date("2026-11-24T12:00:00Z");
    expect(shownDeadline({ ...facts, replyPromiseClock: "business" }, end)).toBe(end);
  });

  it("never lies after the promise, nor where the shop is closed", () => {
    for (let minutes = 0; minutes < 7 * 24 * 60; minutes += 7) {
      const end = new Date(Date.UTC(2026, 10, 23) + minutes * 60_000);
      const shown = shownDeadline(facts, end);
      if (!shown) continue;
      expect(shown.getTime()).toBeLessThanOrEqual(end.getTime());
      expect(shownDeadline(facts, shown)?.getTime() ?? shown.getTime()).toBe(shown.getTime());
    }
  });
});
