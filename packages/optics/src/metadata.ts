/**
 * The border between the integers in here and the JSON of the shop's interface, where a lens is
 * `{ eye, sphere, cylinder, axis, addition, design, baseCurve, diameter }` with decimal dioptres
 * and millimetres (−2.75, 8.6), whole degrees, and no key for a value the lens does not have.
 */
import {
  additionNames,
  canonical,
  designs,
  type EyeLens,
  eyes,
  isWithinLimits,
  type LensField,
  lensFields,
} from "./lens.ts";

/**
 * - `wrong-type`: not an object, or a value of another type (a number in quotes, null).
 * - `unknown-field`: a key that a lens does not have.
 * - `required`: eye, sphere, base curve and diameter are always there.
 * - `too-precise`: more than two decimals, or a fraction of a degree.
 * - `out-of-limits`: beyond what can be meant, or a word that is none of the known ones.
 */
export type MetadataCode =
  | "wrong-type"
  | "unknown-field"
  | "required"
  | "too-precise"
  | "out-of-limits";

/** `field` is the key as sent, or undefined when the value as a whole is at fault. */
export interface MetadataProblem {
  readonly field: string | undefined;
  readonly code: MetadataCode;
}

export type MetadataReading =
  | { readonly ok: true; readonly lens: EyeLens }
  | { readonly ok: false; readonly problems: readonly MetadataProblem[] };

/** A lens as JSON: decimal dioptres and millimetres, whole degrees. */
export type LensMetadata = { readonly [F in keyof EyeLens]: EyeLens[F] };

const alwaysThere = ["eye", "sphere", "baseCurve", "diameter"] as const;

/**
 * Reads `metadata.lens` strictly and reports every problem. The lens comes back canonical (cylinder
 * 0 left out, axis 0 as 180); `validate` checks whether it can be ordered.
 */
export function lensFromMetadata(value: unknown): MetadataReading {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return { ok: false, problems: [{ field: undefined, code: "wrong-type" }] };
  }
  const problems: MetadataProblem[] = [];
  const lens: Record<string, unknown> = {};
  for (const [field, entry] of Object.entries(value)) {
    const reading = readEntry(field, entry);
    if (typeof reading === "object") lens[field] = reading.value;
    else problems.push({ field, code: reading });
  }
  for (const field of alwaysThere) {
    if (!Object.hasOwn(value, field)) problems.push({ field, code: "required" });
  }
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, lens: canonical(lens as unknown as EyeLens) };
}

/** The lens as JSON; the counterpart of `lensFromMetadata`. */
export function lensToMetadata(lens: EyeLens): LensMetadata {
  const { eye, ...parameters } = canonical(lens);
  const entries = lensFields.flatMap((field) => {
    const value = parameters[field];
    if (value === undefined) return [];
    return [[field, typeof value === "number" && field !== "axis" ? value / 100 : value]];
  });
  return { eye, ...Object.fromEntries(entries) };
}

/**
 * A string that is equal exactly when variant, eye and every parameter are. For comparing lines and
 * for unique keys; it holds health data, so it has no place in an address or a log.
 */
export function lineIdentity(variantId: string, lens: EyeLens): string {
  const { eye, ...parameters } = canonical(lens);
  return JSON.stringify([variantId, eye, ...lensFields.map((field) => parameters[field] ?? null)]);
}

function readEntry(field: string, entry: unknown): { readonly value: unknown } | MetadataCode {
  if (field === "eye") return readWord(eyes, entry);
  if (field === "design") return readWord(designs, entry);
  if (field === "addition" && typeof entry === "string") return readWord(additionNames, entry);
  if (!isNumericField(field)) return "unknown-field";
  if (typeof entry !== "number") return "wrong-type";
  if (field === "axis" && entry === 0) return { value: 180 };
  const value = field === "axis" ? entry : Math.round(entry * 100);
  const exact = field === "axis" ? Number.isInteger(entry) : value / 100 === entry;
  if (!exact && Number.isFinite(entry)) return "too-precise";
  return isWithinLimits(field, value) ? { value: value + 0 } : "out-of-limits";
}

function readWord(
  words: readonly string[],
  entry: unknown,
): { readonly value: string } | MetadataCode {
  if (typeof entry !== "string") return "wrong-type";
  return words.includes(entry) ? { value: entry } : "out-of-limits";
}

function isNumericField(field: string): field is Exclude<LensField, "design"> {
  return field !== "design" && (lensFields as readonly string[]).includes(field);
}
