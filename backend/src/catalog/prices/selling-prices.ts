/** What variants cost today where the shop sells, as the customer pays it. */
import type { ItemTaxLineDTO, MedusaContainer } from "@medusajs/framework/types";
import { calculateAmountsWithTax, Modules } from "@medusajs/framework/utils";
import { readSellingPlace, type SellingPlace } from "../../read-models/buying/selling-place";

export type { SellingPlace };

/** Undefined before the shop is set up. */
export const sellingPlace = (container: MedusaContainer): Promise<SellingPlace | undefined> =>
  readSellingPlace(container, {});

export type Priced = {
  variantId: string;
  priceSetId: string;
  productId: string;
  productTypeId: string | null;
};

export type SellingPrice = {
  variantId: string;
  /** With taxes. */
  amount: number;
  /** The price as staff set it, by which the history goes. */
  set: number;
  /** Whether a price list made it cheaper. */
  reduced: boolean;
};

type TaxItem = { id: string; product_id: string; product_type_id?: string; unit_price: number };

/** The tax of each product; asked once for all of its variants. */
async function taxLines(
  container: MedusaContainer,
  { country, currency, automaticTaxes }: SellingPlace,
  variants: readonly Priced[],
): Promise<ReadonlyMap<string, ItemTaxLineDTO[]>> {
  const lines = new Map<string, ItemTaxLineDTO[]>();
  if (!automaticTaxes) return lines;
  const items = new Map<string, TaxItem & { quantity: number; currency_code: string }>();
  for (const { productId, productTypeId } of variants) {
    items.set(productId, {
      ...{ id: productId, product_id: productId, quantity: 1, unit_price: 1 },
      currency_code: currency,
      ...(productTypeId && { product_type_id: productTypeId }),
    });
  }
  const found = await container
    .resolve(Modules.TAX)
    .getTaxLines([...items.values()], { address: { country_code: country } });
  for (const line of found) {
    if (!("line_item_id" in line)) continue;
    lines.set(line.line_item_id, [...(lines.get(line.line_item_id) ?? []), line]);
  }
  return lines;
}

/** The prices of those variants that have one. */
export async function sellingPrices(
  container: MedusaContainer,
  place: SellingPlace,
  variants: readonly Priced[],
): Promise<SellingPrice[]> {
  if (variants.length === 0) return [];
  const calculated = await container
    .resolve(Modules.PRICING)
    .calculatePrices(
      { id: variants.map(({ priceSetId }) => priceSetId) },
      { context: { currency_code: place.currency, region_id: place.regionId } },
    );
  const priceOf = new Map(calculated.map((price) => [price.id, price]));
  const taxes = await taxLines(container, place, variants);
  return variants.flatMap(({ variantId, priceSetId, productId }) => {
    const price = priceOf.get(priceSetId);
    const set = price?.calculated_amount;
    // Nothing is given away: a price of nothing is none.
    if (!price || typeof set !== "number" || set <= 0) return [];
    const { priceWithTax } = calculateAmountsWithTax({
      taxLines: taxes.get(productId) ?? [],
      amount: set,
      includesTax: price.is_calculated_price_tax_inclusive ?? false,
    });
    const amount = place.automaticTaxes ? priceWithTax : set;
    return [{ variantId, amount, set, reduced: Number(price.original_amount ?? set) > set }];
  });
}
