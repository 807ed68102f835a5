/** The closest lens that exists, and why the wanted one does not. A proposal, never an order. */
import type { Degrees, Dioptres, LensField, LensParameters, LensValue } from "./lens.ts";
import { options } from "./options.ts";
import { type Fit, type ParameterRange, spheresOf } from "./range.ts";
import { type Violation, type ViolationCode, validate } from "./validate.ts";

/** One value that moved, with the code `validate` gives for the wanted one, or `not-combined` when it had to follow another. */
export interface NearestChange {
  readonly field: LensField;
  readonly code: ViolationCode;
  readonly from: LensValue;
  readonly to: LensValue;
}

export interface Nearest {
  /** The orderable lens; absent when something is too far or stays unresolved. */
  readonly parameters?: LensParameters;
  /** What an optician would let pass: each value as wanted and as made. */
  readonly changes: readonly NearestChange[];
  /** What would have to change further than an optician allows. */
  readonly tooFar: readonly NearestChange[];
  /** Violations to which no single closest value answers; only a person can choose. */
  readonly unresolved: readonly Violation[];
}

/**
 * The closest orderable lens, field by field: first the sphere moves, then the cylinder among those
 * made with that sphere, then the axis among those made with both (180° and 10° are 10° apart).
 * Of two equally near powers the weaker is taken, of two axes the smaller number.
 *
 * Offered is only what an optician would hand out without asking: the sphere moved by half a step of
 * the range at most, the cylinder by 0.25 D, the axis by 5°, or 10° below 1.00 D of cylinder. Never
 * another sign, base curve, diameter or addition: those stand in `tooFar`.
 *
 * Left unresolved, because any choice would be a guess: a missing value, a value that is none
 * (`invalid`), one the lens does not have, plano between a minus and a plus lens, a named addition,
 * a design, two fits equally near.
 *
 * @param wanted hundredths of a dioptre or millimetre, whole degrees.
 */
export function nearest(range: ParameterRange, wanted: LensParameters): Nearest {
  let lens = wanted;
  const changes: NearestChange[] = [];
  const tooFar: NearestChange[] = [];
  const unresolved: Violation[] = [];
  const tried = new Set<LensField>();
  const codes = new Map(validate(range, wanted).map(({ field, code }) => [field, code]));

  for (;;) {
    // Moving one field may mend or break the next, so the lens is validated again after each.
    const violation = validate(range, lens).find(({ field }) => !tried.has(field));
    if (violation === undefined) break;
    tried.add(violation.field);
    const moved = proposal(range, lens, violation);
    if (moved === undefined) {
      unresolved.push(violation);
      continue;
    }
    for (const [field, to] of Object.entries(moved) as [LensField, LensValue][]) {
      const from = wanted[field];
      if (from === undefined || from === to) continue;
      tried.add(field);
      const change = { field, code: codes.get(field) ?? "not-combined", from, to };
      const allowed = isSlight(range, change, { wanted, made: { ...lens, ...moved } });
      (allowed ? changes : tooFar).push(change);
    }
    lens = { ...lens, ...moved };
  }
  const isOffered = unresolved.length === 0 && tooFar.length === 0;
  return { ...(isOffered ? { parameters: lens } : {}), changes, tooFar, unresolved };
}

const mostCylinder = 25;

function isSlight(
  range: ParameterRange,
  { field, from, to }: NearestChange,
  { wanted, made }: { readonly wanted: LensParameters; readonly made: LensParameters },
): boolean {
  if (typeof from !== "number" || typeof to !== "number") return false;
  const moved = Math.abs(to - from);
  switch (field) {
    case "sphere":
      return Math.sign(from) === Math.sign(to) && 2 * moved <= stepAround(range, from);
    case "cylinder":
      return Math.sign(from) === Math.sign(to) && moved <= mostCylinder;
    case "axis": {
      const cylinder = Math.max(Math.abs(wanted.cylinder ?? 0), Math.abs(made.cylinder ?? 0));
      return turn(from, to) <= (cylinder < 100 ? 10 : 5);
    }
    default:
      return false;
  }
}

/** The wider step of the powers on both sides of one that is not made, as far as they have its sign. */
function stepAround(range: ParameterRange, wanted: Dioptres): Dioptres {
  const made = spheresOf(range).filter((sphere) => Math.sign(sphere) === Math.sign(wanted));
  const neighbours = [
    made.findLast((sphere) => sphere < wanted),
    made.find((sphere) => sphere > wanted),
  ];
  const steps = range.powers
    .filter(({ from, to }) => neighbours.some((it) => it !== undefined && it >= from && it <= to))
    .map(({ step }) => step);
  return Math.max(0, ...steps);
}

/** Degrees between two axes: 180° and 10° are 10° apart. */
function turn(one: Degrees, other: Degrees): Degrees {
  const apart = Math.abs(one - other);
  return Math.min(apart, 180 - apart);
}

function proposal(
  range: ParameterRange,
  lens: LensParameters,
  { field, code, value }: Violation,
): Partial<LensParameters> | undefined {
  if (typeof value !== "number" || code === "invalid" || code === "not-applicable")
    return undefined;
  if (field === "baseCurve" || field === "diameter") return nearestFit(range.fits, lens);
  const { sphere, cylinder } = lens;
  switch (field) {
    case "sphere":
      return wrap("sphere", nearestPower(options(range, {}).sphere, value));
    case "cylinder":
      return wrap("cylinder", nearestPower(options(range, { sphere }).cylinder, value));
    case "axis":
      return cylinder === undefined
        ? undefined
        : wrap("axis", nearestAxis(options(range, { sphere, cylinder }).axis, value));
    case "addition":
      return wrap(
        "addition",
        nearestPower(
          range.additions.filter((made) => typeof made === "number"),
          value,
        ),
      );
    case "design":
      return undefined;
  }
}

function wrap<F extends LensField>(field: F, value: LensValue<F> | undefined) {
  return value === undefined ? undefined : ({ [field]: value } as Pick<LensParameters, F>);
}

/** Nearest by distance, then by strength; undefined where a tie would decide the sign. */
function nearestPower(made: readonly number[], wanted: number): number | undefined {
  const [first, second] = made.toSorted(
    (a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || Math.abs(a) - Math.abs(b),
  );
  const tie =
    first !== undefined &&
    second === -first &&
    Math.abs(second - wanted) === Math.abs(first - wanted);
  return tie ? undefined : first;
}

function nearestAxis(made: readonly number[], wanted: number): number | undefined {
  return made.toSorted((a, b) => turn(a, wanted) - turn(b, wanted) || a - b)[0];
}

function nearestFit(fits: readonly Fit[], wanted: Fit): Fit | undefined {
  const steps = (fit: Fit) => Math.abs(fit.baseCurve - wanted.baseCurve);
  const spread = (fit: Fit) => Math.abs(fit.diameter - wanted.diameter);
  const [first, second] = fits.toSorted((a, b) => steps(a) - steps(b) || spread(a) - spread(b));
  if (first === undefined) return undefined;
  const tie =
    second !== undefined && steps(first) === steps(second) && spread(first) === spread(second);
  return tie ? undefined : { baseCurve: first.baseCurve, diameter: first.diameter };
}
