import {
  type EyeLens,
  eyes,
  lensFields,
  options,
  type ParameterRange,
  validate,
} from "@landolt/optics";
import { demoRanges } from "@landolt/optics/demo-ranges";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { acceptanceOf, parseEye, problemsSoFar, readLensForm, stateOfEye } from "./lens-form.ts";
import {
  emptyValues,
  eyeModes,
  fieldsOf,
  type LensFormValues,
  valueText,
  withParameters,
} from "./lens-values.ts";

const oasys = demoRanges["acuvue-oasys-for-astigmatism"];
const toric = { sphere: -300, cylinder: -225, axis: 90 };
const empty = (range: ParameterRange = oasys) => emptyValues(range, ["variant_1"]);

function filled(change: Partial<LensFormValues> = {}): LensFormValues {
  const values = empty();
  return {
    ...values,
    right: withParameters(values.right, toric),
    left: withParameters(values.left, { ...toric, sphere: -275 }),
    ...change,
  };
}

describe("an untouched form", () => {
  it("has nothing chosen but what has no alternative", () => {
    expect(empty().right).toMatchObject({ sphere: "", axis: "", baseCurve: "8.6", boxes: "1" });
    const twoFits = emptyValues(demoRanges["acuvue-oasys-1-day"], ["a", "b"]);
    expect(twoFits).toMatchObject({ variant: "a", right: { baseCurve: "", diameter: "14.3" } });
  });

  it("asks for every value of both eyes", () => {
    const reading = readLensForm(empty(), oasys);
    const asked = reading.ok ? [] : reading.problems.map(({ eye, field }) => `${eye}.${field}`);
    expect(asked).toEqual(
      eyes.flatMap((eye) => ["sphere", "cylinder", "axis"].map((field) => `${eye}.${field}`)),
    );
  });
});

describe("a filled form", () => {
  it("becomes a lens for each eye", () => {
    const reading = readLensForm(filled(), oasys);
    expect(reading).toEqual({
      ok: true,
      lenses: [
        { quantity: 1, lens: { eye: "right", ...toric, baseCurve: 860, diameter: 1450 } },
        {
          quantity: 1,
          lens: { eye: "left", ...toric, sphere: -275, baseCurve: 860, diameter: 1450 },
        },
      ],
    });
  });

  it.each([
    ["right", ["right"]],
    ["left", ["left"]],
    ["same", ["right", "left"]],
    ["each", ["right", "left"]],
  ] as const)("orders for %s", (mode, wanted) => {
    const reading = readLensForm(filled({ mode }), oasys);
    expect(reading.ok && reading.lenses.map(({ lens }) => lens.eye)).toEqual(wanted);
  });

  it("gives the left eye the right one's values when both are the same", () => {
    const reading = readLensForm(filled({ mode: "same", left: empty().left }), oasys);
    expect(reading.ok && reading.lenses[1]?.lens).toMatchObject({ eye: "left", ...toric });
  });

  it("leaves out an eye without boxes, whatever stands in its fields", () => {
    const left = { ...empty().left, sphere: "nonsense", boxes: "0" };
    const reading = readLensForm(filled({ left }), oasys);
    expect(reading.ok && reading.lenses).toHaveLength(1);
  });

  it("wants at least one box", () => {
    const none = filled();
    none.right.boxes = "0";
    none.left.boxes = "0";
    expect(readLensForm(none, oasys)).toMatchObject({
      ok: false,
      problems: [{ eye: "right", field: "boxes", code: "no-boxes" }],
    });
  });

  it.each(["1.5", "-1", "100", "", "1e1", "two", "１"])("refuses %j boxes", (boxes) => {
    const values = filled();
    values.right.boxes = boxes;
    expect(readLensForm(values, oasys)).toMatchObject({
      ok: false,
      problems: [{ eye: "right", field: "boxes", code: "boxes" }],
    });
  });
});

describe("boxes", () => {
  it("are as many as last as long as one eye is sold lenses at once", () => {
    const values = filled({ mode: "right" });
    values.right.boxes = "6";
    expect(readLensForm(values, oasys, 6).ok).toBe(true);
    expect(readLensForm(values, oasys, 5)).toMatchObject({
      ok: false,
      problems: [{ eye: "right", field: "boxes", code: "too-many-boxes", allowed: [5] }],
    });
  });
});

describe("values that can not be ordered", () => {
  const wrong = filled();
  wrong.right.axis = "30";

  it("says which axes exist for −3.00 with −2.25", () => {
    const reading = readLensForm(wrong, oasys);
    expect(reading).toMatchObject({
      ok: false,
      problems: [
        {
          eye: "right",
          field: "axis",
          code: "not-combined",
          value: 30,
          allowed: [10, 20, 70, 80, 90, 100, 110, 160, 170, 180],
        },
      ],
    });
    expect(stateOfEye(wrong, "right", oasys).nearest).toBeUndefined();
  });

  it("are ordered as the nearest lens only once its changes are accepted", () => {
    const near = filled({ mode: "right" });
    near.right.axis = "25";
    const { nearest } = stateOfEye(near, "right", oasys);
    expect(nearest).toMatchObject({ lens: { ...toric, axis: 20 }, accepted: false });
    expect(readLensForm(near, oasys).ok).toBe(false);

    near.right.accepted = acceptanceOf(nearest?.changes ?? []);
    expect(readLensForm(near, oasys)).toMatchObject({
      ok: true,
      lenses: [{ lens: { ...toric, axis: 20, prescribed: { ...toric, axis: 25, eye: "right" } } }],
    });
    near.right.axis = "75";
    expect(readLensForm(near, oasys).ok).toBe(false);
  });

  it("are reported before everything is chosen", () => {
    const begun = { ...empty(), mode: "each" as const };
    begun.right = { ...begun.right, sphere: "-14.00" };
    expect(problemsSoFar(begun, oasys).map(({ eye, field }) => `${eye}.${field}`)).toEqual([
      "right.sphere",
    ]);
  });

  it("tells them once where both eyes are the same", () => {
    const reading = readLensForm({ ...wrong, mode: "same" }, oasys);
    expect(reading.ok ? [] : reading.problems.map(({ eye }) => eye)).toEqual(["right"]);
  });

  it("does not drop what the lens has no field for", () => {
    const range = demoRanges.biofinity;
    for (const cylinder of ["-0.75", "nonsense"]) {
      const values = { ...empty(range), mode: "right" as const };
      values.right = { ...withParameters(values.right, { sphere: -300 }), cylinder };
      expect(readLensForm(values, range)).toMatchObject({
        ok: false,
        problems: [{ field: "cylinder", code: "not-applicable" }],
      });
    }
  });
});

const anyRange = fc.constantFrom(...Object.values(demoRanges));

/** A lens of the range, one field after the other among what is left. */
const anyLens = (range: ParameterRange) =>
  fc.array(fc.nat(), { minLength: 7, maxLength: 7 }).map((picks) => {
    const lens: Record<string, unknown> = {};
    for (const [index, field] of lensFields.entries()) {
      const offered: readonly unknown[] = options(range, lens)[field];
      if (offered.length > 0) lens[field] = offered[(picks[index] ?? 0) % offered.length];
    }
    return lens as Omit<EyeLens, "eye">;
  });

describe("any form", () => {
  it("with a lens that exists is read as that lens", () => {
    const wishes = anyRange.chain((range) => fc.tuple(fc.constant(range), anyLens(range)));
    fc.assert(
      fc.property(wishes, ([range, lens]) => {
        const values = empty(range);
        const right = withParameters(values.right, lens);
        expect(readLensForm({ ...values, mode: "right", right }, range)).toEqual({
          ok: true,
          lenses: [{ quantity: 1, lens: { eye: "right", ...lens } }],
        });
      }),
    );
  });

  it("is refused with a problem, or holds only lenses that exist", () => {
    const entry = fc.oneof(
      fc.constantFrom("", "-3.00", "-2.25", "30", "180", "8.6", "14.5", "MID", "D", "1", "0"),
      fc.string({ maxLength: 24 }),
    );
    const eye = fc
      .tuple(...[...lensFields, "boxes"].map((field) => fc.tuple(fc.constant(field), entry)))
      .map((entries) => Object.fromEntries(entries) as LensFormValues["right"]);
    const form = fc.record({
      variant: fc.constant("variant_1"),
      mode: fc.constantFrom(...eyeModes),
      right: eye,
      left: eye,
    });
    fc.assert(
      fc.property(anyRange, form, (range, values) => {
        const reading = readLensForm(values, range);
        if (!reading.ok) {
          expect(reading.problems.length).toBeGreaterThan(0);
          return;
        }
        expect(reading.lenses.length).toBeGreaterThan(0);
        for (const { quantity, lens } of reading.lenses) {
          expect(quantity >= 1 && quantity <= 99 && Number.isInteger(quantity)).toBe(true);
          const { eye: _eye, ...parameters } = lens;
          expect(validate(range, parameters)).toEqual([]);
        }
      }),
    );
  });

  it("sends every value of every range so that it reads back", () => {
    for (const range of Object.values(demoRanges)) {
      const all = options(range, {});
      for (const field of fieldsOf(range)) {
        for (const value of all[field]) {
          const values = empty(range);
          values.right[field] = valueText(field, value);
          expect(parseEye(values, "right").parameters[field]).toBe(value);
        }
      }
    }
  });
});
