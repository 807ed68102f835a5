/** Until when the lenses of a customer last, from all orders. Pure. */
import { lensFacts, type PromiseFacts, promisedDays, wallClock } from "@landolt/forms";
import { type Eye, type EyeLens, eyes, lastDayOf, lineIdentity } from "@landolt/optics";
import { groupLines, lensOfLine } from "../../catalog";
import type { StoredLensLine } from "../../read-models/orders/lens-lines";
import type { LensOrder } from "../release/rules";

/** One product of an order, for one eye or both. Days are YYYY-MM-DD. */
export type LensSupply = { title: string; eyes: { eye: Eye; last_day: string }[] };

type SuppliedLine = {
  line: StoredLensLine;
  variantId: string | null;
  lens: EyeLens;
  /** Equal for the same lens of the same eye, in whichever pack. */
  key: string;
};

/** The orders that count: whose lenses the customer has, and whose values may be used. */
const counting = ({ canceled, state, consent_withdrawn }: LensOrder): boolean =>
  !canceled && state !== "refused" && !consent_withdrawn;

function suppliedLines({ lines }: LensOrder): SuppliedLine[] {
  return lines.flatMap((line) => {
    const lens = lensOfLine(line.metadata);
    if (!lens) return [];
    const key = lineIdentity(line.product_id ?? line.title, lens);
    return [{ line, variantId: line.variant_id, lens, key }];
  });
}

/** The day on which they were handed over, or else the last on which they are expected. */
function wornFrom({ created_at, delivered_at }: StoredLensLine, facts: PromiseFacts): string {
  if (delivered_at) return wallClock(new Date(delivered_at), facts.timeZone).date;
  const placed = new Date(created_at);
  return promisedDays(facts, placed, true)?.arrival.to ?? wallClock(placed, facts.timeZone).date;
}

/** What is known of a pack; undefined where nobody has entered how long a lens is worn or how many it holds. */
function purchaseOf({ line }: SuppliedLine, facts: PromiseFacts) {
  const wear = lensFacts.shape.wear.safeParse(line.wear);
  if (!wear.success || !line.lenses_per_box) return undefined;
  const { kept: boxes, lenses_per_box: lensesPerBox } = line;
  return { from: wornFrom(line, facts), wear: wear.data, boxes, lensesPerBox };
}

/**
 * Until when the lenses of one order last, with all that was ordered of the same values before and after.
 * @param orders of the same customer
 */
export function suppliesOf(
  order: LensOrder,
  orders: readonly LensOrder[],
  facts: PromiseFacts,
): LensSupply[] {
  if (!counting(order)) return [];
  const all = orders.filter(counting).flatMap(suppliedLines);
  const lastDay = ({ key }: SuppliedLine) =>
    lastDayOf(all.filter((one) => one.key === key).flatMap((one) => purchaseOf(one, facts) ?? []));
  return groupLines(suppliedLines(order)).flatMap(({ pair, line }) => {
    const { right, left } = pair ?? { [line.lens.eye]: line };
    const found = eyes.flatMap((eye) => {
      const one = eye === "right" ? right : left;
      const last_day = one && lastDay(one);
      return last_day ? [{ eye, last_day }] : [];
    });
    const title = (right ?? left)?.line.title ?? "";
    return found.length > 0 ? [{ title, eyes: found }] : [];
  });
}

/** The day on which the first eye has no lens left but that day's; undefined where nobody knows. */
export const firstToEnd = (supplies: readonly LensSupply[]): string | undefined =>
  supplies
    .flatMap(({ eyes: each }) => each.map(({ last_day }) => last_day))
    .toSorted()
    .at(0);

/** The latest order that has a lens of this one with the same values; itself where there is none later. */
export function latestOfSame(order: LensOrder, orders: readonly LensOrder[]): LensOrder {
  const keys = new Set(suppliedLines(order).map(({ key }) => key));
  const same = orders.filter(
    (one) => counting(one) && suppliedLines(one).some(({ key }) => keys.has(key)),
  );
  return same.toSorted((one, other) => +one.created_at - +other.created_at).at(-1) ?? order;
}
