import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { format, formatPower } from "./format.ts";
import {
  additionNames,
  designs,
  type LensField,
  type LensValue,
  languages,
  limits,
} from "./lens.ts";
import { minusSigns, parse } from "./parse.ts";

const fieldAndValue = fc.oneof(
  ...Object.entries(limits).map(([field, { min, max }]) =>
    fc.tuple(fc.constant(field as LensField), fc.integer({ min, max }) as fc.Arbitrary<LensValue>),
  ),
  fc.tuple(fc.constant<LensField>("addition"), fc.constantFrom<LensValue>(...additionNames)),
  fc.tuple(fc.constant<LensField>("design"), fc.constantFrom<LensValue>(...designs)),
);

describe("format and parse", () => {
  it("read back what they write, in three languages", () => {
    fc.assert(
      fc.property(fieldAndValue, fc.constantFrom(...languages), ([field, value], language) => {
        expect(parse(field, format(field, value, language))).toEqual({ ok: true, value });
      }),
      { numRuns: 2000 },
    );
  });

  it("write as opticians do", () => {
    expect(formatPower(-275, "en")).toBe("\u22122.75");
    expect(formatPower(50, "fr")).toBe("+0,50");
    expect(formatPower(0, "de")).toBe("0,00");
    expect(format("axis", 90, "fr")).toBe("90°");
    expect(format("baseCurve", 860, "en")).toBe("8.6");
    expect(format("diameter", 1400, "de")).toBe("14,0");
    expect(format("baseCurve", 855, "en")).toBe("8.55");
    expect(format("addition", "HIGH", "fr")).toBe("HIGH");
  });

  it.each([..."-\u2212\u2010\u2011\u2012\u2013\u2014\uFE63\uFF0D\u207B"])(
    "take %s for a minus",
    (sign) => {
      expect(minusSigns).toContain(sign);
      expect(parse("sphere", `${sign}2,75`)).toEqual({ ok: true, value: -275 });
    },
  );

  const accepted: [LensField, string, LensValue][] = [
    ["sphere", " -2.5 D ", -250],
    ["sphere", "+ 3", 300],
    ["sphere", "-.75", -75],
    ["sphere", "Plan", 0],
    ["sphere", "PLANO", 0],
    ["sphere", "-0,00", 0],
    ["sphere", "-2.500", -250],
    ["cylinder", "−0,75 dpt", -75],
    ["axis", "5°", 5],
    ["axis", "010", 10],
    ["axis", "0", 180],
    ["addition", "2,00", 200],
    ["addition", "low", "LOW"],
    ["design", "n", "N"],
    ["baseCurve", "8.6 mm", 860],
    ["diameter", "14", 1400],
  ];
  it.each(accepted)("accept for %s: %s", (field, text, value) => {
    const parsed = parse(field, text);
    expect(parsed).toEqual({ ok: true, value });
    expect(Object.is(parsed.ok && parsed.value, -0)).toBe(false);
  });

  it.each([
    ["sphere", "", "empty"],
    ["sphere", "  ", "empty"],
    ["sphere", "2.75", "sign-missing"],
    ["cylinder", "0.75", "sign-missing"],
    ["sphere", "-2.125", "too-precise"],
    ["axis", "90.5", "too-precise"],
    ["sphere", "-275", "out-of-limits"],
    ["axis", "181", "out-of-limits"],
    ["axis", "-10", "out-of-limits"],
    ["addition", "-2.00", "out-of-limits"],
    ["baseCurve", "14.0", "out-of-limits"],
    ["diameter", "+14.0", "out-of-limits"],
    ["sphere", "--2", "not-a-value"],
    ["sphere", "-", "not-a-value"],
    ["sphere", "-1,2,3", "not-a-value"],
    ["sphere", "1e3", "not-a-value"],
    ["addition", "HUGE", "not-a-value"],
    ["design", "X", "not-a-value"],
    ["axis", "٩٠", "not-a-value"],
    ["sphere", "-2.25 -2.50", "not-a-value"],
    ["sphere", "9".repeat(1000), "not-a-value"],
  ] as const)("refuse for %s: %j", (field, text, code) => {
    expect(parse(field, text)).toEqual({ ok: false, code });
  });
});
