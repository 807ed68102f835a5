import { manyRows } from "../read-model";

type OrderRow = {
  number: number;
  placed_at: string;
  status: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  delivery: string | null;
  address: string | null;
  postal_code: string | null;
  city: string | null;
  country: string | null;
  articles: string | null;
  total: number | null;
  paid: number | null;
  refunded: number | null;
  currency: string;
  payment: string | null;
  documents: { year: number; sequence: number }[] | null;
  language: string | null;
};

/**
 * Orders for the export, after a number and in its order, without lens values. One statement for hundreds, where
 * the query engine would sum up each order whole. `begin` and `end` are instants or null.
 */
export const readOrderRows = manyRows<
  OrderRow,
  { after: number; count: number; begin: string | null; end: string | null; timeZone: string }
>(`
  select o.display_id as number,
    to_char(o.created_at at time zone cast(:timeZone as text), 'YYYY-MM-DD HH24:MI') as placed_at,
    case when o.canceled_at is not null then 'canceled' else o.status::text end as status,
    nullif(concat_ws(' ', a.first_name, a.last_name), '') as name, o.email, a.phone,
    (select string_agg(m.name, ', ') from order_shipping s
      join order_shipping_method m on m.id = s.shipping_method_id and m.deleted_at is null
      where s.order_id = o.id and s.version = o.version and s.deleted_at is null) as delivery,
    nullif(concat_ws(', ', nullif(a.address_1, ''), nullif(a.address_2, '')), '') as address,
    a.postal_code, a.city, upper(a.country_code) as country,
    (select string_agg(concat(i.quantity::float8, ' × ',
        concat_ws(', ', coalesce(l.product_title, l.title), nullif(l.variant_title, ''))), '; '
        order by l.created_at, l.id)
      from order_item i join order_line_item l on l.id = i.item_id
      where i.order_id = o.id and i.version = o.version and i.deleted_at is null
        and i.quantity > 0) as articles,
    (sum.totals->>'current_order_total')::float8 as total,
    (sum.totals->>'paid_total')::float8 as paid,
    (sum.totals->>'refunded_total')::float8 as refunded,
    upper(o.currency_code) as currency,
    (select string_agg(distinct p.provider_id, ', ') from order_payment_collection link
      join payment p on p.payment_collection_id = link.payment_collection_id
        and p.deleted_at is null and p.canceled_at is null
      where link.order_id = o.id and link.deleted_at is null) as payment,
    (select json_agg(json_build_object('year', d.year, 'sequence', d.sequence)
        order by d.year, d.sequence) from invoice d where d.order_id = o.id) as documents,
    o.metadata->>'language' as language
  from "order" o
  left join order_address a on a.id = o.shipping_address_id
  left join order_summary sum on sum.order_id = o.id and sum.version = o.version
    and sum.deleted_at is null
  where o.deleted_at is null and not o.is_draft_order and o.display_id > :after
    and (cast(:begin as text) is null or o.created_at >= cast(:begin as timestamptz))
    and (cast(:end as text) is null or o.created_at < cast(:end as timestamptz))
  order by o.display_id limit :count`);
