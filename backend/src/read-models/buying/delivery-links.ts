import { manyRows } from "../read-model";

/**
 * The fulfilment sets that serve a sales channel: asked for each offer of deliveries. One statement over
 * two links, where the query engine reads channel, locations and sets apart.
 */
export const readFulfillmentSets = manyRows<{ id: string }, { channel: string }>(`
  select distinct link.fulfillment_set_id as id
  from sales_channel_stock_location place
  join location_fulfillment_set link on link.stock_location_id = place.stock_location_id
    and link.deleted_at is null
  where place.sales_channel_id = :channel and place.deleted_at is null`);

/**
 * The price sets of shipping options, for the same offer. The query engine would read the options, which
 * are known already, along with the link.
 */
export const readOptionPrices = manyRows<
  { option: string; prices: string },
  { options: readonly string[] }
>(`
  select link.shipping_option_id as option, link.price_set_id as prices
  from shipping_option_price_set link
  where link.shipping_option_id = any(:options) and link.deleted_at is null`);
