/** When an order will be ready, and when it will arrive. Pure: the clock is handed in. */
import type { BusinessProfile } from "@landolt/forms";
import { addDays, type OpeningFacts, periodsOn, wallClock, weekdayOf } from "@landolt/forms";

export type PromiseFacts = OpeningFacts &
  Pick<BusinessProfile, "handlingDays" | "lensHandlingDays" | "deliveryDays">;

/** Local calendar days, YYYY-MM-DD. */
export interface PromisedDays {
  /** From this day on the order can be collected. */
  ready: string;
  /** By post to the door, first and last likely day. */
  arrival: { from: string; to: string };
}

/** Days looked ahead; a shop that is closed for longer promises nothing. */
const horizon = 120;

/**
 * The order's own day does not count: preparing begins on the next day on which the shop is open
 * and takes `handlingDays` of them, with contact lenses in it `lensHandlingDays` if those are more.
 * With none to take it is ready at once, while the shop is open. The post delivers from Monday to
 * Friday; on the shop's holidays we do not count on it.
 */
export function promisedDays(
  facts: PromiseFacts,
  now: Date,
  hasLenses = false,
): PromisedDays | undefined {
  const handlingDays = Math.max(facts.handlingDays, hasLenses ? facts.lensHandlingDays : 0);
  const { date: today, time } = wallClock(now, facts.timeZone);
  const isOpen = (date: string) => periodsOn(facts, date).length > 0;
  const stillToday = periodsOn(facts, today).some(({ to }) => time < to);
  const ready =
    handlingDays === 0 && stillToday ? today : dayAfter(today, Math.max(1, handlingDays), isOpen);
  if (ready === undefined) return undefined;
  const isPostDay = (date: string) =>
    !["saturday", "sunday"].includes(weekdayOf(date)) &&
    !facts.holidays.some((holiday) => holiday.date === date);
  const from = dayAfter(ready, facts.deliveryDays.from, isPostDay);
  const to = dayAfter(ready, Math.max(facts.deliveryDays.from, facts.deliveryDays.to), isPostDay);
  return from === undefined || to === undefined ? undefined : { ready, arrival: { from, to } };
}

/** The `count`th day after `date` that counts; `date` itself for none. */
function dayAfter(
  date: string,
  count: number,
  counts: (date: string) => boolean,
): string | undefined {
  let left = count;
  for (let ahead = 0; ahead <= horizon; ahead++) {
    const day = addDays(date, ahead);
    if (ahead > 0 && counts(day)) left -= 1;
    if (left <= 0) return day;
  }
  return undefined;
}
