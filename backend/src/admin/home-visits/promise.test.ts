import { describe, expect, it } from "vitest";
import { span, urgencyOf } from "./promise";

const received = Date.parse("2026-11-24T08:00:00Z");
const hours = (count: number) => new Date(received + count * 3_600_000);
const request = {
  status: "received" as const,
  answered_at: null,
  attention_by: hours(12).toISOString(),
  warn_by: hours(20).toISOString(),
  answer_by: hours(24).toISOString(),
};

describe("the time left to answer", () => {
  it.each([
    [11.99, "calm", "12 h 00"],
    [12, "hurry", "12 h 00"],
    [19.9, "hurry", "4 h 06"],
    [20, "urgent", "4 h 00"],
    [23.5, "urgent", "30 min"],
    [24, "late", "0 min"],
    [80, "late", "2 d 8 h"],
  ])("after %d hours: %s, %s", (after, urgency, time) => {
    expect(urgencyOf(request, hours(after))).toEqual({ urgency, time });
  });

  it("does not matter once somebody has answered, or nothing is to be answered", () => {
    const answered = { ...request, answered_at: hours(1).toISOString() };
    expect(urgencyOf(answered, hours(30)).urgency).toBe("answered");
    expect(urgencyOf({ ...request, status: "cancelled" }, hours(30)).urgency).toBe("closed");
  });

  it("reads as hours and minutes", () => {
    expect(span(3 * 3_600_000 + 5 * 60_000)).toBe("3 h 05");
  });
});
