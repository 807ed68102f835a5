import { type WithdrawalClass, withdrawalOf } from "@landolt/forms";
import type { ParameterRange } from "@landolt/optics";
import type { MedusaContainer } from "@medusajs/framework/types";
import { applyTranslations, Modules, PriceListType } from "@medusajs/framework/utils";
import { ask } from "../ask";
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
  StoredVariant,
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

type StoredVariant = {
  id: string;
  title: string | null;
  sku: string | null;
  barcode: string | null;
  thumbnail: string | null;
  /** Whether its pieces are counted. */
  counted: boolean;
  left: number | null;
  product_id: string;
  status: string;
  handle: string;
  product_title: string;
  subtitle: string | null;
  description: string | null;
  discountable: boolean;
  giftcard: boolean;
  metadata: Record<string, unknown> | null;
  type_id: string | null;
  type: string | null;
  collection_id: string | null;
  collection: string | null;
  version: number | null;
  range: ParameterRange | null;
  channels: string[];
  price_set: string | null;
  ships: boolean;
};

/**
 * One statement over the tables of six modules, where the query engine needs sixteen: this is asked
 * with every look at a bag. Stock counts where the sales channel sells from.
 */
const statement = `
  select v.id, v.title, v.sku, v.barcode, coalesce(v.thumbnail, p.thumbnail) as thumbnail,
    v.manage_inventory and not v.allow_backorder as counted,
    p.id as product_id, p.status, p.handle, p.title as product_title, p.subtitle, p.description,
    p.discountable, p.is_giftcard as giftcard, p.metadata, t.id as type_id, t.value as type,
    c.id as collection_id, c.title as collection, r.version, r.range,
    array(select sales_channel_id from product_sales_channel s
      where s.product_id = p.id and s.deleted_at is null) as channels,
    (select price_set_id from product_variant_price_set s
      where s.variant_id = v.id and s.deleted_at is null limit 1) as price_set,
    exists (select 1 from product_shipping_profile s
      where s.product_id = p.id and s.deleted_at is null)
    or exists (select 1 from product_variant_inventory_item kit
      join inventory_item i on i.id = kit.inventory_item_id and i.deleted_at is null
      where kit.variant_id = v.id and kit.deleted_at is null and i.requires_shipping) as ships,
    (select min(floor(coalesce((select sum(level.stocked_quantity - level.reserved_quantity)
        from inventory_level level
        join sales_channel_stock_location place on place.stock_location_id = level.location_id
          and place.sales_channel_id = ? and place.deleted_at is null
        where level.inventory_item_id = kit.inventory_item_id and level.deleted_at is null), 0)
      / kit.required_quantity))::float8
      from product_variant_inventory_item kit
      where kit.variant_id = v.id and kit.deleted_at is null) as "left"
  from product_variant v
  join product p on p.id = v.product_id and p.deleted_at is null
  left join product_type t on t.id = p.type_id
  left join product_collection c on c.id = p.collection_id and c.deleted_at is null
  left join lens_range r on r.product_id = p.id and r.deleted_at is null
  where v.id = any(?) and v.deleted_at is null`;

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
  const variants = await ask<StoredVariant>(container, statement, [channel, [...ids]]);
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
  variants: readonly StoredVariant[],
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
  variants: readonly StoredVariant[],
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
