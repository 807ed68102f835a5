/** A cart as it becomes an order. */
import type { BigNumberRawValue } from "@medusajs/framework/types";
import { oneRow } from "../read-model";

type TaxLineToOrder = {
  description: string | null;
  tax_rate_id: string | null;
  code: string;
  rate: number;
  provider_id: string | null;
  metadata: Record<string, unknown> | null;
};

type AdjustmentToOrder = {
  code: string | null;
  amount: number;
  description: string | null;
  promotion_id: string | null;
  provider_id: string | null;
  is_tax_inclusive?: boolean;
};

type Priced = { tax_lines: TaxLineToOrder[]; adjustments: AdjustmentToOrder[] };

type OrderedAddress = {
  customer_id: string | null;
  company: string | null;
  first_name: string | null;
  last_name: string | null;
  address_1: string | null;
  address_2: string | null;
  city: string | null;
  country_code: string | null;
  province: string | null;
  postal_code: string | null;
  phone: string | null;
  metadata: Record<string, unknown> | null;
};

export type CartToOrder = {
  id: string;
  email: string | null;
  locale: string | null;
  currency_code: string;
  metadata: Record<string, unknown> | null;
  customer_id: string | null;
  sales_channel_id: string | null;
  region_id: string | null;
  items: (Priced & {
    id: string;
    title: string;
    quantity: number;
    unit_price: number;
    is_tax_inclusive: boolean;
    requires_shipping: boolean;
    variant_id: string | null;
    metadata: Record<string, unknown> | null;
    /** Of its product; null where there is none any more. */
    shipping_profile_id: string | null;
  } & Record<string, unknown>)[];
  shipping_methods: (Priced & {
    id: string;
    name: string;
    description: string | null;
    amount: number;
    raw_amount: BigNumberRawValue;
    is_tax_inclusive: boolean;
    shipping_option_id: string | null;
    data: Record<string, unknown> | null;
    metadata: Record<string, unknown> | null;
    /** Of its option, and the code of its type; null where the option is gone. */
    shipping_profile_id: string | null;
    code: string | null;
  })[];
  credit_lines: {
    amount: number;
    raw_amount: BigNumberRawValue;
    reference: string | null;
    reference_id: string | null;
    metadata: Record<string, unknown> | null;
  }[];
  /** Ids of the promotions that count. */
  promotions: string[];
  /** Ids of the payment providers that its region offers. */
  offered: string[];
  shipping_address: OrderedAddress | null;
  billing_address: OrderedAddress | null;
};

const address = (id: string): string => `
  (select to_json(a) from (select customer_id, company, first_name, last_name, address_1, address_2,
      city, country_code, province, postal_code, phone, metadata
    from cart_address where id = ${id} and deleted_at is null) a)`;

/**
 * Everything that an order takes over from its cart: read once, under the locks of its placement. One
 * statement, where Medusa's completion asks the query engine, which needs some thirty.
 */
export const readCartToOrder = oneRow<CartToOrder, { cartId: string }>(`
  select c.id, c.email, c.locale, c.currency_code, c.metadata, c.sales_channel_id, c.region_id,
    (select cu.id from customer cu where cu.id = c.customer_id and cu.deleted_at is null)
      as customer_id,
    (select coalesce(json_agg(line), '[]') from (
      select i.id, i.title, i.subtitle, i.thumbnail, i.quantity, i.unit_price,
        i.compare_at_unit_price, i.variant_id, i.product_id, i.product_title,
        i.product_description, i.product_subtitle, i.product_type, i.product_type_id,
        i.product_collection, i.product_handle, i.variant_sku, i.variant_barcode, i.variant_title,
        i.variant_option_values, i.requires_shipping, i.is_discountable, i.is_giftcard,
        i.is_tax_inclusive, i.metadata,
        (select p.shipping_profile_id from product_variant v
          join product_shipping_profile p on p.product_id = v.product_id and p.deleted_at is null
          where v.id = i.variant_id and v.deleted_at is null limit 1) as shipping_profile_id,
        (select coalesce(json_agg(t), '[]') from (select description, tax_rate_id, code, rate,
            provider_id, metadata
          from cart_line_item_tax_line where item_id = i.id and deleted_at is null order by id) t)
          as tax_lines,
        (select coalesce(json_agg(a), '[]') from (select code, amount, description, promotion_id,
            provider_id, is_tax_inclusive
          from cart_line_item_adjustment where item_id = i.id and deleted_at is null order by id) a)
          as adjustments
      from cart_line_item i where i.cart_id = c.id and i.deleted_at is null order by i.id
    ) line) as items,
    (select coalesce(json_agg(method), '[]') from (
      select m.id, m.name, m.description, m.amount, m.raw_amount, m.is_tax_inclusive,
        m.shipping_option_id, m.data, m.metadata, o.shipping_profile_id, type.code,
        (select coalesce(json_agg(t), '[]') from (select description, tax_rate_id, code, rate,
            provider_id, metadata
          from cart_shipping_method_tax_line where shipping_method_id = m.id and deleted_at is null order by id) t)
          as tax_lines,
        (select coalesce(json_agg(a), '[]') from (select code, amount, description, promotion_id,
            provider_id
          from cart_shipping_method_adjustment
          where shipping_method_id = m.id and deleted_at is null order by id) a) as adjustments
      from cart_shipping_method m
      left join shipping_option o on o.id = m.shipping_option_id and o.deleted_at is null
      left join shipping_option_type type on type.id = o.shipping_option_type_id
      where m.cart_id = c.id and m.deleted_at is null order by m.id
    ) method) as shipping_methods,
    (select coalesce(json_agg(credit), '[]') from (select amount, raw_amount, reference,
        reference_id, metadata
      from credit_line where cart_id = c.id and deleted_at is null) credit) as credit_lines,
    array(select p.id from cart_promotion link
      join promotion p on p.id = link.promotion_id and p.deleted_at is null
      where link.cart_id = c.id and link.deleted_at is null) as promotions,
    array(select p.payment_provider_id from region_payment_provider p
      where p.region_id = c.region_id and p.deleted_at is null) as offered,
    ${address("c.shipping_address_id")} as shipping_address,
    ${address("c.billing_address_id")} as billing_address
  from cart c where c.id = :cartId and c.deleted_at is null`);
