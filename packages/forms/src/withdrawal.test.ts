import { describe, expect, it } from "vitest";
import { isWithdrawalOpen, lastWithdrawalDay } from "./withdrawal.ts";

const zone = "Europe/Luxembourg";

describe("the last day", () => {
  it.each([
    // Delivered on a Monday: the Monday two weeks later.
    ["2026-11-02T10:00:00Z", "2026-11-16"],
    // A Saturday or Sunday moves to Monday.
    ["2026-11-07T10:00:00Z", "2026-11-23"],
    ["2026-11-08T10:00:00Z", "2026-11-23"],
    // Half past midnight in the shop is still the day before in UTC.
    ["2026-11-02T23:30:00Z", "2026-11-17"],
    // Over the end of summer time.
    ["2026-10-20T21:59:59Z", "2026-11-03"],
    ["2026-10-20T22:00:00Z", "2026-11-04"],
  ])("delivered %s ends %s", (delivered, last) => {
    expect(lastWithdrawalDay(new Date(delivered), zone)).toBe(last);
  });

  it("moves past Christmas, the day after and the weekend", () => {
    const delivered = new Date("2026-12-11T09:00:00Z");
    expect(lastWithdrawalDay(delivered, zone)).toBe("2026-12-25");
    expect(lastWithdrawalDay(delivered, zone, ["2026-12-25", "2026-12-26"])).toBe("2026-12-28");
  });

  it("is not known before delivery", () => {
    expect(lastWithdrawalDay(undefined, zone)).toBeUndefined();
    expect(isWithdrawalOpen(undefined, new Date(), zone)).toBe(true);
  });
});

describe("a declaration", () => {
  it("counts to the last second of the last day in the shop's own time", () => {
    expect(isWithdrawalOpen("2026-11-16", new Date("2026-11-16T22:59:59Z"), zone)).toBe(true);
    expect(isWithdrawalOpen("2026-11-16", new Date("2026-11-16T23:00:00Z"), zone)).toBe(false);
  });
});
