import { describe, expect, it } from "vitest";
import { isStorable } from "./storable-text";

describe("isStorable", () => {
  it.each(["", "Zoé 😀", null, 1, { a: [{ b: "−2.75" }] }])("takes %j", (value) => {
    expect(isStorable(value)).toBe(true);
  });

  it.each(["\u0000", "a\ud800b", { "\u0000": 1 }, [{ a: ["\udc00"] }]])("refuses %j", (value) => {
    expect(isStorable(value)).toBe(false);
  });

  it("refuses what is nested without end", () => {
    expect(isStorable(JSON.parse("[".repeat(30) + "]".repeat(30)))).toBe(true);
    expect(isStorable(JSON.parse("[".repeat(9000) + "]".repeat(9000)))).toBe(false);
  });
});
