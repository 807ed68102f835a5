/** What is still orderable: the heart of a picker whose selects narrow each other. */
import type { Addition, Degrees, Design, Dioptres, LensParameters, Millimetres } from "./lens.ts";
import { hasSphere, type ParameterRange, rulesFor, spheresOf } from "./range.ts";

/** Orderable values per field, ascending as a buyer reads them; empty where the lens has no such value. */
export interface LensOptions {
  readonly sphere: readonly Dioptres[];
  /** Weakest first: −0.75, −1.25, … */
  readonly cylinder: readonly Dioptres[];
  readonly axis: readonly Degrees[];
  readonly addition: readonly Addition[];
  readonly design: readonly Design[];
  readonly baseCurve: readonly Millimetres[];
  readonly diameter: readonly Millimetres[];
}

/**
 * For each field, the values with which the other chosen values can still become an orderable lens.
 *
 * Sphere, cylinder and axis depend on each other, and so do base curve and diameter; addition and
 * design stand alone. A field is narrowed by the others of its group and not by its own value, so
 * that a picker can always change it. A chosen value that is not made leaves its partners empty.
 *
 * @param chosen any part of a lens; hundredths of a dioptre or millimetre, whole degrees.
 */
export function options(range: ParameterRange, chosen: Partial<LensParameters>): LensOptions {
  const fits = range.fits;
  return {
    ...(range.kind === "toric"
      ? toricOptions(range, chosen)
      : { sphere: spheresOf(range), cylinder: [], axis: [] }),
    addition: range.additions,
    design: range.designs,
    baseCurve: ascending(
      fits
        .filter(({ diameter }) => chosen.diameter === undefined || diameter === chosen.diameter)
        .map(({ baseCurve }) => baseCurve),
    ),
    diameter: ascending(
      fits
        .filter(({ baseCurve }) => chosen.baseCurve === undefined || baseCurve === chosen.baseCurve)
        .map(({ diameter }) => diameter),
    ),
  };
}

function toricOptions(
  range: ParameterRange,
  { sphere, cylinder, axis }: Partial<LensParameters>,
): Pick<LensOptions, "sphere" | "cylinder" | "axis"> {
  const rulesWithBoth = range.toricRules.filter((rule) =>
    rule.cylinders.some(
      (made) =>
        (cylinder === undefined || made.cylinder === cylinder) &&
        (axis === undefined || made.axes.includes(axis)),
    ),
  );
  const sphereIsMade = sphere === undefined || hasSphere(range, sphere);
  const cylindersHere = sphereIsMade
    ? rulesFor(range, sphere).flatMap((rule) => rule.cylinders)
    : [];
  return {
    sphere: spheresOf(range).filter((power) =>
      rulesWithBoth.some((rule) => power >= rule.sphereFrom && power <= rule.sphereTo),
    ),
    cylinder: ascending(
      cylindersHere
        .filter(({ axes }) => axis === undefined || axes.includes(axis))
        .map((made) => made.cylinder),
    ).reverse(),
    axis: ascending(
      cylindersHere
        .filter((made) => cylinder === undefined || made.cylinder === cylinder)
        .flatMap(({ axes }) => axes),
    ),
  };
}

function ascending(values: readonly number[]): number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}
