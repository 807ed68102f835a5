import { checkRange, type Language, languages, type ParameterRange } from "@landolt/optics";
import { demoRanges } from "@landolt/optics/demo-ranges";
import { describe, expect, it } from "vitest";
import { draftOf as draftWith, emptyBand, emptyDraft, rangeOf, rangeSchema } from "./draft";

const draftOf = (range: ParameterRange, language: Language) =>
  draftWith(range, { source: "Guide 2026", checked_on: null }, language);

describe("rangeOf", () => {
  it.each(Object.entries(demoRanges))("gives %s back as it was", (_handle, range) => {
    for (const language of languages) expect(rangeOf(draftOf(range, language))).toEqual(range);
  });

  it("is written with the language's own sign, and read with either", () => {
    const range = demoRanges.biofinity;
    const german = JSON.stringify(draftOf(range, "de"));
    expect(german).not.toMatch(/\d\.\d/);
    expect(german).toContain('"8,60"');
    expect(JSON.stringify(draftOf(range, "en"))).toContain('"8.60"');
    expect([emptyBand("fr").step, emptyBand("en").step]).toEqual(["0,25", "0.25"]);
    const points = JSON.parse(german.replaceAll(/(\d),(\d)/g, "$1.$2"));
    expect(rangeOf(points)).toEqual(range);
  });

  it("gives what is no number to checkRange, at its place", () => {
    const range = rangeOf({ ...emptyDraft("de"), fits: [{ baseCurve: "8,6", diameter: "x" }] });
    expect(range.fits[0]?.baseCurve).toBe(860);
    expect(checkRange(range)).toContainEqual({
      path: ["fits", 0, "diameter"],
      code: "out-of-limits",
    });
  });
});

it("a day that is still to come is a fault of its field", () => {
  const draft = draftOf(demoRanges.biofinity, "de");
  const check = (checked_on: string) =>
    rangeSchema("2026-11-23").safeParse({ ...draft, checked_on }).error?.issues ?? [];
  expect(check("2026-11-23")).toEqual([]);
  expect(check("2026-11-24")).toMatchObject([{ path: ["checked_on"], message: "in-future" }]);
});
