import type { Written } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { createShippingOptionsWorkflow } from "@medusajs/medusa/core-flows";
import { type TranslatedRecord, translated } from "../../catalog";
import { ensure, need } from "../ensure";

const profileName = "Parcels";

type Option = {
  code: string;
  set: "delivery" | "collection";
  /** Free, or worked out from the address by our own provider and the business profile. */
  price: "free" | "by-address";
  name: Written;
  description: Written;
};

const providers = { free: "manual_manual", "by-address": "delivery-price_delivery-price" } as const;

const sets = {
  delivery: { name: "Deliveries", type: "shipping", zone: "Delivery to Luxembourg" },
  collection: { name: "In the store", type: "pickup", zone: "Collection in Mersch" },
} as const;

const options: Option[] = [
  {
    code: "home-delivery",
    set: "delivery",
    price: "by-address",
    name: { en: "Home delivery", fr: "Livraison à domicile", de: "Lieferung nach Hause" },
    description: {
      en: "By parcel to an address in Luxembourg.",
      fr: "Par colis à une adresse au Luxembourg.",
      de: "Als Paket an eine Adresse in Luxemburg.",
    },
  },
  {
    code: "store-collection",
    set: "collection",
    price: "free",
    name: { en: "Collection in store", fr: "Retrait en magasin", de: "Abholung im Geschäft" },
    description: {
      en: "We’ll e-mail you as soon as everything is ready.",
      fr: "Nous vous prévenons par e-mail dès que tout est prêt.",
      de: "Wir benachrichtigen Sie per E-Mail, sobald alles bereitliegt.",
    },
  },
  {
    code: "optician-visit",
    set: "delivery",
    price: "free",
    name: {
      en: "With an optician’s visit",
      fr: "Avec la visite d’un opticien",
      de: "Mit einem Optikerbesuch",
    },
    description: {
      en: "An optician brings your order and adjusts your glasses at your home; we’ll call you to arrange an appointment.",
      fr: "Un opticien apporte votre commande et ajuste vos lunettes chez vous ; nous vous appelons pour fixer un rendez-vous.",
      de: "Ein Optiker bringt Ihre Bestellung und passt die Brille bei Ihnen an; wir rufen Sie an, um einen Termin zu vereinbaren.",
    },
  },
];

export async function seedShippingProfile(container: MedusaContainer): Promise<string> {
  const service = container.resolve(Modules.FULFILLMENT);
  const stored = await ensure({
    wanted: [profileName],
    keyOf: (name) => name,
    find: (names) => service.listShippingProfiles({ name: names }),
    keyOfStored: ({ name }) => name,
    create: (names) =>
      service.createShippingProfiles(names.map((name) => ({ name, type: "default" }))),
  });
  return need(stored, profileName).id;
}

async function seedZones(container: MedusaContainer, locationId: string) {
  const service = container.resolve(Modules.FULFILLMENT);
  const relations = { relations: ["service_zones"] };
  const stored = await ensure({
    wanted: Object.values(sets),
    keyOf: ({ name }) => name,
    find: (names) => service.listFulfillmentSets({ name: names }, relations),
    keyOfStored: ({ name }) => name,
    create: async (missing) => {
      const created = await service.createFulfillmentSets(
        missing.map(({ name, type, zone }) => ({
          name,
          type,
          service_zones: [
            { name: zone, geo_zones: [{ type: "country" as const, country_code: "lu" }] },
          ],
        })),
      );
      return service.listFulfillmentSets({ id: created.map(({ id }) => id) }, relations);
    },
  });
  await container.resolve(ContainerRegistrationKeys.LINK).create(
    [...stored.values()].map(({ id }) => ({
      [Modules.STOCK_LOCATION]: { stock_location_id: locationId },
      [Modules.FULFILLMENT]: { fulfillment_set_id: id },
    })),
  );
  return (set: Option["set"]): string => {
    const zone = need(stored, sets[set].name).service_zones[0];
    if (!zone) throw new Error(`The fulfilment set "${sets[set].name}" has no zone`);
    return zone.id;
  };
}

export async function seedShippingOptions(
  container: MedusaContainer,
  locationId: string,
  profileId: string,
): Promise<TranslatedRecord[]> {
  const service = container.resolve(Modules.FULFILLMENT);
  const zoneOf = await seedZones(container, locationId);
  const relations = { relations: ["type"] };
  const find = () => service.listShippingOptions({ shipping_profile_id: profileId }, relations);
  await removeUnpriced(container);
  const stored = await ensure({
    wanted: options,
    keyOf: ({ code }) => code,
    find,
    keyOfStored: ({ type }) => type.code,
    create: async (missing) => {
      await createShippingOptionsWorkflow(container).run({
        input: missing.map(({ code, set, price, name, description }) => ({
          name: name.en,
          ...(price === "free"
            ? { price_type: "flat", prices: [{ currency_code: "eur", amount: 0 }] }
            : { price_type: "calculated" }),
          provider_id: providers[price],
          service_zone_id: zoneOf(set),
          shipping_profile_id: profileId,
          type: { label: name.en, description: description.en, code },
          rules: [
            { attribute: "enabled_in_store", operator: "eq", value: "true" },
            { attribute: "is_return", operator: "eq", value: "false" },
          ],
        })),
      });
      return find();
    },
  });
  return options.flatMap(({ code, name, description }): TranslatedRecord[] => {
    const option = need(stored, code);
    return [
      {
        reference: "shipping_option",
        id: option.id,
        texts: translated({ name }),
      },
      {
        reference: "shipping_option_type",
        id: option.type.id,
        texts: translated({ label: name, description }),
      },
    ];
  });
}

/** An option that a killed run has left without its price can not be chosen; it is recreated. */
async function removeUnpriced(container: MedusaContainer) {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "shipping_option",
    fields: ["id", "type.code", "shipping_option_type_id", "prices.id"],
  });
  const stored: { id: string; type?: { code: string }; prices?: unknown[] | null }[] = data;
  const codes = new Set(options.filter(({ price }) => price === "free").map(({ code }) => code));
  const unpriced = stored.filter(
    ({ type, prices }) => codes.has(type?.code ?? "") && (prices ?? []).length === 0,
  );
  if (unpriced.length > 0) {
    await container
      .resolve(Modules.FULFILLMENT)
      .deleteShippingOptions(unpriced.map(({ id }) => id));
  }
}
