import type { BusinessProfile } from "@landolt/forms";
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
  // Typed here: Medusa loads this file before it has written down what its container holds.
  const profiles = container.resolve<BusinessProfileModuleService>(BUSINESS_PROFILE_MODULE);
  return (await profiles.current()).profile;
}
