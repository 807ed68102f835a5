/** The promise to answer: until when, by the calendar's hours or by those the shop is open. Pure. */
import {
  addDays,
  type BusinessProfile,
  instantOf,
  type OpeningFacts,
  periodsOn,
  wallClock,
} from "@landolt/forms";
import type { Deadlines } from "../modules/home-service/rows";

const hour = 3_600_000;
/** After half of the time the inbox draws attention, after five sixths staff are warned: 12 and 20 of 24 hours. */
const attentionShare = 1 / 2;
const warningShare = 5 / 6;
/** A shop that does not open for so long answers by the calendar. */
const mostDays = 400;

type Facts = OpeningFacts & Pick<BusinessProfile, "replyPromiseHours" | "replyPromiseClock">;

/** The instant at which so many hours have run on the promise's clock since `from`. */
export function afterHours(facts: Facts, from: Date, hours: number): Date {
  const onCalendar = new Date(from.getTime() + hours * hour);
  if (facts.replyPromiseClock === "calendar") return onCalendar;
  let left = hours * hour;
  let date = wallClock(from, facts.timeZone).date;
  for (let days = 0; days < mostDays; days += 1, date = addDays(date, 1)) {
    for (const [opens, closes] of openingsOn(facts, date)) {
      const start = Math.max(opens, from.getTime());
      if (start >= closes) continue;
      if (start + left <= closes) return new Date(start + left);
      left -= closes - start;
    }
  }
  return onCalendar;
}

/** When the shop opens and closes on a local day, in milliseconds since 1970. */
function openingsOn(facts: OpeningFacts, date: string): [number, number][] {
  return periodsOn(facts, date).flatMap(({ from, to }) => {
    const opens = instantOf({ date, time: from }, facts.timeZone);
    const closes = instantOf({ date, time: to }, facts.timeZone);
    return opens && closes ? [[opens.getTime(), closes.getTime()]] : [];
  });
}

export function deadlinesOf(facts: Facts, receivedAt: Date): Deadlines {
  const after = (share: number) => afterHours(facts, receivedAt, facts.replyPromiseHours * share);
  return { attentionBy: after(attentionShare), warnBy: after(warningShare), answerBy: after(1) };
}
