import { randomUUID } from "node:crypto";
import type * as Medusa from "@medusajs/framework/types";
import { advance, begin, statusOf } from "./by-hand-state";
import { OwnPaymentProvider } from "./own-provider";

/**
 * Money that staff take or find on the account. Placing the order authorises the payment, staff
 * capture it when the money is there, and give it back by hand when they refund. No money moves
 * through this code; it keeps the state, so that nothing can be captured after it was cancelled.
 */
export abstract class PaidByHand extends OwnPaymentProvider {
  // What the browser sent along is left out: the session's data hold nothing but our own state.
  async initiatePayment(
    _input: Medusa.InitiatePaymentInput,
  ): Promise<Medusa.InitiatePaymentOutput> {
    return { id: randomUUID(), data: begin() };
  }

  async updatePayment({ data }: Medusa.UpdatePaymentInput): Promise<Medusa.UpdatePaymentOutput> {
    return { data: { status: statusOf(data) } };
  }

  async authorizePayment({
    data,
  }: Medusa.AuthorizePaymentInput): Promise<Medusa.AuthorizePaymentOutput> {
    return { status: "authorized", data: advance(data, "authorized") };
  }

  async capturePayment({ data }: Medusa.CapturePaymentInput): Promise<Medusa.CapturePaymentOutput> {
    return { data: advance(data, "captured") };
  }

  async cancelPayment({ data }: Medusa.CancelPaymentInput): Promise<Medusa.CancelPaymentOutput> {
    return { data: advance(data, "canceled") };
  }

  async refundPayment({ data }: Medusa.RefundPaymentInput): Promise<Medusa.RefundPaymentOutput> {
    return { data: advance(data, "captured") };
  }

  async deletePayment({ data }: Medusa.DeletePaymentInput): Promise<Medusa.DeletePaymentOutput> {
    return { data: data ?? {} };
  }

  async retrievePayment({
    data,
  }: Medusa.RetrievePaymentInput): Promise<Medusa.RetrievePaymentOutput> {
    return { data: data ?? {} };
  }

  async getPaymentStatus({
    data,
  }: Medusa.GetPaymentStatusInput): Promise<Medusa.GetPaymentStatusOutput> {
    return { status: statusOf(data) satisfies Medusa.PaymentSessionStatus };
  }
}
