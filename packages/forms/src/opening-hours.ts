/**
 * When the door is open: by the weekday, and not on holidays. Pure: the day is handed in. Without a schema,
 * because every page takes it to the browser.
 */
import type { TranslatedText } from "./translated-text.ts";

/** In the order of a European week. */
export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type Weekday = (typeof weekdays)[number];

/** What decides when the shop is open. */
export interface OpeningFacts {
  /** Periods of every weekday, in order and without overlap; times of day as HH:MM. */
  openingHours: Record<Weekday, { from: string; to: string }[]>;
  /** Days (YYYY-MM-DD) on which the shop is closed regardless of the weekday. */
  holidays: { date: string; name: TranslatedText }[];
  /** IANA name; the periods are in this time. */
  timeZone: string;
}

/** `date` is YYYY-MM-DD. */
export function weekdayOf(date: string): Weekday {
  // JavaScript counts days from Sunday.
  const weekday = weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7];
  if (!weekday) throw new RangeError(`${date} is no day`);
  return weekday;
}

/** Opening periods of a local calendar day, holidays considered. `date` is YYYY-MM-DD. */
export function periodsOn(facts: OpeningFacts, date: string) {
  if (facts.holidays.some((holiday) => holiday.date === date)) return [];
  return facts.openingHours[weekdayOf(date)];
}
