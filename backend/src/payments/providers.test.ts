import { describe, expect, it } from "vitest";
import { advance, begin, statusOf } from "./providers";

describe("a payment taken by hand", () => {
  it("goes from placed to paid", () => {
    const placed = advance(begin(), "authorized");
    const paid = advance(placed, "captured");
    expect(statusOf(paid)).toBe("captured");
  });

  it("may hear the same step twice", () => {
    const paid = advance(advance(begin(), "authorized"), "captured");
    expect(advance(paid, "captured")).toEqual(paid);
  });

  it.each([
    ["pending", "captured"],
    ["captured", "canceled"],
    ["canceled", "captured"],
    ["canceled", "authorized"],
  ] as const)("never goes from %s to %s", (from, to) => {
    expect(() => advance({ status: from }, to)).toThrow(`${from} cannot become ${to}`);
  });

  it("starts over with data that are not ours", () => {
    expect(statusOf(undefined)).toBe("pending");
    expect(statusOf({ status: "toString" })).toBe("pending");
  });
});
