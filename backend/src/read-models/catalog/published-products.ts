import { manyRows } from "../read-model";

/** A product that is published, as far as its publication depends on it. */
export type PublishedProduct = {
  title: string;
  /** In the lookbook alone: shown online and sold in the store only, without a price. */
  shown_only: boolean;
  metadata: Record<string, unknown> | null;
  has_brand: boolean;
  has_category: boolean;
  has_picture: boolean;
  variants: number;
  /** Variants without a price in the shop's currency. */
  unpriced: string[];
};

/**
 * What products need to be offered: of those that are published at the end of each write of products, and of one
 * draft for its page.
 * One statement over five modules, where the query engine would read every price and picture.
 */
export const readPublishedProducts = manyRows<
  PublishedProduct,
  { ids: readonly string[]; lookbook: string; currency: string | null; status: "published" | null }
>(`
  select p.title, p.metadata, channel.shown_only,
    exists (select 1 from product_product_brands_brand link join brand b on b.id = link.brand_id
      where link.product_id = p.id and link.deleted_at is null and b.deleted_at is null) as has_brand,
    exists (select 1 from product_category_product link
      join product_category c on c.id = link.product_category_id
      where link.product_id = p.id and c.deleted_at is null) as has_category,
    exists (select 1 from image where product_id = p.id and deleted_at is null) as has_picture,
    variant.count as variants, variant.unpriced
  from product p
  left join lateral (
    select coalesce(bool_and(s.name = :lookbook), false) as shown_only
    from product_sales_channel link join sales_channel s on s.id = link.sales_channel_id
    where link.product_id = p.id and link.deleted_at is null and s.deleted_at is null
  ) channel on true
  left join lateral (
    select count(*)::int as count, coalesce(array_agg(coalesce(v.title, v.sku, '')
      order by v.variant_rank, v.created_at) filter (where not exists (
        select 1 from product_variant_price_set link
        join price on price.price_set_id = link.price_set_id and price.deleted_at is null
        where link.variant_id = v.id and link.deleted_at is null and price.price_list_id is null
          and price.amount > 0
          and (cast(:currency as text) is null or price.currency_code = cast(:currency as text))
      )), '{}') as unpriced
    from product_variant v where v.product_id = p.id and v.deleted_at is null
  ) variant on true
  where p.id = any(:ids) and p.deleted_at is null
    and (cast(:status as text) is null or p.status = cast(:status as text))
  order by p.id`);
