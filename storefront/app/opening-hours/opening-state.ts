/** Whether the shop is open, and when it next is. Pure: the clock is handed in. */
import type { BusinessProfile } from "@landolt/forms";

/** The facts of the business profile that decide it. */
export type OpeningFacts = Pick<BusinessProfile, "openingHours" | "holidays" | "timeZone">;

export type OpeningState =
  /** `until`: local time, HH:MM. */
  | { open: true; until: string }
  /** `daysAhead`: 0 is today; `date` and `from` are local. */
  | { open: false; next?: { daysAhead: number; date: string; from: string } };

/** In the order of a European week. */
export const weekdaysFromMonday = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

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

/** Opening periods of a local calendar day, holidays considered. `date` is YYYY-MM-DD. */
export function periodsOn(facts: OpeningFacts, date: string) {
  if (facts.holidays.some((holiday) => holiday.date === date)) return [];
  // JavaScript counts days from Sunday.
  const weekday = weekdaysFromMonday[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7];
  return weekday ? facts.openingHours[weekday] : [];
}

/** Calendar day and time of day in a time zone. */
export function wallClock(now: Date, timeZone: string): { date: string; time: string } {
  // Swedish writes dates and times the way ISO 8601 does.
  const [date = "", time = ""] = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
  })
    .format(now)
    .split(" ");
  return { date, time };
}

function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
