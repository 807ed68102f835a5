/** Whether the shop is open, and when it next is. Pure: the clock is handed in. */
import { addDays, type OpeningFacts, periodsOn, wallClock } from "@landolt/forms";

export type OpeningState =
  /** `until`: local time, HH:MM. */
  | { open: true; until: string }
  /** `daysAhead`: 0 is today; `date` and `from` are local. */
  | { open: false; next?: { daysAhead: number; date: string; from: string } };

/** Days looked ahead; a shop closed for longer says only that it is closed. */
const horizon = 21;

/** State at the instant `now`, by the clock on the shop's own wall. */
export function openingState(facts: OpeningFacts, now: Date): OpeningState {
  const { date: today, time } = wallClock(now, facts.timeZone);
  const current = periodsOn(facts, today).find(({ from, to }) => from <= time && time < to);
  if (current) return { open: true, until: current.to };

  for (let daysAhead = 0; daysAhead <= horizon; daysAhead++) {
    const date = addDays(today, daysAhead);
    const next = periodsOn(facts, date).find(({ from }) => daysAhead > 0 || from > time);
    if (next) return { open: false, next: { daysAhead, date, from: next.from } };
  }
  return { open: false };
}
