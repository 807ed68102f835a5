/** How long a person's details are kept. Pure. */
import { fromDate } from "@internationalized/date";
import type { HomeServiceSettings } from "@landolt/forms";

/** The same day so many months earlier, or the last day of that month where it has no such day. */
const monthsBefore = (now: Date, months: number): Date =>
  fromDate(now, "UTC").subtract({ months }).toDate();

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
