import type { BusinessProfile } from "@landolt/forms";

type VatRate = BusinessProfile["vatRates"][number];

/** Today as YYYY-MM-DD where the shop is. */
export function dayIn(timeZone: string, now: Date): string {
  // Sweden writes dates the ISO way.
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(now);
}

/**
 * Percent due on `day` (YYYY-MM-DD): of the rates of that class the one that began last.
 * Undefined before the first.
 */
export function rateDue(
  rates: readonly VatRate[],
  taxClass: VatRate["taxClass"],
  day: string,
): number | undefined {
  return rates
    .filter((rate) => rate.taxClass === taxClass && rate.from <= day)
    .sort((a, b) => a.from.localeCompare(b.from))
    .at(-1)?.percent;
}
