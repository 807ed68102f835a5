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
  return (await container.resolve(BUSINESS_PROFILE_MODULE).current()).profile;
}
