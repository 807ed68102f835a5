/** From the clock on the shop's own wall to the instant. In a file of its own: no page needs it at once. */
import { parseDateTime } from "@internationalized/date";
import { type WallTime, wallClock } from "./shop-time.ts";

/**
 * The instant at which the clock on the wall shows `wall`; undefined for a time that the change to
 * summer time leaps over. Of the two that the change back repeats, the first.
 *
 * @param wall a real calendar day and a time of day
 */
export function instantOf({ date, time }: WallTime, timeZone: string): Date | undefined {
  const instant = parseDateTime(`${date}T${time}`).toDate(timeZone, "earlier");
  const shown = wallClock(instant, timeZone);
  return shown.date === date && shown.time === time ? instant : undefined;
}
