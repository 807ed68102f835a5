import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Country, countries } from "./place.ts";
import { normalisePostalCode } from "./postal-code.ts";

describe("normalisePostalCode", () => {
  it.each<[Country, string, string]>([
    ["lu", "7540", "7540"],
    ["lu", "L-7540", "7540"],
    ["lu", " l 7540 ", "7540"],
    ["lu", "LU-7540", "7540"],
    ["lu", "L–7540", "7540"],
    ["fr", "F-57000", "57000"],
    ["fr", "57 000", "57000"],
    ["fr", "57971 CEDEX", "57971"],
    ["fr", "57304 Cedex 2", "57304"],
    ["de", "D-54290", "54290"],
    ["be", "B-6700", "6700"],
  ])("reads %s %s", (country, text, code) => {
    expect(normalisePostalCode(country, text)).toBe(code);
  });

  it.each<[Country, string]>([
    ["lu", ""],
    ["lu", "754"],
    ["lu", "75401"],
    ["lu", "F-7540"],
    ["lu", "7540 CEDEX"],
    ["lu", "L-"],
    ["de", "5429"],
    ["fr", "CEDEX"],
    ["be", "67OO"],
  ])("refuses %s %j", (country, text) => {
    expect(normalisePostalCode(country, text)).toBeUndefined();
  });

  it("gives bare digits or nothing, and the same again for what it gave", () => {
    fc.assert(
      fc.property(fc.constantFrom(...countries), fc.string(), (country, text) => {
        const code = normalisePostalCode(country, text);
        if (code === undefined) return;
        expect(code).toMatch(/^\d{4,5}$/);
        expect(normalisePostalCode(country, code)).toBe(code);
      }),
    );
  });
});
