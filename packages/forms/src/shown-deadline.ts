/** The moment that a promise to answer names. Pure. */
import type { BusinessProfile } from "./business-profile.ts";
import { instantOf } from "./instant-of.ts";
import { type OpeningFacts, periodsOn } from "./opening-hours.ts";
import { addDays, wallClock } from "./shop-time.ts";

const hour = 3_600_000;
/** Of opening time that the shop needs between the request and the moment, in milliseconds. */
const leastWork = 2 * hour;

type Facts = OpeningFacts & Pick<BusinessProfile, "replyPromiseHours" | "replyPromiseClock">;

/**
 * The moment that a customer is given for the answer: the last one before the promise ends at which
 * somebody works. Undefined where the shop is open for less than two hours until then, over a Sunday for
 * example; then only the hours are named. A promise by opening hours ends while the shop is open.
 *
 * @param answerBy when the promise ends
 */
export function shownDeadline(facts: Facts, answerBy: Date): Date | undefined {
  if (facts.replyPromiseClock === "business") return answerBy;
  const end = answerBy.getTime();
  const begin = end - facts.replyPromiseHours * hour;
  const last = wallClock(answerBy, facts.timeZone).date;
  let date = wallClock(new Date(begin), facts.timeZone).date;
  let work = 0;
  let shown: number | undefined;
  for (; date <= last; date = addDays(date, 1)) {
    for (const { from, to } of periodsOn(facts, date)) {
      const opens = instantOf({ date, time: from }, facts.timeZone);
      const closes = instantOf({ date, time: to }, facts.timeZone);
      if (!opens || !closes) continue;
      const until = Math.min(closes.getTime(), end);
      const open = until - Math.max(opens.getTime(), begin);
      if (open < 0) continue;
      work += open;
      shown = until;
    }
  }
  return shown !== undefined && work >= leastWork ? new Date(shown) : undefined;
}
