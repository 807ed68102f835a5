/** Base curve and diameter written without labels. */
import type { LensField } from "../lens.ts";
import type { Item } from "./items.ts";
import { beginsLine, isPower } from "./values.ts";

export const isFitPart = (field: LensField) => field === "baseCurve" || field === "diameter";

/** What lenses are made with; narrower than what can be meant, because no label says what it is. */
const usual = { baseCurve: [780, 950], diameter: [1300, 1550] } as const;

/**
 * "8.6 14.2", in this order and with decimals, beside a power: what a fitter writes after the powers
 * and a box before them. Without an eye only where the three stand together.
 */
export function fitsIn(items: readonly Item[], isNamed: boolean): (readonly [Item, Item])[] {
  const numbers = items.filter(({ number }) => number !== undefined).length;
  return items.flatMap((baseCurve, index) => {
    const [before, diameter, after] = [items[index - 1], items[index + 1], items[index + 2]];
    if (diameter === undefined || !isFit(baseCurve, diameter)) return [];
    if (before?.word?.kind === "field") return [];
    const isBeside = (it: Item | undefined, follows: Item) =>
      it !== undefined && isPower(it) && !beginsLine(follows);
    const beside = isBeside(before, baseCurve) || (after !== undefined && isBeside(after, after));
    return isNamed || (beside && numbers === 3) ? [[baseCurve, diameter] as const] : [];
  });
}

/** "8.6 14.2", "8.6/14.2" */
export function isFit(baseCurve: Item | undefined, diameter: Item | undefined): boolean {
  if (baseCurve === undefined || diameter === undefined) return false;
  if (!isUsual("baseCurve", baseCurve) || !isUsual("diameter", diameter)) return false;
  return /^[/|,;xø]?$/i.test(diameter.gap);
}

function isUsual(field: keyof typeof usual, { number }: Item): boolean {
  const [min, max] = usual[field];
  if (number === undefined || number.sign !== "none" || number.whole || number.unclear)
    return false;
  return number.value % 10 === 0 && number.value >= min && number.value <= max;
}
