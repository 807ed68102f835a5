/** A parameter range put in order, for a summary or a table. */
import type { Addition, Degrees, Design, Dioptres } from "./lens.ts";
import {
  type Fit,
  type LensKind,
  type ParameterRange,
  type PowerBand,
  spheresOf,
} from "./range.ts";

/** Consecutive axes at one distance; a single axis has `from` = `to`. */
export interface AxisRun {
  readonly from: Degrees;
  readonly to: Degrees;
  readonly step: Degrees;
}

/** Cylinders that share their axes, within one band of spheres. */
export interface ToricDescription {
  readonly sphereFrom: Dioptres;
  readonly sphereTo: Dioptres;
  /** Weakest first. */
  readonly cylinders: readonly Dioptres[];
  readonly axes: readonly AxisRun[];
}

/** The content of a summary, before it is formatted. Bands and rules from minus to plus. */
export interface RangeDescription {
  readonly kind: LensKind;
  readonly fits: readonly Fit[];
  readonly powers: readonly PowerBand[];
  readonly plano: boolean;
  readonly toric: readonly ToricDescription[];
  readonly additions: readonly Addition[];
  readonly designs: readonly Design[];
  /** How many different lenses the range allows for one eye. */
  readonly combinations: number;
}

/** The facts of a range in order and without repetition. Hundredths of a dioptre or millimetre, whole degrees. */
export function describeRange(range: ParameterRange): RangeDescription {
  const { kind, plano, fits, additions, designs } = range;
  return {
    kind,
    fits: fits.toSorted((a, b) => a.baseCurve - b.baseCurve || a.diameter - b.diameter),
    powers: range.powers.toSorted((a, b) => a.from - b.from),
    plano,
    toric: range.toricRules.toSorted((a, b) => a.sphereFrom - b.sphereFrom).flatMap(describeRule),
    additions,
    designs,
    combinations:
      fits.length *
      refractions(range) *
      Math.max(1, additions.length) *
      Math.max(1, designs.length),
  };
}

function refractions(range: ParameterRange): number {
  const spheres = spheresOf(range);
  if (range.kind !== "toric") return spheres.length;
  return range.toricRules.reduce((sum, { sphereFrom, sphereTo, cylinders }) => {
    const within = spheres.filter((sphere) => sphere >= sphereFrom && sphere <= sphereTo);
    return sum + within.length * cylinders.reduce((count, { axes }) => count + axes.length, 0);
  }, 0);
}

function describeRule(rule: ParameterRange["toricRules"][number]): ToricDescription[] {
  const groups = new Map<string, { cylinders: Dioptres[]; axes: Degrees[] }>();
  for (const { cylinder, axes } of rule.cylinders.toSorted((a, b) => b.cylinder - a.cylinder)) {
    const sorted = axes.toSorted((a, b) => a - b);
    const group = groups.get(sorted.join());
    if (group === undefined) groups.set(sorted.join(), { cylinders: [cylinder], axes: sorted });
    else group.cylinders.push(cylinder);
  }
  const { sphereFrom, sphereTo } = rule;
  return [...groups.values()].map(({ cylinders, axes }) => ({
    sphereFrom,
    sphereTo,
    cylinders,
    axes: runs(axes),
  }));
}

/** Joins axes at one distance; fewer than four in a row read better one by one. */
function runs(axes: readonly Degrees[]): AxisRun[] {
  const found: AxisRun[] = [];
  let start = 0;
  while (start < axes.length) {
    const from = axes[start] as Degrees;
    const step = (axes[start + 1] ?? from) - from;
    let end = start;
    while (end + 1 < axes.length && (axes[end + 1] as Degrees) - (axes[end] as Degrees) === step) {
      end += 1;
    }
    if (end - start < 3) end = start;
    found.push({ from, to: axes[end] as Degrees, step: end === start ? 0 : step });
    start = end + 1;
  }
  return found;
}
