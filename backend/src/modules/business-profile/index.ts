import { type BusinessProfile, wallClock } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Module } from "@medusajs/framework/utils";
import BusinessProfileModuleService from "./service";

export const BUSINESS_PROFILE_MODULE = "businessProfile";

export default Module(BUSINESS_PROFILE_MODULE, { service: BusinessProfileModuleService });

/**
 * The facts about the business as last saved.
 * @throws MedusaError `not_found` before the first save.
 */
export async function profileOf(container: MedusaContainer): Promise<BusinessProfile> {
  return (await profilesIn(container).current()).profile;
}

/**
 * The same, a moment old at most: for the steps of an order and its mails, of which each asks several times. Not for what a
 * cached page is made of, which would keep it.
 */
export async function recentProfileOf(container: MedusaContainer): Promise<BusinessProfile> {
  return (await profilesIn(container).recent()).profile;
}

/** The day of a moment where the shop is, YYYY-MM-DD. */
export async function dayIn(container: MedusaContainer, moment: Date): Promise<string> {
  const { timeZone } = await recentProfileOf(container);
  return wallClock(moment, timeZone).date;
}

/** Today where the shop is, YYYY-MM-DD. */
export const todayIn = (container: MedusaContainer): Promise<string> =>
  dayIn(container, new Date());

// Typed here: Medusa loads this file before it has written down what its container holds.
const profilesIn = (container: MedusaContainer) =>
  container.resolve<BusinessProfileModuleService>(BUSINESS_PROFILE_MODULE);
