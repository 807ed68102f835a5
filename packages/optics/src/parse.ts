/** What a person typed into one field, read strictly: a doubtful entry is refused with its reason. */
import {
  additionNames,
  type Dioptres,
  designs,
  isWithinLimits,
  type LensField,
  type LensValue,
  limits,
} from "./lens.ts";

/**
 * - `empty`: nothing but blanks.
 * - `not-a-value`: no number, and none of the words the field knows.
 * - `sign-missing`: a power other than zero needs its + or −.
 * - `too-precise`: more than two decimals, or a fraction of a degree.
 * - `out-of-limits`: beyond what can be meant (`limits`), or a sign that the field can not have.
 */
export type ParseCode = "empty" | "not-a-value" | "sign-missing" | "too-precise" | "out-of-limits";

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: ParseCode };

/** Hyphens, dashes and minus signs that stand before a number; the hyphen first, as a character class needs it. */
export const minusSigns = "-\u2212\u2010\u2011\u2012\u2013\u2014\uFE63\uFF0D\u207B";

const longestEntry = 24;
const number = new RegExp(`^([${minusSigns}+]?) ?(\\d{0,4})(?:[.,](\\d{0,6}))?$`);
const unit = / ?(?:°|mm|dpt|d)$/i;

/**
 * Reads one field in any of the languages: point or comma, any minus sign, an optional unit
 * (D, dpt, mm, °), plan or plano for a sphere of zero. Sphere and cylinder need their sign, an
 * addition may leave out its plus. The answer is in hundredths of a dioptre or millimetre, or in
 * whole degrees; an axis of 0 is answered as 180.
 */
export function parse<F extends LensField>(field: F, text: string): Parsed<LensValue<F>> {
  return read(field, text) as Parsed<LensValue<F>>;
}

function read(field: LensField, text: string): Parsed<LensValue> {
  if (text.length > longestEntry) return refuse("not-a-value");
  const entry = text.replace(/[\s\u00A0\u202F]+/g, " ").trim();
  if (entry === "") return refuse("empty");
  const word = entry.toUpperCase();
  if (field === "design") return oneOf(designs, word);
  if (field === "addition" && /^[A-Z]+$/.test(word)) return oneOf(additionNames, word);
  if (field === "sphere" && /^PLANO?$/.test(word)) return { ok: true, value: 0 };

  const [, sign, whole, fraction] = number.exec(entry.replace(unit, "")) ?? [];
  if (sign === undefined || (!whole && !fraction)) return refuse("not-a-value");
  if (/[1-9]/.test((fraction ?? "").slice(field === "axis" ? 0 : 2))) return refuse("too-precise");
  const size = Number(whole) * 100 + Number((fraction ?? "").slice(0, 2).padEnd(2, "0"));
  const value = sign === "" || sign === "+" ? size : 0 - size;
  switch (field) {
    case "sphere":
    case "cylinder":
      if (value !== 0 && sign === "") return refuse("sign-missing");
      return within(field, value);
    case "axis":
      if (sign !== "") return refuse("out-of-limits");
      return within(field, value === 0 ? limits.axis.max : value / 100);
    case "addition":
      return within(field, value);
    case "baseCurve":
    case "diameter":
      return sign === "" ? within(field, value) : refuse("out-of-limits");
  }
}

function within(field: keyof typeof limits, value: Dioptres): Parsed<number> {
  return isWithinLimits(field, value) ? { ok: true, value } : refuse("out-of-limits");
}

function oneOf<T extends string>(names: readonly T[], word: string): Parsed<T> {
  const value = names.find((name) => name === word);
  return value === undefined ? refuse("not-a-value") : { ok: true, value };
}

function refuse(code: ParseCode): { readonly ok: false; readonly code: ParseCode } {
  return { ok: false, code };
}
