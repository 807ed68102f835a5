import type { TaxCalculationContext } from "@medusajs/framework/types";
import { oneRow } from "./read-model";

export type KeptTaxLine = {
  of: string;
  description: string | null;
  tax_rate_id: string | null;
  code: string;
  rate: number;
  provider_id: string | null;
};

export type TaxedCart = {
  currency_code: string;
  locale: string | null;
  automatic_taxes: boolean | null;
  address: (TaxCalculationContext["address"] & { country_code: string | null }) | null;
  customer: TaxCalculationContext["customer"] | null;
  items: {
    id: string;
    product_id: string;
    product_type_id: string | undefined;
    quantity: number;
    unit_price: number;
  }[];
  methods: { id: string; shipping_option_id: string; amount: number; name: string }[];
  itemLines: KeptTaxLine[];
  methodLines: KeptTaxLine[];
};

/**
 * What the taxes of a cart depend on, and those that it has: asked after each change of one. One statement,
 * where Medusa's own workflow reads the whole cart, articles and deliveries apart.
 */
export const readCartToTax = oneRow<TaxedCart, { cartId: string }>(`
  select c.currency_code, c.locale, r.automatic_taxes,
    (select json_build_object('country_code', a.country_code, 'province_code', a.province,
        'address_1', a.address_1, 'address_2', a.address_2, 'city', a.city,
        'postal_code', a.postal_code, 'metadata', a.metadata)
      from cart_address a where a.id = c.shipping_address_id and a.deleted_at is null) as address,
    (select json_build_object('id', cu.id, 'email', cu.email, 'metadata', cu.metadata,
        'customer_groups', (select coalesce(json_agg(g.customer_group_id), '[]')
          from customer_group_customer g where g.customer_id = cu.id and g.deleted_at is null))
      from customer cu where cu.id = c.customer_id and cu.deleted_at is null) as customer,
    (select coalesce(json_agg(json_build_object('id', i.id, 'product_id', i.product_id,
        'product_type_id', i.product_type_id, 'quantity', i.quantity::float8,
        'unit_price', i.unit_price::float8) order by i.created_at, i.id), '[]')
      from cart_line_item i
      where i.cart_id = c.id and i.deleted_at is null and not i.is_giftcard) as items,
    (select coalesce(json_agg(json_build_object('id', m.id, 'name', m.name,
        'shipping_option_id', m.shipping_option_id, 'amount', m.amount::float8)), '[]')
      from cart_shipping_method m where m.cart_id = c.id and m.deleted_at is null) as methods,
    (select coalesce(json_agg(json_build_object('of', t.item_id, 'description', t.description,
        'tax_rate_id', t.tax_rate_id, 'code', t.code, 'rate', t.rate::float8,
        'provider_id', t.provider_id)), '[]')
      from cart_line_item i join cart_line_item_tax_line t on t.item_id = i.id
      where i.cart_id = c.id and i.deleted_at is null and t.deleted_at is null) as "itemLines",
    (select coalesce(json_agg(json_build_object('of', t.shipping_method_id,
        'description', t.description, 'tax_rate_id', t.tax_rate_id, 'code', t.code,
        'rate', t.rate::float8, 'provider_id', t.provider_id)), '[]')
      from cart_shipping_method m join cart_shipping_method_tax_line t on t.shipping_method_id = m.id
      where m.cart_id = c.id and m.deleted_at is null and t.deleted_at is null) as "methodLines"
  from cart c left join region r on r.id = c.region_id
  where c.id = :cartId and c.deleted_at is null`);
