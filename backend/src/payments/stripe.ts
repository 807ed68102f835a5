/** Stripe's client, and what Stripe says about a card payment, asked each time. */
import Stripe from "stripe";
import { environment } from "../platform/environment";
import { Breaker } from "./breaker";
import { inHundredths } from "./money";
import { withBreaker } from "./stripe-calls";

/** How often Stripe may fail to answer in a row before it is not called for so many milliseconds. */
const breaker = { failures: 5, pause: 10_000 };

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
    httpClient: withBreaker(Stripe.createNodeHttpClient(), new Breaker(breaker)),
    ...(settings.STRIPE_HOST && {
      host: settings.STRIPE_HOST,
      protocol: settings.STRIPE_PROTOCOL,
      ...(settings.STRIPE_PORT && { port: settings.STRIPE_PORT }),
    }),
  });
  return client;
}

/** Whether Stripe has refused something, or did not answer; anything else is an error on our side. */
export const isOfStripe = (error: unknown): boolean => error instanceof Stripe.errors.StripeError;

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
 * What has become of the card payment of a session: `secured` stands, over exactly this amount; `ended` was
 * cancelled, by Stripe or in its dashboard, and takes no card any more.
 * @param data the session's; holds the id of the payment intent
 * @throws Stripe's error when it does not answer
 */
export async function cardPaymentState(
  data: Record<string, unknown>,
  amount: number,
  currency: string,
): Promise<"open" | "secured" | "ended"> {
  const stripe = stripeClient();
  if (!stripe || typeof data.id !== "string") return "open";
  const intent = await stripe.paymentIntents.retrieve(data.id);
  if (intent.status === "canceled") return "ended";
  return isSecured(intent) && isOver(intent, amount, currency) ? "secured" : "open";
}

/** Whether it is secured. @throws Stripe's error when it does not answer */
export const isCardSecured = async (
  ...question: Parameters<typeof cardPaymentState>
): Promise<boolean> => (await cardPaymentState(...question)) === "secured";

/** Marks the refunds that this shop makes, so that those made at Stripe's dashboard are noticed. */
export const ownRefund = { made_by: "shop" };
