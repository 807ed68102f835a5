import { anyOf, manyRows } from "../read-model";

type Facts = Record<string, unknown> | null;

export type VariantRow = {
  id: string;
  title: string | null;
  sku: string | null;
  metadata: Facts;
  manage_inventory: boolean;
  allow_backorder: boolean;
  price_set_id: string | null;
  /** Of what lies in the stores that the product's channels sell from. */
  inventory_quantity: number | null;
};

export type ProductRow = {
  id: string;
  handle: string;
  title: string;
  subtitle: string | null;
  description: string | null;
  metadata: Facts;
  type_id: string | null;
  type: string | null;
  brand: { id: string; handle: string; name: string } | null;
  channels: string[];
  /** Those of them in which products are shown without a price. */
  showrooms: string[];
  /** Of the shop: none that staff keep to themselves. */
  categories: { id: string; handle: string; name: string }[];
  options: { id: string; title: string }[];
  images: string[];
  variants: VariantRow[];
};

/**
 * What the catalog index needs to know of those of the products that are published, read for hundreds at
 * once. One statement over the tables of six modules. Variants that were made together and have no rank
 * stand as they were written.
 */
export const readProductsToIndex = manyRows<
  ProductRow,
  { ids: readonly string[]; lookbook: string }
>(`
  select p.id, p.handle, p.title, p.subtitle, p.description, p.metadata, p.type_id,
    type.value as type, brand.brand,
    coalesce(channel.ids, '{}') as channels,
    coalesce(channel.showrooms, '{}') as showrooms,
    coalesce(category.list, '[]') as categories,
    coalesce(option.list, '[]') as options,
    coalesce(image.urls, '{}') as images,
    coalesce(variant.list, '[]') as variants
  from product p
  left join product_type type on type.id = p.type_id and type.deleted_at is null
  left join lateral (
    select jsonb_build_object('id', b.id, 'handle', b.handle, 'name', b.name) as brand
    from product_product_brands_brand link join brand b on b.id = link.brand_id
    where link.product_id = p.id and link.deleted_at is null and b.deleted_at is null limit 1
  ) brand on true
  left join lateral (
    select array_agg(link.sales_channel_id) as ids,
      array_agg(link.sales_channel_id) filter (where s.name = :lookbook) as showrooms
    from product_sales_channel link
    left join sales_channel s on s.id = link.sales_channel_id and s.deleted_at is null
    where link.product_id = p.id and link.deleted_at is null
  ) channel on true
  left join lateral (
    select jsonb_agg(jsonb_build_object('id', c.id, 'handle', c.handle, 'name', c.name)
      order by c.mpath, c.rank, c.id) as list
    from product_category_product link join product_category c on c.id = link.product_category_id
    where link.product_id = p.id and c.deleted_at is null and not c.is_internal
  ) category on true
  left join lateral (
    select jsonb_agg(jsonb_build_object('id', o.id, 'title', o.title) order by o.created_at, o.id) as list
    from product_product_option link join product_option o on o.id = link.product_option_id
    where link.product_id = p.id and link.deleted_at is null and o.deleted_at is null
  ) option on true
  left join lateral (
    select array_agg(url order by rank, id) as urls from image
    where product_id = p.id and deleted_at is null
  ) image on true
  left join lateral (
    select jsonb_agg(jsonb_build_object(
        'id', v.id, 'title', v.title, 'sku', v.sku, 'metadata', v.metadata,
        'manage_inventory', v.manage_inventory, 'allow_backorder', v.allow_backorder,
        'price_set_id', (select price_set_id from product_variant_price_set
          where variant_id = v.id and deleted_at is null limit 1),
        'inventory_quantity', (
          select min(floor(coalesce(stock.available, 0) / item.required_quantity))
          from product_variant_inventory_item item
          left join lateral (
            select sum(level.stocked_quantity - level.reserved_quantity) as available
            from inventory_level level
            where level.inventory_item_id = item.inventory_item_id and level.deleted_at is null
              and level.location_id in (select stock_location_id from sales_channel_stock_location
                where sales_channel_id = any(channel.ids) and deleted_at is null)
          ) stock on true
          where item.variant_id = v.id and item.deleted_at is null)
      ) order by v.variant_rank, v.created_at, v.ctid) as list
    from product_variant v where v.product_id = p.id and v.deleted_at is null
  ) variant on true
  where p.id = ${anyOf("ids")} and p.status = 'published' and p.deleted_at is null`);
