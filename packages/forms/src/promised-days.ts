/**
 * When an order will be ready, and when it will arrive: the one source for the product page, the checkout,
 * the order's page and its mails. Pure: the clock is handed in.
 */
import type { BusinessProfile } from "./business-profile.ts";
import { isHoliday, type OpeningFacts, periodsOn, weekdayOf } from "./opening-hours.ts";
import { addDays, wallClock } from "./shop-time.ts";

export type PromiseFacts = OpeningFacts &
  Pick<BusinessProfile, "handlingDays" | "lensHandlingDays" | "deliveryDays">;

/** Local calendar days, YYYY-MM-DD. */
export interface PromisedDays {
  /** From this day on the order can be collected. */
  ready: string;
  /** By post to the door, first and last likely day. */
  arrival: { from: string; to: string };
}

/** Working days from the payment of a parcel until it is at the door, the fewest and the most. */
export interface WorkingDays {
  from: number;
  to: number;
}

/**
 * How long a parcel takes, as long as nobody knows when it will be paid. Work begins on the day after the
 * payment, at the earliest.
 */
export function daysAfterPayment(facts: PromiseFacts, hasLenses = false): WorkingDays {
  const { from, to } = facts.deliveryDays;
  const handling = Math.max(1, handlingOf(facts, hasLenses));
  return { from: handling + from, to: handling + Math.max(from, to) };
}

const handlingOf = ({ handlingDays, lensHandlingDays }: PromiseFacts, hasLenses: boolean) =>
  Math.max(handlingDays, hasLenses ? lensHandlingDays : 0);

/** Days looked ahead; a shop that is closed for longer promises nothing. */
const horizon = 120;

/** When an order can be had, as long as it is open how it is delivered and paid. */
export interface DeliveryTimes {
  days: PromisedDays;
  afterPayment: WorkingDays;
}

/** @param now when the order would be placed */
export function deliveryTimes(
  facts: PromiseFacts,
  now: Date,
  hasLenses = false,
): DeliveryTimes | undefined {
  const days = promisedDays(facts, now, hasLenses);
  return days && { days, afterPayment: daysAfterPayment(facts, hasLenses) };
}

/**
 * Counted from `now`, the moment of the order, or of its payment where that comes first.
 *
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
  const handlingDays = handlingOf(facts, hasLenses);
  const { date: today, time } = wallClock(now, facts.timeZone);
  const isOpen = (date: string) => periodsOn(facts, date).length > 0;
  const stillToday = periodsOn(facts, today).some(({ to }) => time < to);
  const ready =
    handlingDays === 0 && stillToday ? today : dayAfter(today, Math.max(1, handlingDays), isOpen);
  if (ready === undefined) return undefined;
  const isPostDay = (date: string) =>
    !["saturday", "sunday"].includes(weekdayOf(date)) && !isHoliday(facts, date);
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
