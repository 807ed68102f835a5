/** The payment provider behind each way to pay. */
import { type OrderPayment, type PaymentMethod, paymentMethods } from "@landolt/forms";

export const providerIds: Record<PaymentMethod, string> = {
  card: "pp_stripe_stripe",
  "pay-in-store": "pp_pay-in-store_pay-in-store",
  "bank-transfer": "pp_bank-transfer_bank-transfer",
};

/** Undefined for a provider that is none of ours. */
export const methodOf = (providerId: string | undefined): PaymentMethod | undefined =>
  paymentMethods.find((method) => providerIds[method] === providerId);

/** How an order is paid, by the provider of its payment. */
export const orderPaymentOf = (providerId: string | undefined): OrderPayment =>
  methodOf(providerId) ?? "other";
