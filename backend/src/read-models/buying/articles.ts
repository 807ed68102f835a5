import type { ParameterRange } from "@landolt/optics";
import { anyOf, manyRows } from "../read-model";

export type StoredArticle = {
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
  variant_metadata: Record<string, unknown> | null;
  type_id: string | null;
  type: string | null;
  collection: string | null;
  version: number | null;
  range: ParameterRange | null;
  lenses_per_box: number | null;
  wear: string | null;
  supply_months: number | null;
  channels: string[];
  price_set: string | null;
  ships: boolean;
};

/**
 * Of a variant `v`: a whole number from 1, null where staff typed anything else into Medusa's own editor of metadata,
 * which checks nothing.
 */
export const lensesPerBox = `
  case when jsonb_typeof(v.metadata -> 'lensesPerBox') = 'number'
      and v.metadata ->> 'lensesPerBox' ~ '^[1-9][0-9]{0,3}$'
    then (v.metadata ->> 'lensesPerBox')::float8 end`;

/** How many boxes of a variant last how long: facts of pack and lens, and the shop's own limit. */
const supplyColumns = `${lensesPerBox} as lenses_per_box,
  p.metadata -> 'lens' ->> 'wear' as wear,
  (select (b.profile ->> 'lensSupplyMonths')::int from business_profile b
    where b.deleted_at is null limit 1) as supply_months`;

/** A text in the language of a locale: translated where it is, else as it is kept. */
const inLocale = (column: string, key: string, translation: string) =>
  `coalesce(nullif(trim(${translation}.translations ->> '${key}'), ''), ${column})`;

/**
 * Variants as a bag's cart wants them, with their texts in the language of a locale: asked with every look
 * at a bag. One statement over the tables of seven modules, where the query engine needs eighteen. Stock
 * counts where the sales channel sells from.
 */
export const readStoredArticles = manyRows<
  StoredArticle,
  { channel: string; ids: readonly string[]; locale: string }
>(`
  select v.id, ${inLocale("v.title", "title", "vt")} as title, v.sku, v.barcode, coalesce(v.thumbnail, p.thumbnail) as thumbnail,
    v.manage_inventory and not v.allow_backorder as counted,
    p.id as product_id, p.status, p.handle,
    ${inLocale("p.title", "title", "pt")} as product_title,
    ${inLocale("p.subtitle", "subtitle", "pt")} as subtitle,
    ${inLocale("p.description", "description", "pt")} as description,
    p.discountable, p.is_giftcard as giftcard, p.metadata, v.metadata as variant_metadata,
    t.id as type_id, t.value as type,
    ${inLocale("c.title", "title", "ct")} as collection, r.version, r.range, ${supplyColumns},
    array(select s.sales_channel_id from product_sales_channel s
      where s.product_id = p.id and s.deleted_at is null) as channels,
    (select s.price_set_id from product_variant_price_set s
      where s.variant_id = v.id and s.deleted_at is null limit 1) as price_set,
    exists (select 1 from product_shipping_profile s
      where s.product_id = p.id and s.deleted_at is null)
    or exists (select 1 from product_variant_inventory_item kit
      join inventory_item i on i.id = kit.inventory_item_id and i.deleted_at is null
      where kit.variant_id = v.id and kit.deleted_at is null and i.requires_shipping) as ships,
    (select min(floor(coalesce((select sum(level.stocked_quantity - level.reserved_quantity)
        from inventory_level level
        join sales_channel_stock_location place on place.stock_location_id = level.location_id
          and place.sales_channel_id = :channel and place.deleted_at is null
        where level.inventory_item_id = kit.inventory_item_id and level.deleted_at is null), 0)
      / kit.required_quantity))::float8
      from product_variant_inventory_item kit
      where kit.variant_id = v.id and kit.deleted_at is null) as "left"
  from product_variant v
  join product p on p.id = v.product_id and p.deleted_at is null
  left join product_type t on t.id = p.type_id
  left join product_collection c on c.id = p.collection_id and c.deleted_at is null
  left join lens_range r on r.product_id = p.id and r.deleted_at is null
  left join translation vt on vt.reference_id = v.id and vt.locale_code = :locale
    and vt.deleted_at is null
  left join translation pt on pt.reference_id = p.id and pt.locale_code = :locale
    and pt.deleted_at is null
  left join translation ct on ct.reference_id = c.id and ct.locale_code = :locale
    and ct.deleted_at is null
  where v.id = ${anyOf("ids")} and v.deleted_at is null`);

export type ProductOfVariant = {
  id: string;
  status: string;
  type: string | null;
  version: number | null;
  range: ParameterRange | null;
  /** Of a contact lens, as staff entered them; null where they did not. */
  lenses_per_box: number | null;
  wear: string | null;
  supply_months: number | null;
  channels: string[];
  priced: boolean;
};

/**
 * What decides whether variants can be ordered: asked while somebody waits for "add to bag", and of every
 * line that staff write. One statement over the tables of three modules, where the query engine needs seven and ten times as long.
 */
export const readProductsOfVariants = manyRows<ProductOfVariant, { ids: readonly string[] }>(`
  select v.id, p.status, t.value as type, r.version, r.range, ${supplyColumns},
    array(select c.sales_channel_id from product_sales_channel c
          where c.product_id = p.id and c.deleted_at is null) as channels,
    exists (select 1 from product_variant_price_set link
      join price on price.price_set_id = link.price_set_id and price.deleted_at is null
      where link.variant_id = v.id and link.deleted_at is null) as priced
  from product_variant v
  join product p on p.id = v.product_id and p.deleted_at is null
  left join product_type t on t.id = p.type_id
  left join lens_range r on r.product_id = p.id and r.deleted_at is null
  where v.id = ${anyOf("ids")} and v.deleted_at is null`);
