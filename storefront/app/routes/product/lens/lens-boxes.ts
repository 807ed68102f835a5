import { mostBoxes, type Variant } from "@landolt/forms";
import { type Wear, wearDays } from "@landolt/optics";
import { largestQuantity } from "#app/commerce/buying/bag.ts";

/**
 * Boxes of a pack that one eye is sold at once, as the backend limits them too.
 * @param months for which, undefined where that is not known
 */
export function mostBoxesOf(
  pack: Variant | undefined,
  wear: Wear | undefined,
  months: number | undefined,
): number {
  if (!pack?.lensesPerBox || !wear || !months) return largestQuantity;
  return mostBoxes({ lensesPerBox: pack.lensesPerBox, daysPerLens: wearDays[wear] }, months);
}
