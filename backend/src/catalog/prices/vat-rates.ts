import type { BusinessProfile, ProductType, VatClass } from "@landolt/forms";

type VatRate = BusinessProfile["vatRates"][number];
type ClassOfType = BusinessProfile["vatClasses"][number];

/** Of entries that are valid from a day on, the one that counts on `day` (YYYY-MM-DD). */
const lastBegun = <E extends { from: string }>(entries: readonly E[], day: string): E | undefined =>
  entries
    .filter(({ from }) => from <= day)
    .sort((a, b) => a.from.localeCompare(b.from))
    .at(-1);

/**
 * Percent due on `day` (YYYY-MM-DD): of the rates of that class the one that began last.
 * Undefined before the first.
 */
export const rateDue = (
  rates: readonly VatRate[],
  taxClass: VatClass,
  day: string,
): number | undefined =>
  lastBegun(
    rates.filter((rate) => rate.taxClass === taxClass),
    day,
  )?.percent;

/** The class that products of a type have on `day` (YYYY-MM-DD), unless they have one of their own. */
export const classDue = (
  classes: readonly ClassOfType[],
  productType: ProductType,
  day: string,
): VatClass =>
  lastBegun(
    classes.filter((one) => one.productType === productType),
    day,
  )?.taxClass ?? "standard";
