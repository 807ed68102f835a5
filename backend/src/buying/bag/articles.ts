import { type WithdrawalClass, withdrawalOf } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { applyTranslations, Modules, PriceListType } from "@medusajs/framework/utils";
import { readStoredArticles, type StoredArticle } from "../../read-models/articles";
import { type KnownArticle, knownArticle } from "./known-articles";
import type { SellingRegion } from "./selling-region";

/** A variant as it is at this moment: what it is called, whether and for how much it is sold. */
export type Article = KnownArticle & {
  handle: string;
  title: string;
  subtitle: string;
  variant: string;
  /** Per piece, in the region's currency; absent where there is none. */
  price?: Price;
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
  place: { locale: string; region: SellingRegion; channel: string },
): Promise<Map<string, Article>> {
  if (ids.length === 0) return new Map();
  const { locale, region, channel } = place;
  const variants = await readStoredArticles(container, { channel, ids });
  const [texts, prices] = await Promise.all([
    textsOf(container, variants, locale),
    pricesOf(container, variants, region),
  ]);
  return new Map(
    variants.map((variant, index) => {
      const { id, counted, left, sku, barcode, thumbnail, product_id, type_id, type } = variant;
      const { discountable, giftcard, ships } = variant;
      const text = texts[index];
      const price = prices.get(variant.price_set ?? "");
      const article: Article = {
        ...knownArticle(variant),
        handle: variant.handle,
        title: text?.product.title ?? "",
        subtitle: text?.product.subtitle ?? "",
        variant: text?.title ?? "",
        ...(price && { price }),
        ...(counted ? { left: Math.max(0, left ?? 0) } : {}),
        details: {
          ...{ sku, barcode, thumbnail, product_id, type_id, type, discountable, giftcard, ships },
          description: text?.product.description ?? null,
          collection: text?.collection?.title ?? null,
          withdrawal: withdrawalOf(variant.metadata ?? {}),
        },
      };
      return [id, article] as const;
    }),
  );
}

/** What articles are called, in the language of a locale where it is translated. */
async function textsOf(
  container: MedusaContainer,
  variants: readonly StoredArticle[],
  localeCode: string,
) {
  // In the shape in which Medusa knows what to translate: by ids and fields.
  const objects = variants.map(
    ({
      id,
      title,
      product_id,
      product_title,
      subtitle,
      description,
      collection_id,
      collection,
    }) => ({
      ...{ id, title },
      product: { id: product_id, title: product_title, subtitle, description },
      collection: collection_id === null ? null : { id: collection_id, title: collection },
    }),
  );
  await applyTranslations({ localeCode, objects, container });
  return objects;
}

async function pricesOf(
  container: MedusaContainer,
  variants: readonly StoredArticle[],
  { id: region_id, currency_code }: SellingRegion,
): Promise<Map<string, Price>> {
  const id = [...new Set(variants.flatMap(({ price_set }) => price_set ?? []))];
  if (id.length === 0) return new Map();
  const found = await container
    .resolve(Modules.PRICING)
    .calculatePrices({ id }, { context: { region_id, currency_code } });
  return new Map(
    found.flatMap(({ id, calculated_amount, original_amount, ...price }) => {
      if (calculated_amount === null || calculated_amount === undefined) return [];
      const amount = Number(calculated_amount);
      const isSale = price.calculated_price?.price_list_type === PriceListType.SALE;
      const was =
        isSale && Number(original_amount) !== amount ? Number(original_amount) : undefined;
      const taxInclusive = price.is_calculated_price_tax_inclusive === true;
      return [[id, { amount, taxInclusive, ...(was !== undefined && { was }) }] as const];
    }),
  );
}
