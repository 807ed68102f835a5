/** Whether the shop is open, and when it next is. Pure: the clock is handed in. */
import { addDays, type OpeningFacts, periodsOn, wallClock } from "@landolt/forms";

/** `daysAhead`: 0 is today; `date` and `from` are local. */
interface NextOpening {
  daysAhead: number;
  date: string;
  from: string;
}

export type OpeningState =
  /** `until`: local time, HH:MM. */
  { open: true; until: string } | { open: false; next?: NextOpening };

/** Days looked ahead; a shop closed for longer says only that it is closed. */
const horizon = 21;

/** State at the instant `now`, by the clock on the shop's own wall. */
export function openingState(facts: OpeningFacts, now: Date): OpeningState {
  const { date: today, time } = wallClock(now, facts.timeZone);
  const current = periodsOn(facts, today).find(({ from, to }) => from <= time && time < to);
  if (current) return { open: true, until: current.to };

  const later = periodsOn(facts, today).find(({ from }) => from > time);
  if (later) return { open: false, next: { daysAhead: 0, date: today, from: later.from } };
  const next = nextOpenDay(facts, today);
  return { open: false, ...(next && { next }) };
}

/** The next day after `today` on which the shop opens, and when. */
function nextOpenDay(facts: OpeningFacts, today: string): NextOpening | undefined {
  for (let daysAhead = 1; daysAhead <= horizon; daysAhead++) {
    const date = addDays(today, daysAhead);
    const [first] = periodsOn(facts, date);
    if (first) return { daysAhead, date, from: first.from };
  }
  return undefined;
}
