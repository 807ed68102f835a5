/** Withdrawal from a contract: until when, and what is declared. Pure. */
import { z } from "zod";
import { emailAddress, line } from "./text.ts";

/** Days a consumer has to withdraw, counted from the day after delivery. */
export const withdrawalDays = 14;

/** The calendar day of a moment in a time zone, as YYYY-MM-DD. */
function dayOf(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(moment);
}

const nextDay = (day: string, count = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

const isWeekend = (day: string): boolean =>
  [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/**
 * The last day on which a customer may withdraw: the fourteenth after delivery, or the next working
 * day where that is a Saturday, a Sunday or a holiday (Regulation 1182/71, Article 3).
 *
 * @param deliveredAt when the last of the goods reached the customer; undefined while they have not
 * @param holidays days as YYYY-MM-DD
 * @returns a day as YYYY-MM-DD; undefined while the period has not begun to end
 */
export function lastWithdrawalDay(
  deliveredAt: Date | undefined,
  timeZone: string,
  holidays: readonly string[] = [],
): string | undefined {
  if (!deliveredAt) return undefined;
  let day = nextDay(dayOf(deliveredAt, timeZone), withdrawalDays);
  while (isWeekend(day) || holidays.includes(day)) day = nextDay(day);
  return day;
}

/** Whether a withdrawal declared at `now` is in time; it is before delivery too. */
export function isWithdrawalOpen(
  lastDay: string | undefined,
  now: Date,
  timeZone: string,
): boolean {
  return lastDay === undefined || dayOf(now, timeZone) <= lastDay;
}

/** Keys of the texts that say what is wrong with a field of the declaration. */
export const withdrawalProblems = ["name", "email", "number", "lines"] as const;
export type WithdrawalProblem = (typeof withdrawalProblems)[number];

const problem = (key: WithdrawalProblem) => key;

/** Who declares, and from which contract; issue messages are problem keys. */
export const withdrawalForm = z.object({
  name: line(2, 99, problem("name")),
  email: emailAddress(problem("email")),
  /** As the customer writes it: staff may have to puzzle it out. */
  number: line(1, 40, problem("number")),
});
export type WithdrawalContact = z.infer<typeof withdrawalForm>;
