/** The ways of delivery that a cart is offered, and what each costs. */
import { type DeliveryChoice, deliveryChoices, methodFits } from "@landolt/forms";
import type { MedusaContainer, ShippingOptionDTO } from "@medusajs/framework/types";
import { Modules, ShippingOptionPriceType } from "@medusajs/framework/utils";
import { recentProfileOf } from "../modules/business-profile";
import { deliveryPriceKey } from "../modules/delivery-price/price";
import { offeredMethods } from "../payments/methods";
import { readFulfillmentSets, readOptionPrices } from "../read-models/buying/delivery-links";
import { translatedNames } from "../read-models/catalog/translations";
import { addressCoverage, homeDeliveryPrice, type TypedAddress } from "../visits";

/** Ours, which works the price out from the address. */
const ownProvider = "delivery-price_delivery-price";

/** What the prices of deliveries may depend on, as far as they do not depend on the address. */
export type PricedCart = {
  locale?: string | null;
  sales_channel_id: string;
  region_id: string;
  currency_code: string;
};

/** Taxes included, in the currency's main unit: staff can make the price of a delivery depend on it. */
type Totals = { item_total: number; total: number };

export type DeliveryOffer = {
  id: string;
  name: string;
  code: DeliveryChoice;
  /** In the currency's main unit. */
  amount: number;
  taxInclusive: boolean;
};

/** The shipping options with which goods of a sales channel get to an address. */
async function optionsFor(
  container: MedusaContainer,
  channel: string,
  { country_code, city, postal_code }: TypedAddress,
): Promise<ShippingOptionDTO[]> {
  const sets = await readFulfillmentSets(container, { channel });
  if (sets.length === 0) return [];
  return container.resolve(Modules.FULFILLMENT).listShippingOptionsForContext({
    fulfillment_set_id: sets.map(({ id }) => id),
    address: {
      ...(country_code && { country_code }),
      ...(city && { city }),
      ...(postal_code && { postal_expression: postal_code }),
    },
    context: { is_return: "false", enabled_in_store: "true" },
  });
}

/**
 * What a cart is offered at an address, priced as it would be kept: by Medusa where staff have given
 * an option a price, by the distance where it is ours.
 * A way for which there is none to pay is not offered.
 * @param totals asked where a price may depend on them
 * @param only the one way that is wanted, where it is one
 */
export async function offeredDeliveries(
  container: MedusaContainer,
  cart: PricedCart,
  address: TypedAddress,
  totals: () => Promise<Totals>,
  only?: DeliveryChoice,
): Promise<DeliveryOffer[]> {
  const found = await optionsFor(container, cart.sales_channel_id, address);
  const methods = offeredMethods(await recentProfileOf(container));
  const wanted = deliveryChoices.flatMap((code) => {
    const option = found.find(({ type }) => type.code === code);
    const isPayable = methods.some((method) => methodFits(method, code));
    return option && isPayable && (only === undefined || only === code) ? [{ code, option }] : [];
  });
  const isFlat = ({ option }: (typeof wanted)[number]) =>
    option.price_type === ShippingOptionPriceType.FLAT;
  const flat = wanted.filter(isFlat).map(({ option }) => option.id);
  const ids = wanted.map(({ option: { id } }) => id);
  const [prices, nameOf, calculated] = await Promise.all([
    flatPrices(container, flat, cart, totals),
    translatedNames(container, ids, cart.locale ?? ""),
    Promise.all(
      wanted.map((each) =>
        isFlat(each) ? undefined : calculate(container, each.option, cart, address),
      ),
    ),
  ]);
  return wanted.flatMap(({ code, option: { id, name } }, index): DeliveryOffer[] => {
    const price = calculated[index] ?? prices.get(id);
    if (price?.amount === undefined) return [];
    return [{ id, code, name: nameOf.get(id) ?? name, ...price, amount: price.amount }];
  });
}

type Price = { amount: number | undefined; taxInclusive: boolean };

async function flatPrices(
  container: MedusaContainer,
  options: readonly string[],
  { region_id, currency_code, sales_channel_id }: PricedCart,
  totals: () => Promise<Totals>,
): Promise<Map<string, Price>> {
  if (options.length === 0) return new Map();
  const links = await readOptionPrices(container, { options });
  const { item_total, total } = await totals();
  const found = await container
    .resolve(Modules.PRICING)
    .calculatePrices(
      { id: links.map(({ prices }) => prices) },
      { context: { region_id, currency_code, sales_channel_id, item_total, total } },
    );
  const priceOf = new Map(found.map((price) => [price.id, price]));
  return new Map(
    links.map(({ option, prices }) => {
      const price = priceOf.get(prices);
      const amount = price?.calculated_amount ?? undefined;
      const taxInclusive = price?.is_calculated_price_tax_inclusive === true;
      return [option, { amount: amount === undefined ? undefined : Number(amount), taxInclusive }];
    }),
  );
}

async function calculate(
  container: MedusaContainer,
  { id, provider_id, data: optionData }: ShippingOptionDTO,
  cart: PricedCart,
  shipping_address: TypedAddress,
): Promise<Price> {
  const coverage = await addressCoverage(container, shipping_address, "delivery");
  const price = await homeDeliveryPrice(container, coverage);
  const [calculated] = await container.resolve(Modules.FULFILLMENT).calculateShippingOptionsPrices([
    {
      ...{ id, provider_id, optionData: optionData ?? {}, data: {} },
      context: { ...cart, shipping_address, [deliveryPriceKey]: price } as never,
    },
  ]);
  return {
    amount: calculated && Number(calculated.calculated_amount),
    taxInclusive: calculated?.is_calculated_price_tax_inclusive === true,
  };
}

/** The delivery that a cart is calculated with until one is chosen. */
export type EstimatedDelivery = { shipping_option_id: string; name: string; amount: number };

/** Home delivery for a new cart; nothing where staff have priced it otherwise, so that Medusa has to. */
export async function usualDelivery(
  container: MedusaContainer,
  channel: string,
  country_code: string,
): Promise<{ estimate?: EstimatedDelivery }> {
  const options = await optionsFor(container, channel, { country_code });
  const usual = options.find(({ type }) => type.code === "home-delivery");
  if (usual?.provider_id !== ownProvider || usual.price_type !== "calculated") return {};
  const { id, name } = usual;
  const amount = await homeDeliveryPrice(container, undefined);
  return { estimate: { shipping_option_id: id, name, amount } };
}
