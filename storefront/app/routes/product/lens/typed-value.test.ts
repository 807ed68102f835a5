import { describe, expect, it } from "vitest";
import { numberKey, typedValue } from "./typed-value.ts";

const powers = ["-12.00", "-11.50", "-2.75", "-2.50", "-2.00", "-0.50", "0.00", "+0.50", "+2.00"];

describe("a value that is typed", () => {
  it.each([
    ["-2", "-2.00"],
    ["\u22122", "-2.00"],
    ["-2.7", "-2.75"],
    ["-2,5", "-2.50"],
    ["-1", "-11.50"],
    ["-12", "-12.00"],
    ["-", "-0.50"],
    ["+", "+0.50"],
    ["2", "+2.00"],
    ["0", "0.00"],
    ["-3", undefined],
  ])("%s is %s", (typed, value) => {
    expect(typedValue(powers, typed)).toBe(value);
  });

  it("may be an axis", () => {
    expect(typedValue(["10", "90", "100", "110"], "1")).toBe("10");
    expect(typedValue(["10", "90", "100", "110"], "11")).toBe("110");
  });

  it("is no letter", () => {
    expect(["-", "\u2212", "+", "7", ","].every((key) => numberKey.test(key))).toBe(true);
    expect(["M", "Tab", " ", "F8"].some((key) => numberKey.test(key))).toBe(false);
  });
});
