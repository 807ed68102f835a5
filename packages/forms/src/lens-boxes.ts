/** How many boxes of contact lenses one eye may be sold at once, and how long before they run out a mail may come. */

/** As opticians count: twelve months of thirty days, so that a year of a monthly lens is twelve lenses. */
const daysInMonth = 30;

/**
 * Boxes that last one eye for so many months, the last of them begun; at least one.
 * @param pack lenses in a box, and days for which one lens is worn
 */
export function mostBoxes(
  pack: { lensesPerBox: number; daysPerLens: number },
  months: number,
): number {
  return Math.max(1, Math.ceil((months * daysInMonth) / (pack.lensesPerBox * pack.daysPerLens)));
}

/** How many weeks before lenses run out somebody can be reminded. */
export const reminderWeeks = [1, 2, 3, 4] as const;
