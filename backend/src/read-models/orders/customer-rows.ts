import { manyRows } from "../read-model";

type CustomerRow = {
  id: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  company: string | null;
  account: "yes" | "no";
  since: string;
  language: string | null;
  address: string | null;
  postal_code: string | null;
  city: string | null;
  country: string | null;
  orders: number;
  last_order: string | null;
};

/**
 * Customers for the export, after an id and in its order; the address is that of the account, else of the last
 * order. One statement for hundreds over two modules, where the query engine would read every order whole.
 */
export const readCustomerRows = manyRows<
  CustomerRow,
  { after: string; count: number; begin: string | null; end: string | null; timeZone: string }
>(`
  select c.id, coalesce(nullif(concat_ws(' ', c.first_name, c.last_name), ''), last.name) as name,
    c.email, coalesce(c.phone, last.phone) as phone, c.company_name as company,
    case when c.has_account then 'yes' else 'no' end as account,
    to_char(c.created_at at time zone cast(:timeZone as text), 'YYYY-MM-DD') as since,
    coalesce(c.metadata->>'language', last.language) as language,
    coalesce(own.address_1, last.address) as address,
    coalesce(own.postal_code, last.postal_code) as postal_code,
    coalesce(own.city, last.city) as city,
    upper(coalesce(own.country_code, last.country_code)) as country,
    coalesce(ordered.count, 0) as orders, ordered.last as last_order
  from customer c
  left join lateral (
    select address_1, postal_code, city, country_code from customer_address
    where customer_id = c.id and deleted_at is null
    order by is_default_shipping desc, created_at desc limit 1
  ) own on true
  left join lateral (
    select nullif(concat_ws(' ', a.first_name, a.last_name), '') as name, a.phone,
      a.address_1 as address, a.postal_code, a.city, a.country_code, o.metadata->>'language' as language
    from "order" o left join order_address a on a.id = o.shipping_address_id
    where o.customer_id = c.id and o.deleted_at is null and not o.is_draft_order
    order by o.created_at desc limit 1
  ) last on true
  left join lateral (
    select count(*)::int as count,
      to_char(max(o.created_at) at time zone cast(:timeZone as text), 'YYYY-MM-DD') as last
    from "order" o where o.customer_id = c.id and o.deleted_at is null and not o.is_draft_order
      and o.canceled_at is null
  ) ordered on true
  where c.deleted_at is null and c.id > :after
    and (cast(:begin as text) is null or c.created_at >= cast(:begin as timestamptz))
    and (cast(:end as text) is null or c.created_at < cast(:end as timestamptz))
  order by c.id limit :count`);
