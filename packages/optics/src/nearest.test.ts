import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { howMany } from "../../../tests/support/extent.ts";
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
        const { parameters, changes, tooFar, unresolved } = nearest(range, lens);
        expect(parameters === undefined).toBe(unresolved.length + tooFar.length > 0);
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
      { numRuns: howMany(300, 1000) },
    );
  });

  it("keeps sphere and cylinder and turns the axis by 5° at most", () => {
    expect(nearest(oasysToric, { ...toric, axis: 25 })).toEqual({
      parameters: { ...toric, axis: 20 },
      changes: [{ field: "axis", code: "not-made", from: 25, to: 20 }],
      tooFar: [],
      unresolved: [],
    });
    expect(nearest(oasysToric, toric)).toEqual({
      changes: [],
      tooFar: [{ field: "axis", code: "not-combined", from: 30, to: 20 }],
      unresolved: [],
    });
    expect(nearest(oasysToric, { ...toric, axis: 2 }).parameters?.axis).toBe(180);
  });

  it("turns the axis by 10° where the cylinder is below 1.00 D, as wanted and as made", () => {
    const daily = { ...toric, baseCurve: 880, diameter: 1440, axis: 120 };
    const made = demoRanges["dailies-aquacomfort-plus-toric"];
    expect(nearest(made, { ...daily, cylinder: -75 }).parameters?.axis).toBe(110);
    expect(nearest(made, { ...daily, cylinder: -125 }).parameters).toBeUndefined();
    expect(nearest(made, { ...daily, cylinder: -100 }).parameters).toBeUndefined();
    expect(nearest(made, { ...daily, cylinder: -75, axis: 45 }).tooFar).toMatchObject([
      { field: "axis", to: 20 },
    ]);
  });

  it("takes the weaker of two powers, and says why", () => {
    expect(nearest(biofinity, { sphere: -625, ...fit })).toEqual({
      parameters: { sphere: -600, ...fit },
      changes: [{ field: "sphere", code: "off-step", from: -625, to: -600 }],
      tooFar: [],
      unresolved: [],
    });
    expect(nearest(oasysToric, { ...toric, cylinder: -200, axis: 90 }).changes).toEqual([
      { field: "cylinder", code: "not-made", from: -200, to: -175 },
    ]);
  });

  it.each([
    [-1200, -1200],
    [-1225, -1200], // half a step beyond the strongest
    [-1250, undefined],
    [-1400, undefined],
    [825, 800],
    [2000, undefined],
    [12, undefined], // nearest would be a quarter, on one side of zero
    [-10, undefined],
    [-237, -225],
  ])("a sphere of %i moves by half a step at most: %s", (sphere, made) => {
    expect(nearest(biofinity, { sphere, ...fit }).parameters?.sphere).toBe(made);
  });

  it("does not take a gap between two powers for a step", () => {
    const oasys = demoRanges["acuvue-oasys-1-day"];
    const values = { baseCurve: 850, diameter: 1430 };
    expect(nearest(oasys, { sphere: -25, ...values }).tooFar).toEqual([
      { field: "sphere", code: "off-step", from: -25, to: -50 },
    ]);
  });

  it.each([-25, -275, -500, 75])("neither adds nor drops a cylinder: %i", (cylinder) => {
    const biofinityToric = demoRanges["biofinity-toric"];
    const wanted = { ...toric, cylinder, baseCurve: 870 };
    expect(nearest(biofinityToric, wanted).parameters).toBeUndefined();
  });

  it("never takes another base curve, diameter or addition", () => {
    expect(nearest(biofinity, { sphere: -100, baseCurve: 840, diameter: 1420 })).toEqual({
      changes: [],
      tooFar: [
        { field: "baseCurve", code: "not-made", from: 840, to: 860 },
        { field: "diameter", code: "not-made", from: 1420, to: 1400 },
      ],
      unresolved: [],
    });
    const multifocal = { sphere: -100, addition: 175, design: "D", ...fit } as const;
    expect(nearest(demoRanges["biofinity-multifocal"], multifocal)).toMatchObject({
      changes: [],
      tooFar: [{ field: "addition", from: 175, to: 150 }],
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
    const { parameters, tooFar, unresolved } = nearest(onlyNear, {
      sphere: -100,
      addition: 175,
      design: "D",
      ...fit,
    });
    expect(parameters).toBeUndefined();
    expect(tooFar).toEqual([{ field: "addition", code: "not-made", from: 175, to: 150 }]);
    expect(unresolved).toMatchObject([{ field: "design", code: "not-made", allowed: ["N"] }]);
  });
});
