import { type PaymentMethod, paymentMethods } from "@landolt/forms";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { profileOf } from "../../../modules/business-profile";
import { environment } from "../../../platform/environment";

/** The ways to pay that are set up, in the order in which they are offered. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const profile = await profileOf(request.scope);
  const isSetUp: Record<PaymentMethod, boolean> = {
    card: Boolean(environment().STRIPE_API_KEY),
    "pay-in-store": true,
    "bank-transfer": Boolean(profile.bankAccount),
  };
  response.json({ payment_methods: paymentMethods.filter((method) => isSetUp[method]) });
}
