import { describe, expect, it } from "vitest";
import { boxLot, isExpired } from "./box-lots.ts";

describe("lot and expiry of a box", () => {
  it("is good until the end of the month that is printed", () => {
    expect(isExpired("2026-11", "2026-11-30")).toBe(false);
    expect(isExpired("2026-11", "2026-12-01")).toBe(true);
    expect(isExpired("2026-12", "2026-12-31")).toBe(false);
  });

  it.each(["2026-13", "2026-00", "26-11", "11/2026", ""])("is not read from %j", (expiry) => {
    expect(boxLot.safeParse({ line: "l", box: 1, lot: "A1", expiry }).success).toBe(false);
  });
});
