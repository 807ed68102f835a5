import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { providerIds } from "../payments/methods";
import { readOfferedEver } from "../read-models/buying/payment-sessions";

type Offer = { regionId: string; providerId: string };

/**
 * A region that was never asked offers every way to pay; a way to pay that is new is offered everywhere.
 * What has been offered before is left to staff, who may have taken it away.
 */
export function newOffers(
  regions: readonly string[],
  providers: readonly string[],
  ever: readonly Offer[],
): Offer[] {
  const asked = new Set(ever.map(({ regionId }) => regionId));
  const known = new Set(ever.map(({ providerId }) => providerId));
  return regions.flatMap((regionId) =>
    providers
      .filter((providerId) => !asked.has(regionId) || !known.has(providerId))
      .map((providerId) => ({ regionId, providerId })),
  );
}

/** Offers what is new at a start: a key for Stripe may have come, or a region, after the shop was made. */
export async function offerPaymentProviders(container: MedusaContainer): Promise<void> {
  const payments = container.resolve(Modules.PAYMENT);
  const enabled = await payments.listPaymentProviders({ is_enabled: true }, { take: null });
  const ours = new Set<string>(Object.values(providerIds));
  const providers = enabled.map(({ id }) => id).filter((id) => ours.has(id));
  const regions = await container.resolve(Modules.REGION).listRegions({}, { take: null });
  const ids = regions.map(({ id }) => id);
  const offers = newOffers(ids, providers, await readOfferedEver(container, {}));
  if (offers.length === 0) return;
  await container.resolve(ContainerRegistrationKeys.LINK).create(
    offers.map(({ regionId, providerId }) => ({
      [Modules.REGION]: { region_id: regionId },
      [Modules.PAYMENT]: { payment_provider_id: providerId },
    })),
  );
}
