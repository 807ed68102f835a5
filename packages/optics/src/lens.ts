/** The words an optician uses for a contact lens, in integers so that sums and comparisons are exact. */

/** Languages the package can write in. */
export const languages = ["en", "fr", "de"] as const;
export type Language = (typeof languages)[number];

/** `right` is OD (oculus dexter), `left` is OS (oculus sinister; OG in French). */
export const eyes = ["right", "left"] as const;
export type Eye = (typeof eyes)[number];

/** Hundredths of a dioptre: −2.75 D is −275. */
export type Dioptres = number;
/** Hundredths of a millimetre: 8.6 mm is 860. */
export type Millimetres = number;
/** Whole degrees from 1 to 180; a horizontal axis is 180, never 0. */
export type Degrees = number;

/** Additions that some makers name instead of measuring, weakest first. */
export const additionNames = ["LOW", "MID", "HIGH"] as const;
export type AdditionName = (typeof additionNames)[number];
export type Addition = Dioptres | AdditionName;

/** Layout of a multifocal: D is centre-distance (dominant eye), N is centre-near. */
export const designs = ["D", "N"] as const;
export type Design = (typeof designs)[number];

/** What corrects an eye, independent of the maker. Cylinder and axis come together or not at all. */
export interface Refraction {
  readonly sphere: Dioptres;
  readonly cylinder?: Dioptres;
  readonly axis?: Degrees;
}

/** Everything that tells one contact lens of a product from another. */
export interface LensParameters extends Refraction {
  readonly addition?: Addition;
  readonly design?: Design;
  readonly baseCurve: Millimetres;
  readonly diameter: Millimetres;
}

/** A lens for one eye, as it is ordered. */
export interface EyeLens extends LensParameters {
  readonly eye: Eye;
}

/** The fields of a lens in the order in which they are written, asked for and reported. */
export const lensFields = [
  "sphere",
  "cylinder",
  "axis",
  "addition",
  "design",
  "baseCurve",
  "diameter",
] as const;
export type LensField = (typeof lensFields)[number];
export type LensValue<F extends LensField = LensField> = NonNullable<LensParameters[F]>;

interface Limits {
  readonly min: number;
  readonly max: number;
}

/**
 * What can be meant at all, whatever the product; beyond it lies a typing error. Soft lenses are
 * made well inside these limits, and base curve and diameter do not overlap, so that one is never
 * taken for the other. Hundredths of a dioptre or millimetre, and degrees.
 */
export const limits = {
  sphere: { min: -3000, max: 3000 },
  cylinder: { min: -1000, max: 1000 },
  axis: { min: 1, max: 180 },
  addition: { min: 25, max: 400 },
  baseCurve: { min: 600, max: 1100 },
  diameter: { min: 1200, max: 2000 },
} as const satisfies Partial<Record<LensField, Limits>>;

/** Whether `value` is an integer within the limits of `field`. */
export function isWithinLimits(field: keyof typeof limits, value: unknown): value is number {
  const { min, max } = limits[field];
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
}

/**
 * One spelling for one lens: a cylinder of 0 is no cylinder, an axis of 0 is 180, −0 is 0.
 * An axis without a cylinder stays, for `validate` to report.
 */
export function canonical<T extends Refraction>(lens: T): T {
  const { cylinder, axis, ...others } = lens;
  return {
    ...others,
    sphere: lens.sphere + 0,
    ...(cylinder === undefined || cylinder === 0 ? {} : { cylinder }),
    ...(axis === undefined ? {} : { axis: axis === 0 ? 180 : axis }),
  } as T;
}
