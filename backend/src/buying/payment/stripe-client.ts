import Stripe from "stripe";
import { environment } from "../../platform/environment";

let client: Stripe | undefined;

/**
 * The one client for Stripe, or undefined without a key. Host, port and protocol are Stripe's own
 * unless a test key came with others.
 */
export function stripeClient(): Stripe | undefined {
  const settings = environment();
  if (!settings.STRIPE_API_KEY) return undefined;
  client ??= new Stripe(settings.STRIPE_API_KEY, {
    timeout: settings.STRIPE_TIMEOUT * 1000,
    // Repeated with the same idempotency key, so a repetition never charges twice.
    maxNetworkRetries: 2,
    telemetry: false,
    ...(settings.STRIPE_HOST && {
      host: settings.STRIPE_HOST,
      protocol: settings.STRIPE_PROTOCOL,
      ...(settings.STRIPE_PORT && { port: settings.STRIPE_PORT }),
    }),
  });
  return client;
}
