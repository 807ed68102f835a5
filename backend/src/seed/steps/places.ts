import { type BusinessProfile, localeOf, siteLanguages, wallClock } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import {
  createRegionsWorkflow,
  createTaxRegionsWorkflow,
  updateStoresWorkflow,
} from "@medusajs/medusa/core-flows";
import { rateDue } from "../../catalog";
import { providerIds } from "../../payments/methods";
import { ensure, need } from "../ensure";
import type { ChannelIds } from "./channels";

const homeRegion = "Luxembourg";
const regions = [
  { name: homeRegion, countries: ["lu"] },
  // Ready, but not sold to: the profile's delivery countries decide.
  { name: "Neighbouring countries", countries: ["be", "de", "fr"] },
];

/**
 * Of what is configured, these are offered: Medusa's own test provider would let an order through
 * without any payment.
 */
const paymentProviders = new Set<string>(Object.values(providerIds));

/** The shop itself, where everything on sale lies. */
export async function seedStockLocation(
  container: MedusaContainer,
  { name, street, town, postalCode, country, phone }: BusinessProfile,
  channels: ChannelIds,
): Promise<string> {
  const service = container.resolve(Modules.STOCK_LOCATION);
  const link = container.resolve(ContainerRegistrationKeys.LINK);
  const address = {
    address_1: street,
    city: town,
    postal_code: postalCode,
    country_code: country,
    phone,
  };
  const stored = await ensure({
    wanted: [name],
    keyOf: (wanted) => wanted,
    find: (names) => service.listStockLocations({ name: names }),
    keyOfStored: (location) => location.name,
    create: (names) =>
      service.createStockLocations(names.map((missing) => ({ name: missing, address }))),
  });
  const { id } = need(stored, name);
  const location = { [Modules.STOCK_LOCATION]: { stock_location_id: id } };
  await link.create([
    ...Object.values(channels).map((channel) => ({
      [Modules.SALES_CHANNEL]: { sales_channel_id: channel },
      ...location,
    })),
    ...["manual_manual", "delivery-price_delivery-price"].map((provider) => ({
      ...location,
      [Modules.FULFILLMENT]: { fulfillment_provider_id: provider },
    })),
  ]);
  return id;
}

export async function seedRegions(container: MedusaContainer): Promise<string> {
  const service = container.resolve(Modules.REGION);
  const payment = container.resolve(Modules.PAYMENT);
  const enabled = await payment.listPaymentProviders({ is_enabled: true }, { take: null });
  const providers = enabled.map(({ id }) => id).filter((id) => paymentProviders.has(id));
  const stored = await ensure({
    wanted: regions,
    keyOf: ({ name }) => name,
    find: (names) => service.listRegions({ name: { $in: names } }),
    keyOfStored: ({ name }) => name,
    create: async (missing) => {
      const { result } = await createRegionsWorkflow(container).run({
        input: {
          regions: missing.map(({ name, countries }) => ({
            name,
            countries,
            currency_code: "eur",
            automatic_taxes: true,
            is_tax_inclusive: true,
            payment_providers: providers,
          })),
        },
      });
      return result;
    },
  });
  // A run that was killed may have made the region and not the links.
  await container.resolve(ContainerRegistrationKeys.LINK).create(
    [...stored.values()].flatMap(({ id }) =>
      providers.map((provider) => ({
        [Modules.REGION]: { region_id: id },
        [Modules.PAYMENT]: { payment_provider_id: provider },
      })),
    ),
  );
  return need(stored, homeRegion).id;
}

export async function seedTaxRegions(container: MedusaContainer, profile: BusinessProfile) {
  const rate = rateDue(profile.vatRates, "standard", wallClock(new Date(), profile.timeZone).date);
  const service = container.resolve(Modules.TAX);
  await ensure({
    wanted: regions.flatMap(({ countries }) => countries),
    keyOf: (country) => country,
    find: (countries) => service.listTaxRegions({ country_code: countries }),
    keyOfStored: ({ country_code }) => country_code ?? "",
    create: async (countries) => {
      const { result } = await createTaxRegionsWorkflow(container).run({
        input: countries.map((country) => ({
          country_code: country,
          provider_id: "tp_system",
          default_tax_rate: { rate: rate ?? 0, code: "standard", name: "VAT" },
        })),
      });
      return result;
    },
  });
}

export async function seedStore(
  container: MedusaContainer,
  name: string,
  defaults: { channel: string; region: string; location: string },
) {
  const [store] = await container.resolve(Modules.STORE).listStores({}, { take: 1 });
  if (!store) throw new Error("Medusa has not made its store record; start it once");
  await updateStoresWorkflow(container).run({
    input: {
      selector: { id: store.id },
      update: {
        name,
        // Here and not only on the region: prices by currency would otherwise count as net.
        supported_currencies: [{ currency_code: "eur", is_default: true, is_tax_inclusive: true }],
        supported_locales: siteLanguages.map((language) => ({ locale_code: localeOf(language) })),
        default_sales_channel_id: defaults.channel,
        default_region_id: defaults.region,
        default_location_id: defaults.location,
      },
    },
  });
}
