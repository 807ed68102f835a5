import { forwardStripeEvent } from "#app/commerce/buying/stripe-events.server.ts";
import type { Route } from "./+types/stripe";

/** Where Stripe sends what became of a payment: passed on as it came, for the backend is not public. */
export async function action({ request }: Route.ActionArgs) {
  return forwardStripeEvent(request);
}
