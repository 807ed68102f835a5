import { checkRange } from "@landolt/optics";
import { demoRanges } from "@landolt/optics/demo-ranges";
import { describe, expect, it } from "vitest";
import { draftOf, emptyDraft, rangeOf, replaced } from "./draft";

describe("rangeOf", () => {
  it.each(Object.entries(demoRanges))("gives %s back as it was", (_handle, range) => {
    expect(rangeOf(draftOf(range))).toEqual(range);
  });

  it("gives what is no number to checkRange, at its place", () => {
    const range = rangeOf({ ...emptyDraft, fits: [{ baseCurve: "8,6", diameter: "x" }] });
    expect(range.fits[0]?.baseCurve).toBe(860);
    expect(checkRange(range)).toContainEqual({
      path: ["fits", 0, "diameter"],
      code: "out-of-limits",
    });
  });
});

describe("replaced", () => {
  it("replaces one entry or takes it out", () => {
    expect(replaced(["a", "b", "c"], 1, "x")).toEqual(["a", "x", "c"]);
    expect(replaced(["a", "b", "c"], 1)).toEqual(["a", "c"]);
  });
});
