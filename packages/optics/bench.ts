/**
 * How long the picker's questions take on the twelve ranges: `node packages/optics/bench.ts` after
 * `npx tsc -b packages`. Medians in microseconds; the picker needs less than 50.
 */
import { demoRanges } from "./dist/demo-ranges.js";
import { type LensParameters, options, parsePrescription, validate } from "./dist/index.js";

const rounds = 2001;
const asksPerRound = 50;

/** Median of many short series, so that one interruption does not count. */
function median(ask: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const began = performance.now();
    for (let count = 0; count < asksPerRound; count += 1) ask();
    return ((performance.now() - began) * 1000) / asksPerRound;
  });
  return times.toSorted((a, b) => a - b)[(rounds - 1) / 2] ?? Number.NaN;
}

const rows = Object.entries(demoRanges).map(([product, range]) => {
  const chosen: Record<string, unknown> = {};
  for (const field of [
    "baseCurve",
    "diameter",
    "sphere",
    "cylinder",
    "axis",
    "addition",
    "design",
  ] as const) {
    const offered = options(range, chosen as Partial<LensParameters>)[field];
    if (offered.length > 0) chosen[field] = offered[Math.floor(offered.length / 3)];
  }
  const lens = chosen as unknown as LensParameters;
  return {
    product,
    validate: median(() => validate(range, lens)),
    "validate (refused)": median(() => validate(range, { ...lens, sphere: 13 })),
    options: median(() => options(range, lens)),
    "options (nothing chosen)": median(() => options(range, {})),
  };
});
// biome-ignore lint/suspicious/noConsole: a table on the terminal is what this script is for.
console.table(rows);

const text =
  "OD -2,25 (-0,75 x 180) add 2,00\nOG -1,50 (-0,50 x 10) add 2,00\nRayon 8,6 Diamètre 14,2";
// biome-ignore lint/suspicious/noConsole: as above.
console.log(`parsePrescription: ${median(() => parsePrescription(text)).toFixed(1)} µs`);
