/** Variants as they are at this moment, and the region they are sold in. */
import {
  mostBoxes,
  type UnitPrice,
  unitPriceOf,
  type WithdrawalClass,
  withdrawalOf,
} from "@landolt/forms";
import { type Wear, wearDays } from "@landolt/optics";
import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules, PriceListType, ProductStatus } from "@medusajs/framework/utils";
import { lensType } from "../catalog";
import { limits } from "../modules/bag/bag";
import {
  type ProductOfVariant,
  readProductsOfVariants,
  readStoredArticles,
  type StoredArticle,
} from "../read-models/buying/articles";
import { readSellingPlace, type SellingPlace } from "../read-models/buying/selling-place";
import type { KnownVariant } from "./validate-line";

/** What decides whether a variant can be taken into a bag. */
export type SoldVariant = KnownVariant & {
  /** The sales channels in which its product is published; none where it has no price. */
  channels: string[];
};

const knownVariant = ({
  status,
  type,
  version,
  range,
  channels,
  lenses_per_box,
  wear,
  supply_months,
  priced,
}: Omit<ProductOfVariant, "id">): SoldVariant => ({
  isLens: type === lensType,
  ...(version !== null && range !== null && { current: { version, range } }),
  ...(type === lensType && { most: boxesAtOnce(lenses_per_box, wear, supply_months) }),
  channels: status === ProductStatus.PUBLISHED && priced ? channels : [],
});

/** As the business profile has it until staff set another. */
const usualMonths = 12;

/** A pack of which the lenses are not known is limited like anything else. */
function boxesAtOnce(lensesPerBox: number | null, wear: string | null, months: number | null) {
  const daysPerLens = wear !== null && Object.hasOwn(wearDays, wear) && wearDays[wear as Wear];
  if (!lensesPerBox || !daysPerLens) return limits.quantity;
  return mostBoxes({ lensesPerBox, daysPerLens }, months ?? usualMonths);
}

/** By id; variants that do not exist are missing. */
export async function readKnownVariants(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<Map<string, SoldVariant>> {
  if (ids.length === 0) return new Map();
  const products = await readProductsOfVariants(container, { ids: [...new Set(ids)] });
  return new Map(products.map(({ id, ...product }) => [id, knownVariant(product)]));
}

/** Milliseconds. A change of the catalog or a range is not noticed for so long; the cart notices. */
const freshFor = 2000;
const mostCached = 5000;

const cache = new Map<string, { until: number; variant: Promise<SoldVariant | undefined> }>();

/** Asks once for a variant that several bags want at the same time; undefined where there is none. */
export function cachedVariant(
  container: MedusaContainer,
  id: string,
): Promise<SoldVariant | undefined> {
  const now = Date.now();
  const cached = cache.get(id);
  if (cached && cached.until > now) return cached.variant;
  const variant = readKnownVariants(container, [id]).then((found) => found.get(id));
  if (cache.size >= mostCached) cache.clear();
  cache.set(id, { until: now + freshFor, variant });
  variant.catch(() => cache.delete(id));
  return variant;
}

/** Milliseconds. */
const placeFreshFor = 60_000;
let cachedPlace: { until: number; place: Promise<SellingPlace> } | undefined;

/**
 * The region we sell in: the one that holds the business's own country.
 * @throws MedusaError `unexpected_state` where there is none
 */
export function sellingPlace(container: MedusaContainer): Promise<SellingPlace> {
  if (cachedPlace && cachedPlace.until > Date.now()) return cachedPlace.place;
  const place = readSellingPlace(container, {}).then((found) => {
    if (found) return found;
    throw new MedusaError(
      MedusaError.Types.UNEXPECTED_STATE,
      "No region sells to the business's own country",
    );
  });
  cachedPlace = { until: Date.now() + placeFreshFor, place };
  place.catch(() => {
    cachedPlace = undefined;
  });
  return place;
}

/** A variant as it is at this moment: what it is called, whether and for how much it is sold. */
export type Article = SoldVariant & {
  handle: string;
  title: string;
  subtitle: string;
  variant: string;
  /** Per piece, in the region's currency; absent where there is none. */
  price?: Price;
  /** The price of a litre, of what is sold by volume. */
  unitPrice?: UnitPrice;
  /** Pieces that can be sold; absent where they are not counted. */
  left?: number;
  details: ArticleDetails;
};

/** What a line of a cart keeps of an article besides. */
export type ArticleDetails = Pick<
  StoredArticle,
  "sku" | "barcode" | "thumbnail" | "product_id" | "type_id" | "type" | "discountable" | "giftcard"
> & {
  description: string | null;
  collection: string | null;
  /** Whether it has to be brought to the customer at all. */
  ships: boolean;
  withdrawal: WithdrawalClass;
};

export type Price = {
  amount: number;
  taxInclusive: boolean;
  /** What it costs outside of the sale that it is in. */
  was?: number;
};

/**
 * Reads variants afresh, with their texts in a language.
 * @returns by id; variants that do not exist are missing
 */
export async function readArticles(
  container: MedusaContainer,
  ids: readonly string[],
  where: { locale: string; place: SellingPlace; channel: string },
): Promise<Map<string, Article>> {
  if (ids.length === 0) return new Map();
  const { locale, place, channel } = where;
  const variants = await readStoredArticles(container, { channel, ids, locale });
  const prices = await pricesOf(container, variants, place);
  return new Map(
    variants.map((variant) => {
      const { id, counted, left, sku, barcode, thumbnail, product_id, type_id, type } = variant;
      const { discountable, giftcard, ships } = variant;
      const price = prices.get(variant.price_set ?? "");
      const unitPrice = price && unitPriceOf(price.amount, variant.variant_metadata);
      const article: Article = {
        ...knownVariant({ ...variant, priced: price !== undefined }),
        handle: variant.handle,
        title: variant.product_title,
        subtitle: variant.subtitle ?? "",
        variant: variant.title ?? "",
        ...(price && { price }),
        ...(unitPrice && { unitPrice }),
        ...(counted ? { left: Math.max(0, left ?? 0) } : {}),
        details: {
          ...{ sku, barcode, thumbnail, product_id, type_id, type, discountable, giftcard, ships },
          description: variant.description,
          collection: variant.collection,
          withdrawal: withdrawalOf(variant.metadata ?? {}),
        },
      };
      return [id, article] as const;
    }),
  );
}

async function pricesOf(
  container: MedusaContainer,
  variants: readonly StoredArticle[],
  { regionId: region_id, currency: currency_code }: SellingPlace,
): Promise<Map<string, Price>> {
  const id = [...new Set(variants.flatMap(({ price_set }) => price_set ?? []))];
  if (id.length === 0) return new Map();
  const found = await container
    .resolve(Modules.PRICING)
    .calculatePrices({ id }, { context: { region_id, currency_code } });
  return new Map(
    found.flatMap(({ id, calculated_amount, original_amount, ...price }) => {
      const amount = Number(calculated_amount ?? 0);
      if (amount <= 0) return [];
      const isSale = price.calculated_price?.price_list_type === PriceListType.SALE;
      const was =
        isSale && Number(original_amount) !== amount ? Number(original_amount) : undefined;
      const taxInclusive = price.is_calculated_price_tax_inclusive === true;
      return [[id, { amount, taxInclusive, ...(was !== undefined && { was }) }] as const];
    }),
  );
}
