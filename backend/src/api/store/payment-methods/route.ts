import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { recentProfileOf } from "../../../modules/business-profile";
import { offeredMethods } from "../../../payments/methods";

/** The ways to pay that are set up, in the order in which they are offered. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  response.json({ payment_methods: offeredMethods(await recentProfileOf(request.scope)) });
}
