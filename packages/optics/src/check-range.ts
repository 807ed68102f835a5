/** Whether a parameter range makes sense before anything is sold by it. */
import { isWithinLimits, limits } from "./lens.ts";
import { type ParameterRange, rulesFor, spheresOf, type ToricRule } from "./range.ts";

/**
 * - `wrong-type`, `unknown-field`: the JSON is not a range (reported by `readRange` only).
 * - `empty`: a list that needs an entry has none, or the powers allow no lens at all.
 * - `duplicate`: an entry that stands there twice.
 * - `out-of-limits`: beyond what can be meant (`limits`), or a fraction of a hundredth.
 * - `not-a-quarter`: powers and steps are multiples of 0.25 D.
 * - `inverted`: the end lies before the beginning.
 * - `step-too-small`: a step is 0.25 D or more.
 * - `step-does-not-divide`: the last power of the band is never reached.
 * - `overlap`: shares powers with another band, or spheres with another rule.
 * - `not-negative`: cylinders are written with a minus.
 * - `not-applicable`: this kind of lens has no such list.
 * - `plano-not-in-powers`: plano is promised, and no band contains 0.00.
 * - `sphere-without-rule`: powers that no toric rule mentions could not be ordered.
 * - `rule-without-sphere`: a toric rule for spheres that are not made.
 */
export type RangeCode =
  | "wrong-type"
  | "unknown-field"
  | "empty"
  | "duplicate"
  | "out-of-limits"
  | "not-a-quarter"
  | "inverted"
  | "step-too-small"
  | "step-does-not-divide"
  | "overlap"
  | "not-negative"
  | "not-applicable"
  | "plano-not-in-powers"
  | "sphere-without-rule"
  | "rule-without-sphere";

/** `path` leads to the place, as in `["powers", 1, "step"]`. */
export interface RangeProblem {
  readonly path: readonly (string | number)[];
  readonly code: RangeCode;
}

type Report = (code: RangeCode, ...path: (string | number)[]) => void;

/** Every fault of a range, in the order of its fields; an empty answer means it can be sold by. */
export function checkRange(range: ParameterRange): RangeProblem[] {
  const problems: RangeProblem[] = [];
  const report: Report = (code, ...path) => problems.push({ path, code });
  checkFits(range, report);
  checkPowers(range, report);
  checkToricRules(range, report);
  // The spheres are only worth comparing once bands and rules are sound in themselves.
  if (range.kind === "toric" && problems.length === 0) checkCover(range, report);
  checkMultifocal(range, report);
  return problems;
}

function checkFits({ fits }: ParameterRange, report: Report): void {
  if (fits.length === 0) report("empty", "fits");
  fits.forEach(({ baseCurve, diameter }, index) => {
    if (!isWithinLimits("baseCurve", baseCurve))
      report("out-of-limits", "fits", index, "baseCurve");
    if (!isWithinLimits("diameter", diameter)) report("out-of-limits", "fits", index, "diameter");
  });
  for (const index of repeated(fits.map((fit) => `${fit.baseCurve}/${fit.diameter}`))) {
    report("duplicate", "fits", index);
  }
}

function checkPowers(range: ParameterRange, report: Report): void {
  const { powers, plano } = range;
  const before = powers.map(({ from, to, step }, index) => {
    const faults: [RangeCode, string][] = [];
    if (!isWithinLimits("sphere", from)) faults.push(["out-of-limits", "from"]);
    else if (from % 25 !== 0) faults.push(["not-a-quarter", "from"]);
    if (!isWithinLimits("sphere", to)) faults.push(["out-of-limits", "to"]);
    else if (to % 25 !== 0) faults.push(["not-a-quarter", "to"]);
    if (from > to) faults.push(["inverted", "to"]);
    if (!Number.isInteger(step) || step > limits.sphere.max) faults.push(["out-of-limits", "step"]);
    else if (step < 25) faults.push(["step-too-small", "step"]);
    else if (step % 25 !== 0) faults.push(["not-a-quarter", "step"]);
    else if (faults.length === 0 && (to - from) % step !== 0) {
      faults.push(["step-does-not-divide", "step"]);
    }
    for (const [code, field] of faults) report(code, "powers", index, field);
    return faults.length;
  });
  for (const index of overlapping(powers)) report("overlap", "powers", index);
  if (before.some((faults) => faults > 0)) return;
  const spheres = spheresOf({ powers, plano });
  if (spheres.length === 0) report("empty", "powers");
  else if (plano && !spheres.includes(0)) report("plano-not-in-powers", "plano");
}

function checkToricRules({ kind, toricRules }: ParameterRange, report: Report): void {
  if (kind !== "toric") {
    if (toricRules.length > 0) report("not-applicable", "toricRules");
    return;
  }
  if (toricRules.length === 0) report("empty", "toricRules");
  toricRules.forEach((rule, index) => {
    const at = ["toricRules", index] as const;
    if (!isWithinLimits("sphere", rule.sphereFrom)) report("out-of-limits", ...at, "sphereFrom");
    if (!isWithinLimits("sphere", rule.sphereTo)) report("out-of-limits", ...at, "sphereTo");
    if (rule.sphereFrom > rule.sphereTo) report("inverted", ...at, "sphereTo");
    checkCylinders(rule, (code, ...path) => report(code, ...at, "cylinders", ...path));
  });
  const bands = toricRules.map(({ sphereFrom, sphereTo }) => ({ from: sphereFrom, to: sphereTo }));
  for (const index of overlapping(bands)) report("overlap", "toricRules", index);
}

function checkCylinders({ cylinders }: ToricRule, report: Report): void {
  if (cylinders.length === 0) report("empty");
  cylinders.forEach(({ cylinder, axes }, index) => {
    if (!isWithinLimits("cylinder", cylinder)) report("out-of-limits", index, "cylinder");
    else if (cylinder >= 0) report("not-negative", index, "cylinder");
    else if (cylinder % 25 !== 0) report("not-a-quarter", index, "cylinder");
    if (axes.length === 0) report("empty", index, "axes");
    axes.forEach((axis, place) => {
      if (!isWithinLimits("axis", axis)) report("out-of-limits", index, "axes", place);
    });
    for (const place of repeated(axes)) report("duplicate", index, "axes", place);
  });
  for (const index of repeated(cylinders.map(({ cylinder }) => cylinder))) {
    report("duplicate", index, "cylinder");
  }
}

function checkCover(range: ParameterRange, report: Report): void {
  const spheres = spheresOf(range);
  if (spheres.some((sphere) => rulesFor(range, sphere).length === 0)) {
    report("sphere-without-rule", "toricRules");
  }
  range.toricRules.forEach(({ sphereFrom, sphereTo }, index) => {
    if (!spheres.some((sphere) => sphere >= sphereFrom && sphere <= sphereTo)) {
      report("rule-without-sphere", "toricRules", index);
    }
  });
}

function checkMultifocal({ kind, additions, designs }: ParameterRange, report: Report): void {
  if (kind !== "multifocal") {
    if (additions.length > 0) report("not-applicable", "additions");
    if (designs.length > 0) report("not-applicable", "designs");
    return;
  }
  if (additions.length === 0) report("empty", "additions");
  additions.forEach((addition, index) => {
    if (typeof addition === "string") return;
    if (!isWithinLimits("addition", addition)) report("out-of-limits", "additions", index);
    else if (addition % 25 !== 0) report("not-a-quarter", "additions", index);
  });
  for (const index of repeated(additions)) report("duplicate", "additions", index);
  for (const index of repeated(designs)) report("duplicate", "designs", index);
}

/** Places of the entries that an earlier entry equals. */
function repeated(entries: readonly unknown[]): number[] {
  return entries.flatMap((entry, index) => (entries.indexOf(entry) < index ? [index] : []));
}

/** Places of the bands that an earlier band shares a power with. */
function overlapping(bands: readonly { readonly from: number; readonly to: number }[]): number[] {
  return bands.flatMap((band, index) => {
    const earlier = bands.slice(0, index);
    return earlier.some(({ from, to }) => band.from <= to && from <= band.to) ? [index] : [];
  });
}
