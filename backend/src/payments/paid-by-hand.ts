import { randomUUID } from "node:crypto";
import type {
  AuthorizePaymentInput,
  AuthorizePaymentOutput,
  CancelPaymentInput,
  CancelPaymentOutput,
  CapturePaymentInput,
  CapturePaymentOutput,
  DeletePaymentInput,
  DeletePaymentOutput,
  GetPaymentStatusInput,
  GetPaymentStatusOutput,
  InitiatePaymentInput,
  InitiatePaymentOutput,
  PaymentSessionStatus,
  ProviderWebhookPayload,
  RefundPaymentInput,
  RefundPaymentOutput,
  RetrievePaymentInput,
  RetrievePaymentOutput,
  UpdatePaymentInput,
  UpdatePaymentOutput,
  WebhookActionResult,
} from "@medusajs/framework/types";
import { AbstractPaymentProvider, PaymentActions } from "@medusajs/framework/utils";
import { advance, begin, statusOf } from "./by-hand-state";

/**
 * Money that staff take or find on the account. Placing the order authorises the payment, staff
 * capture it when the money is there, and give it back by hand when they refund. No money moves
 * through this code; it keeps the state, so that nothing can be captured after it was cancelled.
 */
export abstract class PaidByHand extends AbstractPaymentProvider {
  // The base class's constructor is protected, and Medusa has to call it.
  constructor(container: Record<string, unknown>, options?: Record<string, unknown>) {
    super(container, options);
  }

  // What the browser sent along is left out: the session's data hold nothing but our own state.
  async initiatePayment(_input: InitiatePaymentInput): Promise<InitiatePaymentOutput> {
    return { id: randomUUID(), data: begin() };
  }

  async updatePayment({ data }: UpdatePaymentInput): Promise<UpdatePaymentOutput> {
    return { data: { status: statusOf(data) } };
  }

  async authorizePayment({ data }: AuthorizePaymentInput): Promise<AuthorizePaymentOutput> {
    return { status: "authorized", data: advance(data, "authorized") };
  }

  async capturePayment({ data }: CapturePaymentInput): Promise<CapturePaymentOutput> {
    return { data: advance(data, "captured") };
  }

  async cancelPayment({ data }: CancelPaymentInput): Promise<CancelPaymentOutput> {
    return { data: advance(data, "canceled") };
  }

  async refundPayment({ data }: RefundPaymentInput): Promise<RefundPaymentOutput> {
    return { data: advance(data, "captured") };
  }

  async deletePayment({ data }: DeletePaymentInput): Promise<DeletePaymentOutput> {
    return { data: data ?? {} };
  }

  async retrievePayment({ data }: RetrievePaymentInput): Promise<RetrievePaymentOutput> {
    return { data: data ?? {} };
  }

  async getPaymentStatus({ data }: GetPaymentStatusInput): Promise<GetPaymentStatusOutput> {
    return { status: statusOf(data) satisfies PaymentSessionStatus };
  }

  async getWebhookActionAndData(
    _payload: ProviderWebhookPayload["payload"],
  ): Promise<WebhookActionResult> {
    return { action: PaymentActions.NOT_SUPPORTED };
  }
}
