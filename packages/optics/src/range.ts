/** What a maker produces of one product: never a single step, because the steps change with the power. */
import type { Addition, Degrees, Design, Dioptres, Millimetres } from "./lens.ts";

export const lensKinds = ["spherical", "toric", "multifocal"] as const;
export type LensKind = (typeof lensKinds)[number];

/** Base curve and diameter that exist together. */
export interface Fit {
  readonly baseCurve: Millimetres;
  readonly diameter: Millimetres;
}

/** Powers `from`, `from + step`, … `to`; `from` is the more negative end. */
export interface PowerBand {
  readonly from: Dioptres;
  readonly to: Dioptres;
  readonly step: Dioptres;
}

/** The axes in which one cylinder is made. Cylinders are negative. */
export interface CylinderAxes {
  readonly cylinder: Dioptres;
  readonly axes: readonly Degrees[];
}

/** Cylinders and axes for the spheres from `sphereFrom` to `sphereTo`, both included. */
export interface ToricRule {
  readonly sphereFrom: Dioptres;
  readonly sphereTo: Dioptres;
  readonly cylinders: readonly CylinderAxes[];
}

/**
 * The parameter range of a product. Lists that do not apply to the kind are empty. Functions of
 * this package expect a range that `checkRange` finds no fault with.
 */
export interface ParameterRange {
  readonly kind: LensKind;
  readonly fits: readonly Fit[];
  /** In any order; they do not overlap. */
  readonly powers: readonly PowerBand[];
  /** Whether a sphere of 0.00 is made. When false, a band that runs across zero leaves it out. */
  readonly plano: boolean;
  /** Toric lenses only. */
  readonly toricRules: readonly ToricRule[];
  /** Multifocal lenses only. */
  readonly additions: readonly Addition[];
  /** Multifocal lenses only; empty where the product has one design for all. */
  readonly designs: readonly Design[];
}

/** Every sphere the powers allow, ascending, in hundredths of a dioptre. */
export function spheresOf({ powers, plano }: Pick<ParameterRange, "powers" | "plano">): Dioptres[] {
  const spheres: Dioptres[] = [];
  for (const { from, to, step } of powers) {
    for (let power = from; power <= to; power += step) {
      if (power !== 0 || plano) spheres.push(power);
    }
  }
  return spheres.sort((a, b) => a - b);
}

/** Whether a lens of this sphere is made, other values aside. */
export function hasSphere({ powers, plano }: ParameterRange, sphere: Dioptres): boolean {
  if (sphere === 0 && !plano) return false;
  return powers.some(
    ({ from, to, step }) => sphere >= from && sphere <= to && (sphere - from) % step === 0,
  );
}

/** The toric rules that hold for a sphere; all of them where no sphere is given. */
export function rulesFor(
  range: ParameterRange,
  sphere: Dioptres | undefined,
): readonly ToricRule[] {
  if (sphere === undefined) return range.toricRules;
  return range.toricRules.filter((rule) => sphere >= rule.sphereFrom && sphere <= rule.sphereTo);
}
