import {
  type BusinessProfile,
  type CheckoutDetails,
  type DeliveryTimes,
  deliveryTimes,
  type SiteLanguage,
} from "@landolt/forms";
import type { BagLine } from "#app/commerce/buying/bag.ts";
import { type DeliveryArea, deliveryArea } from "#app/commerce/visits/coverage.server.ts";
import { withdrawalClasses } from "./withdrawal.server.ts";

/** When the lines can be had; undefined where one of them is made to order. */
export async function timesFor(
  lines: readonly BagLine[],
  profile: BusinessProfile,
  language: SiteLanguage,
): Promise<DeliveryTimes | undefined> {
  const classes = Object.values(await withdrawalClasses(lines, language));
  if (classes.includes("custom-made")) return undefined;
  const hasLenses = lines.some(({ lens }) => lens);
  return deliveryTimes(profile, new Date(), hasLenses);
}

/** What a stored or typed address means; undefined while it is not complete, or nobody can tell. */
export async function areaOf(
  request: Request,
  details: Partial<Record<keyof CheckoutDetails, string>>,
): Promise<DeliveryArea | undefined> {
  const { country, postalCode, city } = details;
  if (!country || !postalCode || !city) return undefined;
  const area = await deliveryArea(request, {
    country,
    postalCode: postalCode.slice(0, 20),
    city: city.slice(0, 100),
  });
  return area.ok ? area.value : undefined;
}
