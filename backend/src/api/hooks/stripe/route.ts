import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { processPaymentEvents, storePaymentEvent } from "../../../buying";
import { stripeClient } from "../../../payments/stripe";
import { environment } from "../../../platform/environment";
import { loggerOf } from "../../../platform/logger";

/** Seconds by which the time in a signature may differ from ours. */
const tolerance = 300;

/**
 * Events of Stripe. Each is stored before it is acknowledged: Stripe sends it again when anything fails
 * before that, and it is retried from the database when anything fails after it. 400 for what Stripe did
 * not sign, or signed too long ago; 404 without Stripe.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const stripe = stripeClient();
  const secret = environment().STRIPE_WEBHOOK_SECRET;
  if (!stripe || !secret) {
    response.status(404).json({ type: "not_found", message: "There is no such address" });
    return;
  }
  const signature = request.headers["stripe-signature"];
  let event: ReturnType<typeof stripe.webhooks.constructEvent>;
  try {
    const body = Buffer.isBuffer(request.rawBody) ? request.rawBody : "";
    event = stripe.webhooks.constructEvent(body, String(signature), secret, tolerance);
  } catch {
    response.status(400).json({ type: "invalid_data", message: "The signature is not valid" });
    return;
  }
  await storePaymentEvent(request.scope, event);
  response.json({ received: true });
  // Not waited for: what fails now is done by the job.
  processPaymentEvents(request.scope).catch(() => {
    loggerOf(request.scope).warn("Payment events could not be read and will be processed later");
  });
}
