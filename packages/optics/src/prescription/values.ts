/** What an item of the text can stand for. */
import { isWithinLimits, type LensField, type LensValue } from "../lens.ts";
import type { Item } from "./items.ts";

/**
 * The value an item gives a field, or undefined when it can not be one. Powers need their sign, so
 * that nothing is read as plus or minus that was not written so; the addition is always plus. Powers
 * come in quarters of a dioptre and lengths in twentieths of a millimetre: another one lost a digit.
 */
export function valueFor(field: LensField, item: Item | undefined): LensValue | undefined {
  if (item === undefined) return undefined;
  const { number, word } = item;
  if (number === undefined) {
    if (field === "sphere") return word?.kind === "plano" ? 0 : undefined;
    if (field === "addition") return word?.kind === "additionName" ? word.name : undefined;
    return field === "design" && /^[DN]$/.test(item.text) ? (item.text as "D" | "N") : undefined;
  }
  const { value, sign, whole, degrees } = number;
  if (number.unclear || field === "design" || (degrees && field !== "axis")) return undefined;
  if (field === "axis") {
    if (sign !== "none" || !whole || item.parted === "axis") return undefined;
    const axis = value === 0 ? 180 : value / 100;
    return number.digits.length <= 3 && isWithinLimits("axis", axis) ? axis : undefined;
  }
  if (item.parted !== undefined || value % (isLength(field) ? 5 : 25) !== 0) return undefined;
  if (field === "sphere" || field === "cylinder") {
    if (value === 0) return 0;
    return sign !== "none" && isWithinLimits(field, value) ? value : undefined;
  }
  if (field === "addition" && value === 0) return 0;
  if (sign !== "none" && field !== "addition") return undefined;
  return isWithinLimits(field, value) ? value : undefined;
}

const isLength = (field: LensField) => field === "baseCurve" || field === "diameter";

/** Whether the item could give the field a value if one did not insist on signs. */
export function mightBe(field: LensField, item: Item): boolean {
  const { number } = item;
  if (number === undefined) return field !== "design" && valueFor(field, item) !== undefined;
  if (field === "design") return false;
  const size = field === "axis" ? number.value / 100 : Math.abs(number.value);
  return isWithinLimits(field, size) && (field !== "axis" || number.whole);
}

/** A number that carries a sign, plano or 0.00: it may be a power. */
export function isPower({ number, word }: Item): boolean {
  if (number === undefined) return word?.kind === "plano";
  return number.sign !== "none" || (number.value === 0 && !number.whole);
}

/** Whether the item begins a line. */
export const beginsLine = ({ gap }: Item): boolean => gap.includes("\n");
