/** Maps a payment intent of Stripe's to the states of this shop. Pure. */
import type { PaymentSessionStatus } from "@medusajs/framework/types";
import type Stripe from "stripe";
import { invalidError } from "../../platform/errors";

/** What is kept of an intent: nothing about the person or the card. */
export type IntentData = {
  id: string;
  /** Lets the customer's browser, and it alone, confirm the payment. */
  client_secret: string | null;
  /** In hundredths. */
  amount: number;
  currency: string;
  status: string;
};

type Intent = Pick<Stripe.PaymentIntent, keyof IntentData | "status">;

export const dataOf = ({ id, client_secret, amount, currency, status }: Intent): IntentData => ({
  id,
  client_secret,
  amount,
  currency,
  status,
});

/**
 * @throws MedusaError `invalid_data` where a session has no intent
 */
export function intentIdOf(data: Record<string, unknown> | undefined): string {
  const id = data?.id;
  if (typeof id === "string" && id.startsWith("pi_")) return id;
  throw invalidError("The payment has no payment intent");
}

const statuses: Record<Stripe.PaymentIntent.Status, PaymentSessionStatus> = {
  // Also after a refused card: the same intent takes the next card.
  requires_payment_method: "pending",
  requires_confirmation: "pending",
  processing: "pending",
  requires_action: "requires_more",
  requires_capture: "authorized",
  succeeded: "captured",
  canceled: "canceled",
};

export const sessionStatusOf = ({ status }: Pick<Intent, "status">): PaymentSessionStatus =>
  statuses[status as Stripe.PaymentIntent.Status] ?? "error";
