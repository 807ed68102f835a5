/** The payment provider behind each way to pay. */
import { type OrderPayment, type PaymentMethod, paymentMethods } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";

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

/**
 * Offers every configured way to pay in every region: a key for Stripe may have come, or gone, after
 * the shop was made.
 */
export async function offerPaymentProviders(container: MedusaContainer): Promise<void> {
  const payments = container.resolve(Modules.PAYMENT);
  const enabled = await payments.listPaymentProviders({ is_enabled: true }, { take: null });
  const ours = new Set<string>(Object.values(providerIds));
  const offered = enabled.filter(({ id }) => ours.has(id));
  const regions = await container.resolve(Modules.REGION).listRegions({}, { take: null });
  await container.resolve(ContainerRegistrationKeys.LINK).create(
    regions.flatMap(({ id: region_id }) =>
      offered.map(({ id: payment_provider_id }) => ({
        [Modules.REGION]: { region_id },
        [Modules.PAYMENT]: { payment_provider_id },
      })),
    ),
  );
}
