/**
 * What each of the twelve lenses is made in, written down from the makers' sheets once more: an
 * oracle beside the shop's own ranges, so that an error in those is found. Decimal dioptres and
 * millimetres, whole degrees; texts as an English page writes them.
 */

/** From, to, step. */
type Band = readonly [number, number, number];

/** A lens for one eye, and another for the other. */
type Pair = Readonly<Record<"right" | "left", Readonly<Record<string, number | string>>>>;

export interface LensSheet {
  readonly handle: string;
  readonly spheres: readonly Band[];
  /** Powers inside the bands that are not made. */
  readonly without?: readonly number[];
  readonly cylinders?: readonly number[];
  readonly axes?: readonly number[];
  readonly additions?: readonly (number | string)[];
  readonly designs?: readonly string[];
  readonly baseCurves: readonly number[];
  readonly diameter: number;
  readonly pair: Pair;
  /** Axes that are left once sphere and cylinder of the right lens are chosen. */
  readonly axesOfRight?: readonly number[];
  /** A value of the right lens that is wrong, why, and what the page names instead. */
  readonly wrong: {
    readonly field: string;
    readonly value: number | string;
    readonly code: string;
    readonly instead: readonly (number | string)[];
  };
}

const to = (from: number, last: number, step: number) =>
  Array.from({ length: Math.round((last - from) / step) + 1 }, (_, index) => from + index * step);

/** Quarters to six dioptres, halves beyond. */
const strong: Band = [-12, -6.5, 0.5];
const middle: Band = [-6, 6, 0.25];
const plus: Band = [6.5, 8, 0.5];
const all18 = to(10, 180, 10);
const most10 = [10, 20, 70, 80, 90, 100, 110, 160, 170, 180];

export const lensSheets: readonly LensSheet[] = [
  {
    handle: "acuvue-oasys-1-day",
    spheres: [strong, middle, plus],
    without: [-0.25, 0, 0.25],
    baseCurves: [8.5, 9],
    diameter: 14.3,
    pair: {
      right: { sphere: -2.75, baseCurve: 8.5, diameter: 14.3 },
      left: { sphere: 0.5, baseCurve: 9, diameter: 14.3 },
    },
    wrong: { field: "sphere", value: 0.25, code: "off-step", instead: [-0.5, 0.5] },
  },
  {
    handle: "acuvue-oasys-for-astigmatism",
    spheres: [[-9, -6.5, 0.5], middle],
    cylinders: [-0.75, -1.25, -1.75, -2.25],
    axes: all18,
    baseCurves: [8.6],
    diameter: 14.5,
    pair: {
      right: { sphere: -3, cylinder: -2.25, axis: 90, baseCurve: 8.6, diameter: 14.5 },
      left: { sphere: -7.5, cylinder: -1.75, axis: 40, baseCurve: 8.6, diameter: 14.5 },
    },
    axesOfRight: most10,
    wrong: { field: "axis", value: 30, code: "not-combined", instead: most10 },
  },
  {
    handle: "acuvue-1-day-moist-multifocal",
    spheres: [[-9, 6, 0.25]],
    additions: ["LOW", "MID", "HIGH"],
    baseCurves: [8.4],
    diameter: 14.3,
    pair: {
      right: { sphere: -8.75, addition: "MID", baseCurve: 8.4, diameter: 14.3 },
      left: { sphere: 0, addition: "HIGH", baseCurve: 8.4, diameter: 14.3 },
    },
    wrong: { field: "addition", value: 2, code: "not-made", instead: ["LOW", "MID", "HIGH"] },
  },
  {
    handle: "dailies-total1",
    spheres: [strong, middle],
    without: [-0.25, 0, 0.25],
    baseCurves: [8.5],
    diameter: 14.1,
    pair: {
      right: { sphere: -12, baseCurve: 8.5, diameter: 14.1 },
      left: { sphere: 6, baseCurve: 8.5, diameter: 14.1 },
    },
    wrong: { field: "sphere", value: 0, code: "no-plano", instead: [] },
  },
  {
    handle: "dailies-aquacomfort-plus-toric",
    spheres: [
      [-8, -6.5, 0.5],
      [-6, 4, 0.25],
    ],
    cylinders: [-0.75, -1.25, -1.75],
    axes: most10,
    baseCurves: [8.8],
    diameter: 14.4,
    pair: {
      right: { sphere: 0, cylinder: -0.75, axis: 180, baseCurve: 8.8, diameter: 14.4 },
      left: { sphere: 4, cylinder: -1.75, axis: 70, baseCurve: 8.8, diameter: 14.4 },
    },
    axesOfRight: most10,
    wrong: { field: "axis", value: 30, code: "not-made", instead: most10 },
  },
  {
    handle: "biofinity",
    spheres: [strong, middle, plus],
    without: [0],
    baseCurves: [8.6],
    diameter: 14,
    pair: {
      right: { sphere: 8, baseCurve: 8.6, diameter: 14 },
      left: { sphere: 0.25, baseCurve: 8.6, diameter: 14 },
    },
    wrong: { field: "sphere", value: 8.5, code: "out-of-range", instead: [8] },
  },
  {
    handle: "biofinity-toric",
    spheres: [[-10, -6.5, 0.5], middle, plus],
    cylinders: [-0.75, -1.25, -1.75, -2.25],
    axes: all18,
    baseCurves: [8.7],
    diameter: 14.5,
    pair: {
      right: { sphere: -10, cylinder: -1.25, axis: 40, baseCurve: 8.7, diameter: 14.5 },
      left: { sphere: 7.5, cylinder: -2.25, axis: 140, baseCurve: 8.7, diameter: 14.5 },
    },
    axesOfRight: all18,
    wrong: { field: "axis", value: 45, code: "not-made", instead: all18 },
  },
  {
    handle: "biofinity-multifocal",
    spheres: [[-10, -6.5, 0.5], middle],
    additions: [1, 1.5, 2, 2.5],
    designs: ["D", "N"],
    baseCurves: [8.6],
    diameter: 14,
    pair: {
      right: { sphere: -1, addition: 1.5, design: "D", baseCurve: 8.6, diameter: 14 },
      left: { sphere: -9.5, addition: 2.5, design: "N", baseCurve: 8.6, diameter: 14 },
    },
    wrong: { field: "addition", value: 2.25, code: "not-made", instead: [1, 1.5, 2, 2.5] },
  },
  {
    handle: "air-optix-plus-hydraglyde",
    spheres: [
      [-12, -8.5, 0.5],
      [-8, 6, 0.25],
    ],
    baseCurves: [8.6],
    diameter: 14.2,
    pair: {
      right: { sphere: -8.5, baseCurve: 8.6, diameter: 14.2 },
      left: { sphere: -7.75, baseCurve: 8.6, diameter: 14.2 },
    },
    wrong: { field: "sphere", value: -8.25, code: "off-step", instead: [-8.5, -8] },
  },
  {
    handle: "myday",
    spheres: [strong, [-6, 5, 0.25], [5.5, 8, 0.5]],
    without: [0],
    baseCurves: [8.4],
    diameter: 14.2,
    pair: {
      right: { sphere: 5.5, baseCurve: 8.4, diameter: 14.2 },
      left: { sphere: -5.75, baseCurve: 8.4, diameter: 14.2 },
    },
    wrong: { field: "sphere", value: 5.25, code: "off-step", instead: [5, 5.5] },
  },
  {
    handle: "proclear",
    spheres: [strong, middle, plus],
    baseCurves: [8.2, 8.6],
    diameter: 14.2,
    pair: {
      right: { sphere: 0, baseCurve: 8.2, diameter: 14.2 },
      left: { sphere: 6.5, baseCurve: 8.6, diameter: 14.2 },
    },
    wrong: { field: "baseCurve", value: 8.4, code: "not-made", instead: [8.2, 8.6] },
  },
  {
    handle: "ultra",
    spheres: [strong, middle],
    baseCurves: [8.5],
    diameter: 14.2,
    pair: {
      right: { sphere: -6, baseCurve: 8.5, diameter: 14.2 },
      left: { sphere: -6.5, baseCurve: 8.5, diameter: 14.2 },
    },
    wrong: { field: "sphere", value: 6.25, code: "out-of-range", instead: [6] },
  },
];

/** Everything that may stand in each field of a product, in the order of the form. */
export function offeredBy(sheet: LensSheet): Record<string, readonly (number | string)[]> {
  const { spheres, without = [], cylinders, axes, additions, designs, baseCurves } = sheet;
  return {
    sphere: spheres.flatMap((band) => to(...band)).filter((power) => !without.includes(power)),
    ...(cylinders && { cylinder: cylinders }),
    ...(axes && { axis: axes }),
    ...(additions && { addition: additions }),
    ...(designs && { design: designs }),
    baseCurve: baseCurves,
    diameter: [sheet.diameter],
  };
}
