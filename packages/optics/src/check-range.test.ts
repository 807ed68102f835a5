import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkRange, type RangeCode } from "./check-range.ts";
import { demoRanges } from "./demo-ranges.ts";
import { describeRange } from "./describe-range.ts";
import { languages } from "./lens.ts";
import type { ParameterRange } from "./range.ts";
import { readRange } from "./read-range.ts";
import { summariseRange } from "./summarise-range.ts";

const toric = demoRanges["biofinity-toric"];
const multifocal = demoRanges["biofinity-multifocal"];
const spherical = demoRanges["dailies-total1"];

describe("checkRange", () => {
  it.each(Object.entries(demoRanges))("finds no fault with %s", (_, range) => {
    expect(checkRange(range)).toEqual([]);
    expect(readRange(JSON.parse(JSON.stringify(range)))).toEqual({ ok: true, range });
  });

  const rule = { sphereFrom: -1000, sphereTo: 800, cylinders: [{ cylinder: -75, axes: [90] }] };
  const band = { from: -600, to: 600, step: 25 };
  const withBand = (other: Partial<typeof band>) => ({
    ...spherical,
    powers: [{ ...band, ...other }],
  });
  const withRule = (other: Partial<ParameterRange["toricRules"][number]>) => ({
    ...toric,
    toricRules: [{ ...rule, ...other }],
  });
  const withCylinder = (cylinder: number, axes = [90]) =>
    withRule({ cylinders: [{ cylinder, axes }] });
  const faulty: [string, ParameterRange, RangeCode, (string | number)[]][] = [
    ["no fit", { ...spherical, fits: [] }, "empty", ["fits"]],
    [
      "a fit in millimetres",
      { ...spherical, fits: [{ baseCurve: 9, diameter: 1410 }] },
      "out-of-limits",
      ["fits", 0, "baseCurve"],
    ],
    [
      "a fit twice",
      { ...spherical, fits: [spherical.fits[0], spherical.fits[0]] as never },
      "duplicate",
      ["fits", 1],
    ],
    ["no power", { ...spherical, powers: [] }, "empty", ["powers"]],
    ["only plano, and no plano", withBand({ from: 0, to: 0 }), "empty", ["powers"]],
    ["a band upside down", withBand({ from: 600, to: -600 }), "inverted", ["powers", 0, "to"]],
    ["a step of zero", withBand({ step: 0 }), "step-too-small", ["powers", 0, "step"]],
    ["a negative step", withBand({ step: -25 }), "step-too-small", ["powers", 0, "step"]],
    ["no step at all", withBand({ step: Number.NaN }), "out-of-limits", ["powers", 0, "step"]],
    [
      "a step that does not divide",
      withBand({ from: -625, step: 50, to: 600 }),
      "step-does-not-divide",
      ["powers", 0, "step"],
    ],
    ["eighths", withBand({ from: -612 }), "not-a-quarter", ["powers", 0, "from"]],
    ["dioptres for hundredths", withBand({ from: -6000 }), "out-of-limits", ["powers", 0, "from"]],
    [
      "bands that share a power",
      { ...spherical, powers: [band, { from: 600, to: 800, step: 50 }] },
      "overlap",
      ["powers", 1],
    ],
    [
      "plano out of reach",
      { ...withBand({ to: -25 }), plano: true },
      "plano-not-in-powers",
      ["plano"],
    ],
    [
      "rules for a spherical lens",
      { ...spherical, toricRules: [rule] },
      "not-applicable",
      ["toricRules"],
    ],
    ["a toric lens without rules", { ...toric, toricRules: [] }, "empty", ["toricRules"]],
    [
      "a rule upside down",
      withRule({ sphereFrom: 800, sphereTo: -1000 }),
      "inverted",
      ["toricRules", 0, "sphereTo"],
    ],
    [
      "rules that overlap",
      { ...toric, toricRules: [rule, { ...rule, sphereFrom: 800 }] },
      "overlap",
      ["toricRules", 1],
    ],
    ["spheres without a rule", withRule({ sphereTo: 400 }), "sphere-without-rule", ["toricRules"]],
    [
      "a rule for nothing",
      { ...toric, toricRules: [rule, { ...rule, sphereFrom: 825, sphereTo: 900 }] },
      "rule-without-sphere",
      ["toricRules", 1],
    ],
    ["no cylinder", withRule({ cylinders: [] }), "empty", ["toricRules", 0, "cylinders"]],
    [
      "a plus cylinder",
      withCylinder(75),
      "not-negative",
      ["toricRules", 0, "cylinders", 0, "cylinder"],
    ],
    [
      "a cylinder of zero",
      withCylinder(0),
      "not-negative",
      ["toricRules", 0, "cylinders", 0, "cylinder"],
    ],
    ["no axis", withCylinder(-75, []), "empty", ["toricRules", 0, "cylinders", 0, "axes"]],
    [
      "axis 0",
      withCylinder(-75, [0]),
      "out-of-limits",
      ["toricRules", 0, "cylinders", 0, "axes", 0],
    ],
    [
      "an axis twice",
      withCylinder(-75, [90, 90]),
      "duplicate",
      ["toricRules", 0, "cylinders", 0, "axes", 1],
    ],
    [
      "a cylinder twice",
      withRule({
        cylinders: [
          { cylinder: -75, axes: [90] },
          { cylinder: -75, axes: [180] },
        ],
      }),
      "duplicate",
      ["toricRules", 0, "cylinders", 1, "cylinder"],
    ],
    ["no addition", { ...multifocal, additions: [] }, "empty", ["additions"]],
    [
      "an addition in dioptres",
      { ...multifocal, additions: [2] },
      "out-of-limits",
      ["additions", 0],
    ],
    [
      "an addition twice",
      { ...multifocal, additions: ["LOW", "LOW"] },
      "duplicate",
      ["additions", 1],
    ],
    ["a design twice", { ...multifocal, designs: ["D", "D"] }, "duplicate", ["designs", 1]],
    [
      "additions of a spherical lens",
      { ...spherical, additions: [200] },
      "not-applicable",
      ["additions"],
    ],
    ["designs of a toric lens", { ...toric, designs: ["D"] }, "not-applicable", ["designs"]],
  ];
  it.each(faulty)("refuses %s", (_, range, code, path) => {
    expect(checkRange(range)).toContainEqual({ code, path });
  });
});

describe("readRange", () => {
  it("refuses what is not a range, whatever it is, and never throws", () => {
    fc.assert(fc.property(fc.anything(), (value) => !readRange(value).ok));
    expect(readRange({ ...toric, colour: "blue", plano: "yes", kind: "round" })).toEqual({
      ok: false,
      problems: [
        { path: ["colour"], code: "unknown-field" },
        { path: ["kind"], code: "out-of-limits" },
        { path: ["plano"], code: "wrong-type" },
      ],
    });
    expect(readRange({ ...multifocal, additions: ["HUGE"], designs: [1] })).toMatchObject({
      ok: false,
    });
  });

  it("survives a range with any one part replaced", () => {
    const keys = Object.keys(toric) as (keyof ParameterRange)[];
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.anything(), (key, value) => {
        const reading = readRange({ ...toric, [key]: value });
        if (reading.ok) expect(checkRange(reading.range)).toEqual([]);
      }),
    );
  });
});

describe("the plain-language summary", () => {
  it("says what the range is in three languages", () => {
    expect(summariseRange(spherical, "en")).toEqual([
      "base curve 8.5 mm, diameter 14.1 mm",
      "−12.00 to −6.50 by 0.50, −6.00 to −0.50 by 0.25, +0.50 to +6.00 by 0.25, no plano",
    ]);
    expect(summariseRange(demoRanges.biofinity, "fr")[1]).toBe(
      "−12,00 à −6,50 par pas de 0,50\u00A0; −6,00 à +6,00 par pas de 0,25\u00A0; +6,50 à +8,00 par pas de 0,50\u00A0; sans plan (0,00)",
    );
    expect(summariseRange(multifocal, "de").at(-1)).toBe(
      "Addition +1,00; +1,50; +2,00; +2,50, Design D oder N",
    );
    expect(summariseRange(demoRanges["acuvue-oasys-for-astigmatism"], "en").slice(5)).toEqual([
      "Sphere −6.00 to 0.00: cylinder −2.25, axis 10°, 20°, 70° to 110° by 10°, 160°, 170°, 180°",
      "Sphere +0.25 to +6.00: cylinder −0.75, −1.25, −1.75, axis 10°, 20°, 70° to 110° by 10°, 160°, 170°, 180°",
      "Sphere +0.25 to +6.00: cylinder −2.25, axis 10°, 20°, 90°, 160°, 170°, 180°",
    ]);
    for (const range of Object.values(demoRanges)) {
      for (const language of languages)
        expect(summariseRange(range, language).join()).not.toMatch(/undefined|NaN/);
    }
  });

  it("counts the lenses", () => {
    expect(describeRange(demoRanges.biofinity).combinations).toBe(12 + 48 + 4);
    expect(describeRange(multifocal).combinations).toBe((8 + 49) * 4 * 2);
    expect(describeRange(toric).combinations).toBe((8 + 49 + 4) * 4 * 18);
  });
});
