import { manyRows } from "../read-model";

/** `name` is a brand's or category's handle, a channel's id, a picture's address, an option's title. */
export type ProductPart = {
  product: string;
  kind: "brand" | "channel" | "category" | "picture" | "option";
  id: string;
  name: string;
};

/**
 * What hundreds of products are linked to, for the table of products, each kind in its order. One statement
 * over five modules' tables; each branch reads one table of links by the list of ids.
 */
export const readProductParts = manyRows<ProductPart, { ids: readonly string[] }>(`
  select product, kind, id, name from (
    select link.product_id as product, 'brand' as kind, b.id, b.handle as name,
      '' as place, 0 as rank, null::timestamptz as made
    from product_product_brands_brand link join brand b on b.id = link.brand_id
    where link.product_id = any(:ids) and link.deleted_at is null and b.deleted_at is null
    union all
    select product_id, 'channel', id, sales_channel_id, '', 0, null from product_sales_channel
    where product_id = any(:ids) and deleted_at is null
    union all
    select link.product_id, 'category', c.id, c.handle, c.mpath, c.rank, null
    from product_category_product link join product_category c on c.id = link.product_category_id
    where link.product_id = any(:ids) and c.deleted_at is null
    union all
    select product_id, 'picture', id, url, '', rank, null from image
    where product_id = any(:ids) and deleted_at is null
    union all
    select link.product_id, 'option', o.id, o.title, '', 0, o.created_at
    from product_product_option link join product_option o on o.id = link.product_option_id
    where link.product_id = any(:ids) and link.deleted_at is null and o.deleted_at is null
  ) part order by product, kind, place, rank, made, id`);
