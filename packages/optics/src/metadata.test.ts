import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonical, type EyeLens, eyes, limits } from "./lens.ts";
import { lensFromMetadata, lensToMetadata, lineIdentity } from "./metadata.ts";

const within = (field: keyof typeof limits) => fc.integer(limits[field]);
const anyLens = fc
  .record(
    {
      eye: fc.constantFrom(...eyes),
      sphere: within("sphere"),
      cylinder: within("cylinder"),
      axis: within("axis"),
      addition: fc.oneof(within("addition"), fc.constantFrom("LOW", "MID", "HIGH")),
      design: fc.constantFrom("D", "N"),
      baseCurve: within("baseCurve"),
      diameter: within("diameter"),
    },
    { requiredKeys: ["eye", "sphere", "baseCurve", "diameter"], noNullPrototype: true },
  )
  .map((lens) => canonical(lens as EyeLens));
const sent = { eye: "right", sphere: -2.75, baseCurve: 8.6, diameter: 14 };

describe("metadata", () => {
  it("goes out as JSON and comes back the same", () => {
    fc.assert(
      fc.property(anyLens, (lens) => {
        const json: unknown = JSON.parse(JSON.stringify(lensToMetadata(lens)));
        expect(lensFromMetadata(json)).toEqual({ ok: true, lens });
      }),
      { numRuns: 2000 },
    );
  });

  it("speaks decimals outside and integers inside", () => {
    expect(lensFromMetadata(sent)).toEqual({
      ok: true,
      lens: { eye: "right", sphere: -275, baseCurve: 860, diameter: 1400 },
    });
    expect(
      lensFromMetadata({ ...sent, cylinder: -1.25, axis: 0, addition: "MID", design: "N" }),
    ).toMatchObject({
      lens: { cylinder: -125, axis: 180, addition: "MID", design: "N" },
    });
    expect(lensFromMetadata({ ...sent, cylinder: 0 })).toEqual(lensFromMetadata(sent));
    expect(lensFromMetadata({ ...sent, sphere: -0 })).toMatchObject({ lens: { sphere: 0 } });
  });

  it.each([
    [{ eye: "both" }, "eye", "out-of-limits"],
    [{ eye: 1 }, "eye", "wrong-type"],
    [{ sphere: "-2.75" }, "sphere", "wrong-type"],
    [{ sphere: null }, "sphere", "wrong-type"],
    [{ sphere: -2.755 }, "sphere", "too-precise"],
    [{ sphere: -275 }, "sphere", "out-of-limits"],
    [{ sphere: Number.NaN }, "sphere", "out-of-limits"],
    [{ sphere: Number.POSITIVE_INFINITY }, "sphere", "out-of-limits"],
    [{ axis: 90.5 }, "axis", "too-precise"],
    [{ axis: 181 }, "axis", "out-of-limits"],
    [{ addition: "HGH" }, "addition", "out-of-limits"],
    [{ design: "d" }, "design", "out-of-limits"],
    [{ baseCurve: 860 }, "baseCurve", "out-of-limits"],
    [{ colour: "blue" }, "colour", "unknown-field"],
    [{ toString: 1 }, "toString", "unknown-field"],
  ])("refuses %j", (change, field, code) => {
    expect(lensFromMetadata({ ...sent, ...change })).toEqual({
      ok: false,
      problems: [{ field, code }],
    });
  });

  it("reports every problem and never throws", () => {
    expect(lensFromMetadata({ sphere: "x", __proto_: 1 })).toEqual({
      ok: false,
      problems: [
        { field: "sphere", code: "wrong-type" },
        { field: "__proto_", code: "unknown-field" },
        { field: "eye", code: "required" },
        { field: "baseCurve", code: "required" },
        { field: "diameter", code: "required" },
      ],
    });
    expect(lensFromMetadata(JSON.parse('{"__proto__":{"eye":"right"}}'))).toMatchObject({
      ok: false,
    });
    for (const value of [null, undefined, [], "lens", 1]) {
      expect(lensFromMetadata(value)).toEqual({
        ok: false,
        problems: [{ field: undefined, code: "wrong-type" }],
      });
    }
    fc.assert(
      fc.property(
        fc.anything(),
        fc.constantFrom(...Object.keys(sent), "axis", "addition"),
        (value, field) => {
          const reading = lensFromMetadata({ ...sent, [field]: value });
          expect(lensFromMetadata(value).ok).toBe(false);
          if (reading.ok) expect(lensFromMetadata(lensToMetadata(reading.lens))).toEqual(reading);
        },
      ),
    );
  });
});

describe("lineIdentity", () => {
  it("is equal exactly when the lenses are", () => {
    fc.assert(
      fc.property(anyLens, anyLens, fc.string(), fc.string(), (one, other, variant, another) => {
        const same =
          variant === another &&
          JSON.stringify(lensToMetadata(one)) === JSON.stringify(lensToMetadata(other));
        expect(lineIdentity(variant, one) === lineIdentity(another, other)).toBe(same);
      }),
    );
    const lens = { diameter: 1400, baseCurve: 860, sphere: -275, eye: "right" } as const;
    expect(lineIdentity("variant_1", lens)).toBe(
      lineIdentity("variant_1", {
        eye: "right",
        sphere: -275,
        cylinder: 0,
        baseCurve: 860,
        diameter: 1400,
      }),
    );
    expect(lineIdentity("variant_1", lens)).not.toBe(
      lineIdentity("variant_1", { ...lens, eye: "left" }),
    );
  });
});
