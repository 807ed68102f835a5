/** How long boxes last, and what about a pair of lenses deserves a second look. */
import type { Dioptres, Eye, Refraction } from "./lens.ts";

/** Days one lens is worn before it is thrown away. A month of wear counts 30 days. */
export const wearDays = { daily: 1, "two-weekly": 14, monthly: 30 } as const;
export type Wear = keyof typeof wearDays;

/** Boxes for one eye; `boxes` 0 or more, `lensesPerBox` 1 or more, both whole. */
export interface EyeSupply {
  readonly boxes: number;
  readonly lensesPerBox: number;
}

/**
 * - `over-a-year`: an eye gets more than 366 days of lenses.
 * - `uneven`: both eyes get lenses, and one runs out before the other.
 */
export type SupplyWarning =
  | { readonly code: "over-a-year"; readonly eye: Eye; readonly days: number }
  | { readonly code: "uneven"; readonly eye: Eye; readonly days: number };

export interface Supply {
  /** Days of wear per eye. */
  readonly right: number;
  readonly left: number;
  /** Days until the first of the supplied eyes runs out. */
  readonly days: number;
  /** Days by which one supplied eye outlasts the other; 0 when only one is supplied. */
  readonly imbalance: number;
  readonly warnings: readonly SupplyWarning[];
}

const daysOfTheLongestYear = 366;

/**
 * Days of wear for boxes of one product. An eye without boxes is left out of the comparison.
 * @throws RangeError when a count is not a whole number or too small.
 */
export function supply(wear: Wear, boxes: Partial<Record<Eye, EyeSupply>>): Supply {
  const right = daysOf(wear, boxes.right);
  const left = daysOf(wear, boxes.left);
  const both = right > 0 && left > 0;
  const imbalance = both ? Math.abs(right - left) : 0;
  const warnings: SupplyWarning[] = [];
  if (right > daysOfTheLongestYear)
    warnings.push({ code: "over-a-year", eye: "right", days: right });
  if (left > daysOfTheLongestYear) warnings.push({ code: "over-a-year", eye: "left", days: left });
  if (imbalance > 0) {
    warnings.push({ code: "uneven", eye: right < left ? "right" : "left", days: imbalance });
  }
  return {
    right,
    left,
    days: both ? Math.min(right, left) : Math.max(right, left),
    imbalance,
    warnings,
  };
}

/**
 * Days of wear of boxes for one eye; 0 without any.
 * @throws RangeError when a count is not a whole number or too small
 */
export function daysOf(wear: Wear, eye: EyeSupply | undefined): number {
  if (eye === undefined) return 0;
  const { boxes, lensesPerBox } = eye;
  if (!Number.isSafeInteger(boxes) || boxes < 0) throw new RangeError("boxes must be 0 or more");
  if (!Number.isSafeInteger(lensesPerBox) || lensesPerBox < 1) {
    throw new RangeError("lensesPerBox must be 1 or more");
  }
  return boxes * lensesPerBox * wearDays[wear];
}

/**
 * - `opposite-signs`: one eye is short-sighted, the other long-sighted.
 * - `far-apart`: the spheres differ by more than 2.00 D; `difference` in hundredths of a dioptre.
 */
export type PairWarning =
  | { readonly code: "opposite-signs" }
  | { readonly code: "far-apart"; readonly difference: Dioptres };

const farApartFrom = 200;

/** What is rare enough in a pair to be a slip. It informs and never blocks: such eyes exist. */
export function warnings(right: Refraction, left: Refraction): PairWarning[] {
  const found: PairWarning[] = [];
  if (right.sphere * left.sphere < 0) found.push({ code: "opposite-signs" });
  const difference = Math.abs(right.sphere - left.sphere);
  if (difference > farApartFrom) found.push({ code: "far-apart", difference });
  return found;
}
