import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { providerIds } from "./methods";

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
