/** What our payment providers have in common, and the state of money that staff take. */
import { randomUUID } from "node:crypto";
import type * as Medusa from "@medusajs/framework/types";
import { AbstractPaymentProvider, PaymentActions } from "@medusajs/framework/utils";
import { notAllowedError } from "../platform/errors";

/** What the ways to pay have in common. */
export abstract class OwnPaymentProvider extends AbstractPaymentProvider {
  // The base class's constructor is protected, and Medusa has to call it.
  constructor(container: Record<string, unknown>, options?: Record<string, unknown>) {
    super(container, options);
  }

  /** Events come in by /hooks/stripe, which keeps them first; Medusa's own way loses them. */
  async getWebhookActionAndData() {
    return { action: PaymentActions.NOT_SUPPORTED };
  }
}

type ByHandStatus = "pending" | "authorized" | "captured" | "canceled";

type SessionData = Record<string, unknown> | undefined;

const followers: Record<ByHandStatus, readonly ByHandStatus[]> = {
  pending: ["authorized", "canceled"],
  // Medusa repeats a call whose answer it lost, so staying where one is counts as allowed.
  authorized: ["authorized", "captured", "canceled"],
  captured: ["captured"],
  canceled: ["canceled"],
};

const isStatus = (value: unknown): value is ByHandStatus =>
  typeof value === "string" && Object.hasOwn(followers, value);

export const statusOf = (data: SessionData): ByHandStatus =>
  isStatus(data?.status) ? data.status : "pending";

export const begin = (): { status: ByHandStatus } => ({ status: "pending" });

/**
 * @throws MedusaError `not_allowed` when the payment can not get there from where it is.
 */
export function advance(data: SessionData, to: ByHandStatus): { status: ByHandStatus } {
  const from = statusOf(data);
  if (!followers[from].includes(to)) {
    throw notAllowedError(`A payment by hand that is ${from} cannot become ${to}`);
  }
  return { status: to };
}

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
