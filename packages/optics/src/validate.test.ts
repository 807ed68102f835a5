import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { howMany } from "../../../tests/support/extent.ts";
import { demoRanges } from "./demo-ranges.ts";
import { type LensField, type LensParameters, type LensValue, lensFields } from "./lens.ts";
import { options } from "./options.ts";
import type { ParameterRange } from "./range.ts";
import { validate } from "./validate.ts";

const ranges = Object.values(demoRanges);
const anyRange = fc.constantFrom(...ranges);
const oasysToric = demoRanges["acuvue-oasys-for-astigmatism"];
const biofinity = demoRanges.biofinity;
const sphere = { sphere: -275, baseCurve: 860, diameter: 1400 };

/** Every lens of a range, written out from the data alone, so that nothing under test judges itself. */
function* everyLens(range: ParameterRange): Generator<Partial<LensParameters>> {
  for (const { from, to, step } of range.powers) {
    for (let power = from; power <= to; power += step) {
      if (power === 0 && !range.plano) continue;
      const rules = range.toricRules.filter((r) => r.sphereFrom <= power && power <= r.sphereTo);
      const turns =
        range.kind === "toric"
          ? rules.flatMap((r) =>
              r.cylinders.flatMap((c) => c.axes.map((axis) => ({ cylinder: c.cylinder, axis }))),
            )
          : [{}];
      for (const turn of turns)
        for (const addition of range.additions.length > 0 ? range.additions : [undefined])
          for (const design of range.designs.length > 0 ? range.designs : [undefined])
            for (const fit of range.fits)
              yield {
                sphere: power,
                ...turn,
                ...(addition === undefined ? {} : { addition }),
                ...(design === undefined ? {} : { design }),
                ...fit,
              };
    }
  }
}
const written = (lens: Partial<LensParameters>) => lensFields.map((f) => lens[f] ?? "").join("|");
const lensesOf = new Map(
  ranges.map((range) => {
    const lenses = [...everyLens(range)] as LensParameters[];
    return [range, { lenses, names: new Set(lenses.map(written)) }] as const;
  }),
);
const rangeAndLens = anyRange.chain((range) => {
  const lenses = lensesOf.get(range)?.lenses ?? [];
  return fc.record({
    range: fc.constant(range),
    lens: fc.nat(lenses.length - 1).map((i) => lenses[i] as LensParameters),
  });
});
/** Values near and far from what is made, of right and wrong types of number. */
const mutation: fc.Arbitrary<Record<LensField, unknown>> = fc.record({
  sphere: fc.oneof(
    fc.integer({ min: -60, max: 60 }).map((n) => n * 25),
    fc.integer({ min: -4000, max: 4000 }),
    fc.constantFrom(0, Number.NaN, 12.5, undefined),
  ),
  cylinder: fc.oneof(
    fc.integer({ min: -14, max: 4 }).map((n) => n * 25),
    fc.constantFrom(Number.NaN, -75.5, -2000, undefined),
  ),
  axis: fc.oneof(fc.integer({ min: -5, max: 200 }), fc.constantFrom(10.5, Number.NaN, undefined)),
  addition: fc.oneof(
    fc.constantFrom("LOW", "MID", "HIGH", "HUGE", undefined),
    fc.integer({ min: 0, max: 16 }).map((n) => n * 25),
  ),
  design: fc.constantFrom("D", "N", "X", undefined),
  baseCurve: fc.oneof(
    fc.integer({ min: 80, max: 92 }).map((n) => n * 10),
    fc.constantFrom(Number.NaN, undefined),
  ),
  diameter: fc.oneof(
    fc.integer({ min: 138, max: 147 }).map((n) => n * 10),
    fc.constantFrom(Number.NaN, undefined),
  ),
});

describe("options", () => {
  it("offers, whatever is chosen in whatever order, only what becomes a valid lens", () => {
    fc.assert(
      fc.property(
        anyRange,
        fc.shuffledSubarray([...lensFields], { minLength: 7 }),
        fc.infiniteStream(fc.nat()),
        (range, order, dice) => {
          const chosen: Partial<Record<LensField, LensValue>> = {};
          for (const field of order) {
            const offered = options(range, chosen as Partial<LensParameters>)[field];
            if (offered.length === 0) continue;
            chosen[field] = offered[dice.next().value % offered.length] as LensValue;
          }
          expect(validate(range, chosen as Partial<LensParameters>)).toEqual([]);
        },
      ),
    );
  });

  it("hides nothing: each value of an orderable lens is offered beside its others", () => {
    fc.assert(
      fc.property(rangeAndLens, ({ range, lens }) => {
        const offered = options(range, lens);
        for (const field of lensFields) {
          const value = lens[field];
          if (value === undefined) expect(offered[field]).toEqual([]);
          else expect(offered[field]).toContain(value);
        }
      }),
    );
  });

  it("narrows base curve and diameter by each other", () => {
    const range = {
      ...biofinity,
      fits: [
        { baseCurve: 840, diameter: 1380 },
        { baseCurve: 860, diameter: 1400 },
      ],
    };
    expect(options(range, { baseCurve: 840 }).diameter).toEqual([1380]);
    expect(options(range, { diameter: 1400 }).baseCurve).toEqual([860]);
    expect(validate(range, { ...sphere, baseCurve: 840 })).toMatchObject([
      { field: "diameter", code: "not-combined", allowed: [1380] },
    ]);
  });
});

describe("validate", () => {
  it("accepts every lens of the twelve ranges and nothing else", () => {
    for (const [range, { lenses }] of lensesOf) {
      for (const lens of lenses) if (validate(range, lens).length > 0) expect.fail(written(lens));
    }
    fc.assert(
      fc.property(
        rangeAndLens,
        mutation,
        fc.subarray([...lensFields], { minLength: 1 }),
        ({ range, lens }, values, fields) => {
          const mutant: Partial<Record<LensField, unknown>> = { ...lens };
          for (const field of fields) {
            if (values[field] === undefined) delete mutant[field];
            else mutant[field] = values[field];
          }
          const exists = lensesOf.get(range)?.names.has(written(mutant as Partial<LensParameters>));
          expect(validate(range, mutant as Partial<LensParameters>).length === 0).toBe(exists);
        },
      ),
      { numRuns: howMany(500, 2000) },
    );
  });

  it("names the field and the code of any single value outside the range", () => {
    fc.assert(
      fc.property(
        rangeAndLens,
        mutation,
        fc.constantFrom(...lensFields),
        ({ range, lens }, values, field) => {
          const value = values[field] as LensValue | undefined;
          const everywhere = options(range, {})[field] as readonly unknown[];
          fc.pre(value !== lens[field] && !everywhere.includes(value));
          fc.pre(value !== undefined || everywhere.length > 0);
          const { [field]: _, ...others } = lens;
          const mutant = (
            value === undefined ? others : { ...others, [field]: value }
          ) as Partial<LensParameters>;
          expect(validate(range, mutant)).toEqual([
            {
              field,
              code: expectedCode(range, field, value),
              ...(value === undefined ? {} : { value }),
              allowed: allowedBeside(range, lens, field),
            },
          ]);
        },
      ),
      { numRuns: howMany(500, 2000) },
    );
  });

  function expectedCode(range: ParameterRange, field: LensField, value: LensValue | undefined) {
    if (value === undefined) return "required";
    const bounds = { sphere: 3000, cylinder: 1000, axis: 180 } as Record<string, number>;
    const limit = bounds[field];
    const toric = field === "cylinder" || field === "axis";
    const applies = toric
      ? range.kind === "toric"
      : field === "sphere" || options(range, {})[field].length > 0;
    if (!applies) return "not-applicable";
    if (typeof value === "number" && !Number.isInteger(value)) return "invalid";
    if (limit !== undefined && Math.abs(value as number) > limit) return "invalid";
    if (field === "axis" && (value as number) < 1) return "invalid";
    if (field !== "sphere") return "not-made";
    const spheres = options(range, {}).sphere;
    if (value === 0) return "no-plano";
    return (value as number) < (spheres[0] ?? 0) || (value as number) > (spheres.at(-1) ?? 0)
      ? "out-of-range"
      : "off-step";
  }

  function allowedBeside(range: ParameterRange, lens: LensParameters, field: LensField) {
    if (field === "sphere" || field === "baseCurve") return options(range, {})[field];
    if (field === "cylinder") return options(range, { sphere: lens.sphere }).cylinder;
    return options(range, lens)[field];
  }

  it("refuses Oasys for Astigmatism -3.00/-2.25x30 and lists the axes that exist", () => {
    const lens = { sphere: -300, cylinder: -225, axis: 30, baseCurve: 860, diameter: 1450 };
    expect(validate(oasysToric, lens)).toEqual([
      {
        field: "axis",
        code: "not-combined",
        value: 30,
        allowed: [10, 20, 70, 80, 90, 100, 110, 160, 170, 180],
      },
    ]);
    expect(validate(oasysToric, { ...lens, cylinder: -175 })).toEqual([]);
    expect(validate(oasysToric, { ...lens, sphere: -700, axis: 70 })[0]?.allowed).toEqual([
      10, 20, 90, 160, 170, 180,
    ]);
  });

  it("keeps the kinds of lens apart", () => {
    expect(
      validate(biofinity, { ...sphere, cylinder: -75, axis: 90, addition: 200, design: "D" }),
    ).toEqual([
      { field: "cylinder", code: "not-applicable", value: -75, allowed: [] },
      { field: "axis", code: "not-applicable", value: 90, allowed: [] },
      { field: "addition", code: "not-applicable", value: 200, allowed: [] },
      { field: "design", code: "not-applicable", value: "D", allowed: [] },
    ]);
    expect(validate(oasysToric, {}).map(({ field, code }) => [field, code])).toEqual(
      ["sphere", "cylinder", "axis", "baseCurve", "diameter"].map((field) => [field, "required"]),
    );
    expect(
      validate(demoRanges["biofinity-multifocal"], sphere).map(({ field, code }) => [field, code]),
    ).toEqual([
      ["addition", "required"],
      ["design", "required"],
    ]);
  });
});
