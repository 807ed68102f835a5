/** The clock on the shop's own wall. Pure: the instant is handed in. */

/** A day of the calendar (YYYY-MM-DD) and a time of day (HH:MM), local to some time zone. */
export interface WallTime {
  date: string;
  time: string;
}

/** Clocks by time zone; making one takes a thousand times longer than reading it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  // Swedish writes dates and times the way ISO 8601 does.
  const clock = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** What clock and calendar on the wall show at the instant `now`. `timeZone` is an IANA name. */
export function wallClock(now: Date, timeZone: string): WallTime {
  const [date = "", time = ""] = clockOf(timeZone).format(now).split(" ");
  return { date, time };
}

/** The calendar day `days` after `date`; both YYYY-MM-DD. */
export function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
