/** What Stripe says about the card payment of a cart, asked anew each time. */
import type Stripe from "stripe";
import { inHundredths } from "./hundredths";
import { stripeClient } from "./stripe-client";

const secured = new Set<Stripe.PaymentIntent.Status>(["requires_capture", "succeeded"]);

export const isSecured = ({ status }: Pick<Stripe.PaymentIntent, "status">): boolean =>
  secured.has(status);

/** Whether a payment is over exactly this much. */
export const isOver = (
  intent: Pick<Stripe.PaymentIntent, "amount" | "currency">,
  amount: number,
  currency: string,
): boolean => intent.amount === inHundredths(amount) && intent.currency === currency.toLowerCase();

/**
 * Whether the card payment of a session stands, over exactly this amount.
 * @param data the session's; holds the id of the payment intent
 * @throws Stripe's error when it does not answer
 */
export async function isCardSecured(
  data: Record<string, unknown>,
  amount: number,
  currency: string,
): Promise<boolean> {
  const stripe = stripeClient();
  if (!stripe || typeof data.id !== "string") return false;
  const intent = await stripe.paymentIntents.retrieve(data.id);
  return isSecured(intent) && isOver(intent, amount, currency);
}
