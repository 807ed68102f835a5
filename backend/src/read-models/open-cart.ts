import { oneRow } from "./read-model";

export type OpenCart = {
  customer_id: string | null;
  sales_channel_id: string;
  region_id: string;
  currency_code: string;
  /** Whether its region sells to the country of the address. */
  reached: boolean;
};

/**
 * A cart that is not ordered yet, and whether it may go to a country: asked when a delivery is chosen.
 * One statement, where the query engine reads the region with all of its countries besides.
 */
export const readOpenCart = oneRow<OpenCart, { cartId: string; country: string }>(`
  select c.customer_id, c.sales_channel_id, c.region_id, c.currency_code,
    exists (select 1 from region_country country where country.region_id = c.region_id
      and country.iso_2 = :country and country.deleted_at is null) as reached
  from cart c where c.id = :cartId and c.completed_at is null and c.deleted_at is null`);
