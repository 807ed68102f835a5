import type * as Medusa from "@medusajs/framework/types";
import { BigNumber } from "@medusajs/framework/utils";
import Stripe from "stripe";
import { inHundredths } from "../../payments/money";
import { OwnPaymentProvider } from "../../payments/providers";
import { ownRefund, stripeClient } from "../../payments/stripe";
import { invalidError, notAllowedError } from "../../platform/errors";
import { dataOf, intentIdOf, sessionStatusOf } from "./intent";

/**
 * Cards and wallets through Stripe. The money is only reserved while the customer pays; it is
 * captured when the order stands, so that an order that fails costs nobody a refund. Every change is
 * made with an idempotency key, and the state at Stripe is read again instead of stored.
 */
class StripeService extends OwnPaymentProvider {
  static override identifier = "stripe";

  private readonly stripe: Stripe;

  constructor(container: Record<string, unknown>, options?: Record<string, unknown>) {
    super(container, options);
    const stripe = stripeClient();
    if (!stripe) throw invalidError("Stripe needs a key");
    this.stripe = stripe;
  }

  /** Of what a browser may have sent along, nothing reaches Stripe: only the session's id does. */
  async initiatePayment(input: Medusa.InitiatePaymentInput): Promise<Medusa.InitiatePaymentOutput> {
    const session = input.data?.session_id;
    const intent = await this.stripe.paymentIntents.create(
      {
        amount: inHundredths(new BigNumber(input.amount).numeric),
        currency: input.currency_code.toLowerCase(),
        capture_method: "manual",
        automatic_payment_methods: { enabled: true },
        metadata: { session_id: typeof session === "string" ? session : "" },
      },
      keyed(input.context?.idempotency_key),
    );
    return { id: intent.id, data: dataOf(intent), status: sessionStatusOf(intent) };
  }

  async updatePayment({
    data,
    amount,
  }: Medusa.UpdatePaymentInput): Promise<Medusa.UpdatePaymentOutput> {
    const wanted = inHundredths(new BigNumber(amount).numeric);
    const intent = await this.stripe.paymentIntents.update(intentIdOf(data), { amount: wanted });
    return { data: dataOf(intent), status: sessionStatusOf(intent) };
  }

  async authorizePayment({
    data,
  }: Medusa.AuthorizePaymentInput): Promise<Medusa.AuthorizePaymentOutput> {
    const intent = await this.stripe.paymentIntents.retrieve(intentIdOf(data));
    if (intent.amount !== data?.amount || intent.currency !== data?.currency) {
      // Somebody has changed it behind our back.
      return { status: "error", data: dataOf(intent) };
    }
    return { status: sessionStatusOf(intent), data: dataOf(intent) };
  }

  async capturePayment({
    data,
    context,
  }: Medusa.CapturePaymentInput): Promise<Medusa.CapturePaymentOutput> {
    const id = intentIdOf(data);
    const key = keyed(`capture:${context?.idempotency_key ?? id}`);
    return { data: dataOf(await this.unless("succeeded", id, () => this.captured(id, key))) };
  }

  async cancelPayment({
    data,
    context,
  }: Medusa.CancelPaymentInput): Promise<Medusa.CancelPaymentOutput> {
    const id = intentIdOf(data);
    const key = keyed(`cancel:${context?.idempotency_key ?? id}`);
    const cancel = () => this.stripe.paymentIntents.cancel(id, {}, key);
    return { data: dataOf(await this.unless("canceled", id, cancel)) };
  }

  /** Where the process died before it heard of the intent, or Stripe knows none, nobody can pay it. */
  async deletePayment({ data }: Medusa.DeletePaymentInput): Promise<Medusa.DeletePaymentOutput> {
    if (data?.id === undefined) return { data: data ?? {} };
    try {
      return await this.cancelPayment({ data });
    } catch (error) {
      const code = error instanceof Stripe.errors.StripeError ? error.code : undefined;
      if (code !== "resource_missing") throw error;
      return { data };
    }
  }

  async refundPayment({
    data,
    amount,
    context,
  }: Medusa.RefundPaymentInput): Promise<Medusa.RefundPaymentOutput> {
    const refund = await this.stripe.refunds.create(
      {
        payment_intent: intentIdOf(data),
        amount: inHundredths(new BigNumber(amount).numeric),
        metadata: ownRefund,
      },
      keyed(context?.idempotency_key),
    );
    if (refund.status === "failed" || refund.status === "canceled") {
      throw notAllowedError("The bank did not take the refund");
    }
    return { data: data ?? {} };
  }

  async retrievePayment({
    data,
  }: Medusa.RetrievePaymentInput): Promise<Medusa.RetrievePaymentOutput> {
    return { data: dataOf(await this.stripe.paymentIntents.retrieve(intentIdOf(data))) };
  }

  async getPaymentStatus({
    data,
  }: Medusa.GetPaymentStatusInput): Promise<Medusa.GetPaymentStatusOutput> {
    const intent = await this.stripe.paymentIntents.retrieve(intentIdOf(data));
    return { status: sessionStatusOf(intent), data: dataOf(intent) };
  }

  private captured(id: string, key: Stripe.RequestOptions): Promise<Stripe.PaymentIntent> {
    return this.stripe.paymentIntents.capture(id, {}, key);
  }

  /** Does it, unless it has been done already, by an attempt whose answer got lost. */
  private async unless(
    done: Stripe.PaymentIntent.Status,
    id: string,
    work: () => Promise<Stripe.PaymentIntent>,
  ): Promise<Stripe.PaymentIntent> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      const intent = await this.stripe.paymentIntents.retrieve(id);
      if (intent.status === done) return intent;
      throw notAllowedError(`The payment is ${intent.status} at Stripe and cannot become ${done}`);
    }
  }
}

const keyed = (idempotencyKey: string | undefined): Stripe.RequestOptions =>
  idempotencyKey ? { idempotencyKey } : {};

export default StripeService;
