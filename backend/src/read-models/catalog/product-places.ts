import { manyRows } from "../read-model";

/** `name` is what a file says: a handle, a value, a name. */
export type ProductPlace = {
  kind: "brand" | "category" | "collection" | "type" | "channel" | "online" | "profile";
  id: string;
  name: string;
  /** Of a category: the one above it. */
  parent: string | null;
};

/**
 * What a new product can be put into, for the table of products; of two with one name the older one comes
 * last. One statement over small tables of five modules.
 */
export const readProductPlaces = manyRows<ProductPlace>(`
  select kind, id, name, parent from (
    select 'brand' as kind, id, handle as name, null as parent, created_at as made from brand
      where deleted_at is null
    union all
    select 'category', id, handle, parent_category_id, created_at from product_category
      where deleted_at is null
    union all
    select 'collection', id, handle, null, created_at from product_collection
      where deleted_at is null
    union all
    select 'type', id, value, null, created_at from product_type where deleted_at is null
    union all
    select 'channel', id, name, null, created_at from sales_channel where deleted_at is null
    union all
    select 'online', default_sales_channel_id, 'online', null, created_at from store
      where deleted_at is null and default_sales_channel_id is not null
    union all
    select 'profile', id, name, null, created_at from shipping_profile where deleted_at is null
  ) place order by made desc, id desc`);
