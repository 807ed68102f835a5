/** Values as opticians write them. The counterpart of `parse`: what is written here reads back. */
import type { Dioptres, Language, LensField, LensValue, Millimetres } from "./lens.ts";

const minus = "\u2212";

/**
 * A power with its sign and two decimals: +2.75, −0.50 with a real minus (U+2212); zero has no
 * sign. French and German write a decimal comma.
 */
export function formatPower(power: Dioptres, language: Language): string {
  const sign = power === 0 ? "" : power < 0 ? minus : "+";
  return sign + decimal(Math.abs(power), 2, language);
}

/** A length in millimetres without its unit, as printed on boxes: 8.6, 14.0; a second decimal where there is one. */
export function formatLength(length: Millimetres, language: Language): string {
  return decimal(length, length % 10 === 0 ? 1 : 2, language);
}

/**
 * One value of a lens: powers with sign, axis with its degree sign, named additions and designs as
 * the makers print them.
 */
export function format<F extends LensField>(
  field: F,
  value: LensValue<F>,
  language: Language,
): string {
  if (typeof value !== "number") return value;
  if (field === "axis") return `${value}°`;
  if (field === "baseCurve" || field === "diameter") return formatLength(value, language);
  return formatPower(value, language);
}

function decimal(hundredths: number, decimals: number, language: Language): string {
  const text = (hundredths / 100).toFixed(decimals);
  return language === "en" ? text : text.replace(".", ",");
}
