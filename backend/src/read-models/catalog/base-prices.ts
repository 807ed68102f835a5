import { manyRows } from "../read-model";

/** A price that holds without a price list, a region of its own or a number of pieces; none without `id`. */
export type BasePrice = {
  variant: string;
  sku: string | null;
  priceSet: string;
  id: string | null;
  currency: string | null;
  amount: string | null;
};

/**
 * What variants cost, for the tables of products and of prices: read for hundreds of lines at once. One
 * statement over the tables of two modules and their link. Each is read once by ids and then joined, so that
 * the plan is good before PostgreSQL has statistics of rows that were just imported.
 */
const pricesOf = (variants: string) => `
  with sold as materialized (
    select v.id as variant, v.sku, link.price_set_id as price_set
    from product_variant v join product_variant_price_set link on link.variant_id = v.id
    where ${variants} and v.deleted_at is null and link.deleted_at is null
  ), any_price as materialized (
    select id, price_set_id, currency_code, amount, price_list_id, rules_count, min_quantity,
      max_quantity
    from price where price_set_id in (select price_set from sold) and deleted_at is null
  )
  select sold.variant, sold.sku, sold.price_set as "priceSet", base.id,
    base.currency_code as currency, base.amount::text as amount
  from sold left join any_price base on base.price_set_id = sold.price_set
    and base.price_list_id is null and base.rules_count = 0
    and base.min_quantity is null and base.max_quantity is null
  order by sold.sku, base.id`;

export const readPricesOfVariants = manyRows<BasePrice, { ids: readonly string[] }>(
  pricesOf("v.id = any(:ids)"),
);

export const readPricesOfSkus = manyRows<BasePrice, { skus: readonly string[] }>(
  pricesOf("v.sku = any(:skus)"),
);

/** The SKUs that have prices, all of them, for the export. */
export const readPricedSkus = manyRows<{ name: string }>(`
  select v.sku as name from product_variant v
  join product_variant_price_set link on link.variant_id = v.id and link.deleted_at is null
  where v.deleted_at is null and v.sku <> '' order by v.sku`);

/** The currencies of the store: a column each in the table of prices. */
export const readStoreCurrencies = manyRows<{ code: string }>(
  "select distinct currency_code as code from store_currency where deleted_at is null order by 1",
);
