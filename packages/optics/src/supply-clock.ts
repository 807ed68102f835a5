/** Until when the lenses of one eye last, from everything that was bought for it. */
import { daysOf, type EyeSupply, type Wear } from "./supply.ts";

export interface EyePurchase extends EyeSupply {
  /** The day from which they can be worn, YYYY-MM-DD. */
  readonly from: string;
  readonly wear: Wear;
}

const millisecondsOfDay = 86_400_000;

/** @throws RangeError for what is no day of the calendar */
function dayNumber(day: string): number {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) throw new RangeError(`not a day: ${day}`);
  return time / millisecondsOfDay;
}

/** Whole days from one day to another, both YYYY-MM-DD; below 0 where the other comes first. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/**
 * The last day with lenses, YYYY-MM-DD; undefined where nothing was bought. What comes while others are still
 * there is worn after them; days without any are not made up for later.
 * @throws RangeError when a count is not a whole number or too small
 */
export function lastDayOf(purchases: readonly EyePurchase[]): string | undefined {
  const inOrder = purchases
    .map(({ from, wear, ...eye }) => ({ begins: dayNumber(from), days: daysOf(wear, eye) }))
    .filter(({ days }) => days > 0)
    .toSorted((one, other) => one.begins - other.begins);
  const end = inOrder.reduce(
    (next, { begins, days }) => Math.max(next, begins) + days,
    Number.NEGATIVE_INFINITY,
  );
  if (inOrder.length === 0) return undefined;
  return new Date((end - 1) * millisecondsOfDay).toISOString().slice(0, 10);
}
