import { checkRange, languages } from "@landolt/optics";
import { demoRanges } from "@landolt/optics/demo-ranges";
import { describe, expect, it } from "vitest";
import { draftOf, emptyBand, emptyDraft, rangeOf } from "./draft";

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
