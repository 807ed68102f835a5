import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopCurrency } from "../../../content";
import { profileOf } from "../../../modules/business-profile";

/** The facts about the business, for every page of the shop. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const [profile, currency] = await Promise.all([
    profileOf(request.scope),
    shopCurrency(request.scope),
  ]);
  response.json({ business_profile: { ...profile, currency } });
}
