import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { BUSINESS_PROFILE_MODULE } from "../../../modules/business-profile";

/** The facts about the business, for every page of the shop. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const profiles = request.scope.resolve(BUSINESS_PROFILE_MODULE);
  const { profile } = await profiles.current();
  response.json({ business_profile: profile });
}
