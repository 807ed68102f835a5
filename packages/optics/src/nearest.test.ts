import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { demoRanges } from "./demo-ranges.ts";
import type { LensParameters } from "./lens.ts";
import { nearest } from "./nearest.ts";
import { validate } from "./validate.ts";

const oasysToric = demoRanges["acuvue-oasys-for-astigmatism"];
const biofinity = demoRanges.biofinity;
const fit = { baseCurve: 860, diameter: 1400 };
const toric = { sphere: -300, cylinder: -225, axis: 30, baseCurve: 860, diameter: 1450 };

describe("nearest", () => {
  it("answers an orderable lens, or says what a person has to choose", () => {
    const wanted = fc.record(
      {
        sphere: fc.integer({ min: -3200, max: 3200 }),
        cylinder: fc.integer({ min: -400, max: 100 }),
        axis: fc.integer({ min: 0, max: 181 }),
        addition: fc.constantFrom(100, 175, 275, "LOW", "MID"),
        design: fc.constantFrom("D", "N"),
        baseCurve: fc.integer({ min: 800, max: 900 }),
        diameter: fc.integer({ min: 1380, max: 1460 }),
      },
      { requiredKeys: ["sphere", "baseCurve", "diameter"] },
    ) as fc.Arbitrary<LensParameters>;
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(demoRanges)), wanted, (range, lens) => {
        const { parameters, changes, unresolved } = nearest(range, lens);
        expect(parameters === undefined).toBe(unresolved.length > 0);
        if (parameters === undefined) return;
        expect(validate(range, parameters)).toEqual([]);
        expect(parameters).toEqual({
          ...lens,
          ...Object.fromEntries(changes.map(({ field, to }) => [field, to])),
        });
        for (const { field, from, to } of changes)
          expect([from, to]).toEqual([lens[field], parameters[field]]);
        if (validate(range, lens).length === 0) expect(changes).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it("keeps sphere and cylinder and turns the axis", () => {
    expect(nearest(oasysToric, toric)).toEqual({
      parameters: { ...toric, axis: 20 },
      changes: [{ field: "axis", code: "not-combined", from: 30, to: 20 }],
      unresolved: [],
    });
    expect(nearest(oasysToric, { ...toric, axis: 2 }).parameters?.axis).toBe(180);
  });

  it("takes the weaker of two powers, and says why", () => {
    expect(nearest(biofinity, { sphere: -625, ...fit }).changes).toEqual([
      { field: "sphere", code: "off-step", from: -625, to: -600 },
    ]);
    expect(nearest(biofinity, { sphere: 2000, ...fit }).changes).toEqual([
      { field: "sphere", code: "out-of-range", from: 2000, to: 800 },
    ]);
    expect(nearest(oasysToric, { ...toric, cylinder: -200, axis: 90 }).changes).toEqual([
      { field: "cylinder", code: "not-made", from: -200, to: -175 },
    ]);
  });

  it("moves base curve and diameter together", () => {
    expect(nearest(biofinity, { sphere: -100, baseCurve: 840, diameter: 1420 })).toEqual({
      parameters: { sphere: -100, ...fit },
      changes: [
        { field: "baseCurve", code: "not-made", from: 840, to: 860 },
        { field: "diameter", code: "not-made", from: 1420, to: 1400 },
      ],
      unresolved: [],
    });
  });

  it("does not guess a sign, a missing value or a design", () => {
    expect(nearest(biofinity, { sphere: 0, ...fit }).unresolved).toMatchObject([
      { field: "sphere", code: "no-plano" },
    ]);
    expect(
      nearest(oasysToric, { sphere: -300, baseCurve: 860, diameter: 1450 }).unresolved,
    ).toMatchObject([
      { field: "cylinder", code: "required" },
      { field: "axis", code: "required" },
    ]);
    expect(nearest(biofinity, { ...toric, ...fit }).unresolved).toMatchObject([
      { field: "cylinder", code: "not-applicable" },
      { field: "axis", code: "not-applicable" },
    ]);
    const onlyNear = { ...demoRanges["biofinity-multifocal"], designs: ["N"] } as const;
    const { parameters, changes, unresolved } = nearest(onlyNear, {
      sphere: -100,
      addition: 175,
      design: "D",
      ...fit,
    });
    expect(parameters).toBeUndefined();
    expect(changes).toEqual([{ field: "addition", code: "not-made", from: 175, to: 150 }]);
    expect(unresolved).toMatchObject([{ field: "design", code: "not-made", allowed: ["N"] }]);
  });
});
