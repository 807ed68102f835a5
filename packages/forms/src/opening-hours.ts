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

/** A day, or several in a row, on which the weekday does not count. */
export interface Holiday {
  /** YYYY-MM-DD. */
  date: string;
  /** The last day, where there are more than one. */
  to?: string | undefined;
  /** When the shop is open all the same; absent or empty where it is closed. */
  hours?: { from: string; to: string }[] | undefined;
  name: TranslatedText;
}

/** What decides when the shop is open. */
export interface OpeningFacts {
  /** Periods of every weekday, in order and without overlap; times of day as HH:MM. */
  openingHours: Record<Weekday, { from: string; to: string }[]>;
  holidays: Holiday[];
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

export const lastDayOf = ({ date, to }: Pick<Holiday, "date" | "to">): string => to ?? date;

/** The entry for a day; one for that day alone counts before a longer one. */
function holidayOn({ holidays }: OpeningFacts, date: string): Holiday | undefined {
  return (
    holidays.find((holiday) => holiday.date === date && lastDayOf(holiday) === date) ??
    holidays.find((holiday) => holiday.date <= date && date <= lastDayOf(holiday))
  );
}

/** Opening periods of a local calendar day, holidays considered. `date` is YYYY-MM-DD. */
export function periodsOn(facts: OpeningFacts, date: string) {
  const holiday = holidayOn(facts, date);
  return holiday ? (holiday.hours ?? []) : facts.openingHours[weekdayOf(date)];
}

/** Whether the shop is closed although the weekday would have it open. */
export const isHoliday = (facts: OpeningFacts, date: string): boolean =>
  holidayOn(facts, date) !== undefined && periodsOn(facts, date).length === 0;

/** The public holidays, which are days of their own; those on which the business is away by its own choice are not. */
export const publicHolidays = ({ holidays }: Pick<OpeningFacts, "holidays">): string[] =>
  holidays.filter(({ to, hours }) => !to && !hours?.length).map(({ date }) => date);
