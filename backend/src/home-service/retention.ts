/** How long a person's details are kept. Pure. */
import type { HomeServiceSettings } from "@landolt/forms";

/** The same day so many months earlier, or the last day of that month where it has no such day. */
function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  // The 31st of a month with 30 days runs over into the next one.
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}

/** Requests that were closed before these instants are to be erased. */
export const retentionEnds = (
  {
    keepMonthsAfterVisit,
    keepMonthsWithoutVisit,
  }: Pick<HomeServiceSettings, "keepMonthsAfterVisit" | "keepMonthsWithoutVisit">,
  now: Date,
) => ({
  afterVisit: monthsBefore(now, keepMonthsAfterVisit),
  withoutVisit: monthsBefore(now, keepMonthsWithoutVisit),
});
