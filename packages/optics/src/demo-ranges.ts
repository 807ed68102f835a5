/**
 * Parameter ranges of the twelve contact lenses of the demonstration, by product handle.
 *
 * Read from makers' sheets and supplier lists of different years; `demoSources` says which. They differ
 * by market and change: staff confirm each with the supplier before anything is sold by them.
 */
import type { Degrees } from "./lens.ts";
import type { Fit, ParameterRange, PowerBand } from "./range.ts";

/** `steps(10, 180, 10)`: 10, 20, … 180. */
const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);

const fit = (baseCurve: number, diameter: number): Fit => ({ baseCurve, diameter });

const minusByHalf: PowerBand = { from: -1200, to: -650, step: 50 };
const plusByHalf: PowerBand = { from: 650, to: 800, step: 50 };
const byQuarter: PowerBand = { from: -600, to: 600, step: 25 };

const none = { toricRules: [], additions: [], designs: [] } as const;

const everyTenth: readonly Degrees[] = steps(10, 180, 10);
/** The axes around the horizontal and the vertical, where most eyes lie. */
const commonAxes: readonly Degrees[] = [10, 20, 70, 80, 90, 100, 110, 160, 170, 180];
const fewAxes: readonly Degrees[] = [10, 20, 90, 160, 170, 180];

const cylinders = (values: readonly number[], axes: readonly Degrees[]) =>
  values.map((cylinder) => ({ cylinder, axes }));

const ranges = {
  "acuvue-oasys-1-day": {
    kind: "spherical",
    fits: [fit(850, 1430), fit(900, 1430)],
    powers: [
      minusByHalf,
      { from: -600, to: -50, step: 25 },
      { from: 50, to: 600, step: 25 },
      plusByHalf,
    ],
    plano: false,
    ...none,
  },
  "acuvue-oasys-for-astigmatism": {
    kind: "toric",
    fits: [fit(860, 1450)],
    powers: [{ from: -900, to: -650, step: 50 }, byQuarter],
    plano: true,
    ...none,
    // A cylinder of −2.75 has been added since; its axes are not known here, so it is left out.
    toricRules: [
      {
        sphereFrom: -900,
        sphereTo: -650,
        cylinders: [...cylinders([-75, -125, -175], everyTenth), ...cylinders([-225], fewAxes)],
      },
      {
        sphereFrom: -600,
        sphereTo: 0,
        cylinders: [...cylinders([-75, -125, -175], everyTenth), ...cylinders([-225], commonAxes)],
      },
      {
        sphereFrom: 25,
        sphereTo: 600,
        cylinders: [...cylinders([-75, -125, -175], commonAxes), ...cylinders([-225], fewAxes)],
      },
    ],
  },
  "acuvue-1-day-moist-multifocal": {
    kind: "multifocal",
    fits: [fit(840, 1430)],
    powers: [{ from: -900, to: 600, step: 25 }],
    plano: true,
    ...none,
    additions: ["LOW", "MID", "HIGH"],
  },
  "dailies-total1": {
    kind: "spherical",
    fits: [fit(850, 1410)],
    powers: [minusByHalf, { from: -600, to: -50, step: 25 }, { from: 50, to: 600, step: 25 }],
    plano: false,
    ...none,
  },
  "dailies-aquacomfort-plus-toric": {
    kind: "toric",
    fits: [fit(880, 1440)],
    powers: [
      { from: -800, to: -650, step: 50 },
      { from: -600, to: 400, step: 25 },
    ],
    plano: true,
    ...none,
    toricRules: [
      { sphereFrom: -800, sphereTo: 400, cylinders: cylinders([-75, -125, -175], commonAxes) },
    ],
  },
  biofinity: {
    kind: "spherical",
    fits: [fit(860, 1400)],
    powers: [minusByHalf, byQuarter, plusByHalf],
    plano: false,
    ...none,
  },
  "biofinity-toric": {
    kind: "toric",
    fits: [fit(870, 1450)],
    powers: [{ from: -1000, to: -650, step: 50 }, byQuarter, plusByHalf],
    plano: true,
    ...none,
    toricRules: [
      {
        sphereFrom: -1000,
        sphereTo: 800,
        cylinders: cylinders([-75, -125, -175, -225], everyTenth),
      },
    ],
  },
  "biofinity-multifocal": {
    kind: "multifocal",
    fits: [fit(860, 1400)],
    powers: [{ from: -1000, to: -650, step: 50 }, byQuarter],
    plano: true,
    ...none,
    additions: [100, 150, 200, 250],
    designs: ["D", "N"],
  },
  "air-optix-plus-hydraglyde": {
    kind: "spherical",
    fits: [fit(860, 1420)],
    powers: [
      { from: -1200, to: -850, step: 50 },
      { from: -800, to: 600, step: 25 },
    ],
    plano: true,
    ...none,
  },
  myday: {
    kind: "spherical",
    fits: [fit(840, 1420)],
    powers: [minusByHalf, { from: -600, to: 500, step: 25 }, { from: 550, to: 800, step: 50 }],
    plano: false,
    ...none,
  },
  proclear: {
    kind: "spherical",
    fits: [fit(820, 1420), fit(860, 1420)],
    powers: [minusByHalf, byQuarter, plusByHalf],
    plano: true,
    ...none,
  },
  ultra: {
    kind: "spherical",
    fits: [fit(850, 1420)],
    powers: [minusByHalf, byQuarter],
    plano: true,
    ...none,
  },
} as const satisfies Record<string, ParameterRange>;

/** Handles of the twelve products. */
export type DemoLensHandle = keyof typeof ranges;

export const demoRanges: Readonly<Record<DemoLensHandle, ParameterRange>> = ranges;

const sheet = "Third-party transcript of the maker’s sheet: confirm with the supplier";
const trade = "general knowledge of the trade: confirm with the supplier";
const partlyTrade = `Third-party transcript and ${trade}`;

/** What each of them was taken from, in words for staff. */
export const demoSources: Readonly<Record<DemoLensHandle, string>> = {
  "acuvue-oasys-1-day": sheet,
  "acuvue-oasys-for-astigmatism":
    "Optometric Management, 2010, and a third-party transcript: confirm with the supplier",
  "acuvue-1-day-moist-multifocal":
    "General knowledge of the trade; additions from a document on studylib.net: confirm with the supplier",
  "dailies-total1": sheet,
  "dailies-aquacomfort-plus-toric":
    "Contact Lens Spectrum, August 2015, and a third-party transcript of the maker’s sheet: confirm with the supplier",
  biofinity: sheet,
  "biofinity-toric":
    "Third-party transcripts that differ in the highest power (+6.00, +8.00 or +10.00): confirm with the supplier",
  "biofinity-multifocal": "General knowledge of the trade: confirm with the supplier",
  "air-optix-plus-hydraglyde": partlyTrade,
  myday: sheet,
  proclear: partlyTrade,
  ultra: partlyTrade,
};
