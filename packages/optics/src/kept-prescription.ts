/** A prescription as it is kept for a person: what was measured, when, and for how long it holds. */
import {
  additionNames,
  canonical,
  designs,
  eyes,
  isWithinLimits,
  type LensParameters,
  lensFields,
  type Millimetres,
} from "./lens.ts";

export const prescriptionKinds = ["contact", "glasses"] as const;
export type PrescriptionKind = (typeof prescriptionKinds)[number];

/** What is written down of one eye. Glasses have neither base curve nor diameter nor design. */
export type PrescribedValues = Partial<LensParameters>;

export interface KeptPrescription {
  readonly kind: PrescriptionKind;
  /** Handle of the contact lens it was written for. */
  readonly product?: string;
  /** Days, as YYYY-MM-DD. */
  readonly issued: string;
  readonly expires?: string;
  /** Who measured. */
  readonly by?: string;
  readonly right?: PrescribedValues;
  readonly left?: PrescribedValues;
  /** Distance of each pupil from the middle of the nose. */
  readonly pd?: { readonly right: Millimetres; readonly left: Millimetres };
}

/** Hundredths of a millimetre, from the narrowest child to the widest adult. */
export const pdLimits = { min: 1800, max: 4200 } as const;

const day = /^\d{4}-\d{2}-\d{2}$/;
const handle = /^[a-z0-9][a-z0-9_-]{0,99}$/;
/** Letters of the name of who measured. */
export const longestMeasurer = 100;

/** Whether it is a day of the calendar, as YYYY-MM-DD. */
export function isDay(text: unknown): text is string {
  if (typeof text !== "string" || !day.test(text)) return false;
  const time = Date.parse(text);
  // 31 February is read as a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Whether it does not hold any more on a day (YYYY-MM-DD). */
export const hasExpired = ({ expires }: KeptPrescription, today: string): boolean =>
  expires !== undefined && expires < today;

/** Whether both eyes, or the one that is written down, have values a lens can be chosen by. */
export const isOrderable = (kept: KeptPrescription): boolean =>
  kept.kind === "contact" &&
  kept.product !== undefined &&
  eyes.some((eye) => kept[eye]?.sphere !== undefined);

function isValue(field: string, value: unknown): boolean {
  if (field === "design") return designs.some((one) => one === value);
  if (field === "addition" && typeof value === "string") {
    return additionNames.some((one) => one === value);
  }
  return lensFields.some((one) => one === field) && isWithinLimits(field as "sphere", value);
}

/** The values of one eye; undefined where one of them can not be meant. Cylinder and axis come together. */
function valuesOf(value: unknown, kind: PrescriptionKind): PrescribedValues | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const foreign = kind === "glasses" ? ["baseCurve", "diameter", "design"] : [];
  const isFaulty = Object.entries(value).some(
    ([field, one]) => foreign.includes(field) || !isValue(field, one),
  );
  if (isFaulty || !("sphere" in value)) return undefined;
  const values = canonical(value as LensParameters);
  return (values.cylinder === undefined) === (values.axis === undefined) ? values : undefined;
}

export const isPd = (value: unknown): value is Millimetres =>
  Number.isInteger(value) && (value as number) >= pdLimits.min && (value as number) <= pdLimits.max;

/** What was sent or stored, read strictly; undefined where anything in it can not be meant. */
export function readKeptPrescription(value: unknown): KeptPrescription | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { kind, product, issued, expires, by, right, left, pd, ...rest } = value as Record<
    string,
    unknown
  >;
  const known = prescriptionKinds.find((one) => one === kind);
  if (!known || !isDay(issued) || Object.keys(rest).length > 0) return undefined;
  if (expires !== undefined && !(isDay(expires) && expires >= issued)) return undefined;
  if (product !== undefined && !(typeof product === "string" && handle.test(product))) {
    return undefined;
  }
  if (by !== undefined && !(typeof by === "string" && by.length <= longestMeasurer))
    return undefined;
  const read = {
    right: right ? valuesOf(right, known) : undefined,
    left: left ? valuesOf(left, known) : undefined,
  };
  if ((right && !read.right) || (left && !read.left) || !(right || left)) return undefined;
  const pupils = pd as KeptPrescription["pd"];
  if (pupils !== undefined && !(isPd(pupils?.right) && isPd(pupils?.left))) return undefined;
  return {
    ...{ kind: known, issued },
    ...(product !== undefined && { product }),
    ...(expires !== undefined && { expires }),
    ...(by !== undefined && by !== "" && { by }),
    ...(read.right && { right: read.right }),
    ...(read.left && { left: read.left }),
    ...(pupils && { pd: { right: pupils.right, left: pupils.left } }),
  };
}
