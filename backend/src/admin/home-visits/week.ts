/** Where visits and ways stand in a week's calendar. Pure. */
import { addDays, wallClock } from "@landolt/forms";
import { isDay } from "@landolt/optics";
import { browserToday } from "../shared/language";
import type { PlannedVisit } from "./api";

/** Hours the calendar shows at least. */
const usual = { from: 8, to: 18 };

/** The Monday of the week of a local day; both YYYY-MM-DD. */
export function mondayOf(date: string): string {
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(date, -weekday);
}

/** A day from an address, which anybody may have typed; today where it is none. */
export const dayFrom = (text: string | null | undefined): string =>
  isDay(text) ? text : browserToday();

export const daysOf = (monday: string): string[] =>
  Array.from({ length: 7 }, (_, index) => addDays(monday, index));

/** A stretch of a day in minutes since its midnight. */
export type Block = { kind: "visit" | "way"; from: number; to: number; visit: PlannedVisit };

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The visits of a day with the ways before them and the way home after the last. */
export function blocksOn(date: string, visits: readonly PlannedVisit[], timeZone: string): Block[] {
  return visits.flatMap((visit) => {
    const wall = wallClock(new Date(visit.starts_at), timeZone);
    if (wall.date !== date) return [];
    const from = minutesOf(wall.time);
    const to = from + visit.minutes;
    const blocks: Block[] = [
      { kind: "way", from: from - visit.way_minutes, to: from, visit },
      { kind: "visit", from, to, visit },
      { kind: "way", from: to, to: to + (visit.back_minutes ?? 0), visit },
    ];
    return blocks.filter((block) => block.to > block.from);
  });
}

/** The hours that hold every block. */
export function hoursOf(blocks: readonly Block[]): { from: number; to: number } {
  return {
    from: Math.max(0, Math.min(usual.from, ...blocks.map(({ from }) => Math.floor(from / 60)))),
    to: Math.min(24, Math.max(usual.to, ...blocks.map(({ to }) => Math.ceil(to / 60)))),
  };
}
