/** The price that a reduction is measured by (Directive 98/6/EC, Article 6a). Pure. */

/** From `since` on, until the next point, a customer paid `amount`. */
export type PricePoint = {
  since: Date;
  amount: number;
  /** Whether the shop announced it as lowered from a higher one. */
  reduced: boolean;
};

/** Days before a reduction whose lowest price is shown. */
const referenceDays = 30;

const start = ({ since }: PricePoint) => since.getTime();

/**
 * The first point of the reduction that is announced now: the run of reduced prices up to the last
 * point, as long as each step went down. A step up inside the run begins a new reduction.
 */
function beginOfReduction(points: readonly PricePoint[]): number {
  let first = points.length - 1;
  while (first > 0) {
    const [before, here] = [points[first - 1], points[first]];
    if (!before?.reduced || !here || before.amount < here.amount) break;
    first -= 1;
  }
  return first;
}

/**
 * The lowest price of the 30 days before the present reduction; of newer goods, since their first
 * day. Stepped cuts count as one reduction, measured by the prices before its first step.
 *
 * @param points of one variant, oldest first
 * @returns undefined where the present price is no reduction of that lowest price
 */
export function lowestPriceBefore(points: readonly PricePoint[]): number | undefined {
  const now = points.at(-1);
  if (!now?.reduced) return undefined;
  const first = beginOfReduction(points);
  const begin = points[first];
  if (!begin) return undefined;
  const windowStart = start(begin) - referenceDays * 86_400_000;
  const before = points.slice(0, first);
  const counted = before.filter((_, index) => {
    const next = points[index + 1];
    // A price counts when it was still asked at some moment of the window.
    return next !== undefined && start(next) > windowStart;
  });
  if (counted.length === 0) return undefined;
  const lowest = Math.min(...counted.map(({ amount }) => amount));
  return lowest > now.amount ? lowest : undefined;
}
