import { manyRows } from "../read-model";

export type UnnamedCustomer = {
  id: string;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
};

/**
 * Customers without a name who have ordered with one: Medusa keeps of somebody who orders without an account the
 * e-mail address alone. The last order's billing address counts, else where it went.
 */
export const readUnnamedCustomers = manyRows<UnnamedCustomer, { most: number }>(`
  select c.id, a.first_name, a.last_name, coalesce(c.phone, a.phone) as phone
  from customer c
  join lateral (
    select coalesce(o.billing_address_id, o.shipping_address_id) as address_id
    from "order" o
    where o.customer_id = c.id and o.deleted_at is null
    order by o.created_at desc limit 1) last on true
  join order_address a on a.id = last.address_id
  where c.deleted_at is null and c.first_name is null and c.last_name is null
    and (a.first_name is not null or a.last_name is not null)
  limit :most`);
