import { manyRows } from "../read-model";

export type LotHolder = {
  order_id: string;
  number: number;
  created_at: Date;
  email: string | null;
  language: string | null;
  name: string | null;
  phone: string | null;
  product_id: string;
  title: string;
  boxes: number;
  /** YYYY-MM of the boxes, each once. */
  expiries: string[];
  packed_at: Date;
  shipped_at: Date | null;
  delivered_at: Date | null;
};

/**
 * The orders in whose parcels a box of a lot was packed, by product: lots of two makers may look alike. One
 * statement, where the query engine would read every parcel that ever was to see its metadata.
 * @param lot in capital letters and without spaces
 */
export const readLotHolders = manyRows<LotHolder, { lot: string }>(`
  select o.id as order_id, o.display_id as number, o.created_at, o.email,
    o.metadata->>'language' as language,
    nullif(concat_ws(' ', a.first_name, a.last_name), '') as name, a.phone,
    coalesce(l.product_id, '') as product_id, coalesce(l.product_title, l.title) as title,
    count(*)::int as boxes,
    array_agg(distinct box.entry->>'expiry') as expiries,
    min(f.created_at) as packed_at, max(f.shipped_at) as shipped_at,
    max(f.delivered_at) as delivered_at
  from fulfillment f
  cross join lateral jsonb_array_elements(
    case jsonb_typeof(f.metadata->'lots') when 'array' then f.metadata->'lots' else '[]'::jsonb end
  ) as box(entry)
  join order_fulfillment link on link.fulfillment_id = f.id and link.deleted_at is null
  join "order" o on o.id = link.order_id and o.deleted_at is null
  join order_line_item l on l.id = box.entry->>'line'
  left join order_address a on a.id = o.shipping_address_id
  where f.deleted_at is null and f.canceled_at is null
    and upper(regexp_replace(box.entry->>'lot', '\\s', '', 'g')) = :lot
  group by o.id, a.id, l.product_id, coalesce(l.product_title, l.title)
  order by title, o.created_at, o.id`);
