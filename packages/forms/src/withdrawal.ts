/** Withdrawal from a contract: until when, and what is declared. Pure. */
import { z } from "zod";
import { weekdayOf } from "./opening-hours.ts";
import { addDays, wallClock } from "./shop-time.ts";
import { emailAddress, line } from "./text.ts";

/** Days a consumer has to withdraw, counted from the day after delivery. */
export const withdrawalDays = 14;

const isWeekend = (day: string): boolean => ["saturday", "sunday"].includes(weekdayOf(day));

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
  let day = addDays(wallClock(deliveredAt, timeZone).date, withdrawalDays);
  while (isWeekend(day) || holidays.includes(day)) day = addDays(day, 1);
  return day;
}

/** Whether a withdrawal declared at `now` is in time; it is before delivery too. */
export function isWithdrawalOpen(
  lastDay: string | undefined,
  now: Date,
  timeZone: string,
): boolean {
  return lastDay === undefined || wallClock(now, timeZone).date <= lastDay;
}

/** Text keys of the problems of a field of the declaration. */
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
