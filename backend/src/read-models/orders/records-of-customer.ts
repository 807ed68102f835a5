import { oneRow } from "../read-model";

export type RecordsOfCustomer = {
  /** With everybody of the same address: one may have ordered both with an account and without. */
  customers: string[];
  orders: string[];
  withdrawals: string[];
};

/**
 * Ids of what belongs to a customer: orders, also those under an earlier address, and declarations of withdrawal.
 * Orders keep an address as it was typed, so case does not count, which the query engine can not leave out.
 */
export const readRecordsOfCustomer = oneRow<RecordsOfCustomer, { customer: string }>(`
  with person as (select id, lower(email) as email from customer where id = :customer),
  same as (
    select c.id from customer c join person on c.id = person.id or lower(c.email) = person.email
    where c.deleted_at is null),
  placed as (
    select o.id from "order" o cross join person
    where o.deleted_at is null
      and (o.customer_id in (select id from same) or lower(o.email) = person.email))
  select array(select id from same) as customers, array(select id from placed) as orders,
    array(select w.id from withdrawal w where w.deleted_at is null
      and (w.order_id in (select id from placed) or lower(w.email) = person.email)) as withdrawals
  from person`);
