/** Carts: their lines, what their taxes depend on, where they may go, what is known of their ordering. */
import type { TaxCalculationContext } from "@medusajs/framework/types";
import { oneRow } from "../read-model";

type Amounts = {
  is_tax_inclusive: boolean;
  tax_lines: { rate: number }[];
  adjustments: { amount: number; is_tax_inclusive?: boolean }[];
};

export type StoredCart = {
  id: string;
  email: string | null;
  locale: string | null;
  currency_code: string;
  completed_at: Date | null;
  metadata: Record<string, unknown> | null;
  customer_id: string | null;
  sales_channel_id: string;
  region_id: string;
  /** That its region sells to, ISO 3166-1 alpha-2 in lower case. */
  countries: string[];
  items: (Amounts & {
    id: string;
    quantity: number;
    unit_price: number;
    variant_id: string | null;
    metadata: Record<string, unknown> | null;
    product_title: string | null;
    product_subtitle: string | null;
    product_handle: string | null;
    variant_title: string | null;
  })[];
  shipping_methods: (Amounts & {
    id: string;
    amount: number;
    data: Record<string, unknown> | null;
    /** Code of the type of its option; null where the option is gone. */
    code: string | null;
  })[];
  credit_lines: { amount: number }[];
  promotions: { code: string; is_automatic: boolean }[];
  billing_address: Record<string, string | null> | null;
  shipping_address: {
    last_name: string | null;
    address_1: string | null;
    postal_code: string | null;
    city: string | null;
    country_code: string | null;
  } | null;
};

/**
 * A cart with all that its amounts are calculated from: asked at each step from the bag to the order. One
 * statement, where the query engine needs a dozen for the same.
 */
export const readStoredCart = oneRow<StoredCart, { cartId: string }>(`
  select c.id, c.email, c.locale, c.currency_code, c.completed_at, c.metadata, c.customer_id,
    c.sales_channel_id, c.region_id,
    array(select country.iso_2 from region_country country
      where country.region_id = c.region_id and country.deleted_at is null) as countries,
    (select coalesce(json_agg(json_build_object('id', i.id, 'quantity', i.quantity::float8,
        'unit_price', i.unit_price::float8, 'is_tax_inclusive', i.is_tax_inclusive,
        'variant_id', i.variant_id, 'metadata', i.metadata, 'product_title', i.product_title,
        'product_subtitle', i.product_subtitle, 'product_handle', i.product_handle,
        'variant_title', i.variant_title,
        'tax_lines', (select coalesce(json_agg(json_build_object('rate', t.rate::float8)), '[]')
          from cart_line_item_tax_line t where t.item_id = i.id and t.deleted_at is null),
        'adjustments', (select coalesce(json_agg(json_build_object('amount', a.amount::float8,
            'is_tax_inclusive', a.is_tax_inclusive)), '[]')
          from cart_line_item_adjustment a where a.item_id = i.id and a.deleted_at is null)
      ) order by i.id), '[]')
      from cart_line_item i where i.cart_id = c.id and i.deleted_at is null) as items,
    (select coalesce(json_agg(json_build_object('id', m.id, 'amount', m.amount::float8,
        'is_tax_inclusive', m.is_tax_inclusive, 'data', m.data,
        'code', (select t.code from shipping_option o
          join shipping_option_type t on t.id = o.shipping_option_type_id
          where o.id = m.shipping_option_id),
        'tax_lines', (select coalesce(json_agg(json_build_object('rate', t.rate::float8)), '[]')
          from cart_shipping_method_tax_line t
          where t.shipping_method_id = m.id and t.deleted_at is null),
        'adjustments', (select
            coalesce(json_agg(json_build_object('amount', a.amount::float8)), '[]')
          from cart_shipping_method_adjustment a
          where a.shipping_method_id = m.id and a.deleted_at is null)
      ) order by m.id), '[]')
      from cart_shipping_method m where m.cart_id = c.id and m.deleted_at is null)
      as shipping_methods,
    (select coalesce(json_agg(json_build_object('amount', l.amount::float8)), '[]')
      from credit_line l where l.cart_id = c.id and l.deleted_at is null) as credit_lines,
    (select coalesce(json_agg(json_build_object('code', p.code,
        'is_automatic', p.is_automatic)), '[]')
      from cart_promotion link join promotion p on p.id = link.promotion_id and p.deleted_at is null
      where link.cart_id = c.id and link.deleted_at is null) as promotions,
    (select json_build_object('first_name', a.first_name, 'last_name', a.last_name,
        'address_1', a.address_1, 'postal_code', a.postal_code, 'city', a.city,
        'country_code', a.country_code, 'phone', a.phone)
      from cart_address a where a.id = c.billing_address_id and a.deleted_at is null)
      as billing_address,
    (select json_build_object('last_name', a.last_name, 'address_1', a.address_1,
        'postal_code', a.postal_code, 'city', a.city, 'country_code', a.country_code)
      from cart_address a where a.id = c.shipping_address_id and a.deleted_at is null)
      as shipping_address
  from cart c where c.id = :cartId and c.deleted_at is null`);

export type KeptTaxLine = {
  of: string;
  description: string | null;
  tax_rate_id: string | null;
  code: string;
  rate: number;
  provider_id: string | null;
};

export type CartToCompute = {
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
  /** Whether promotions may count, and whether a payment was begun. */
  promotions: boolean;
  payment: boolean;
};

/**
 * What the taxes of a cart depend on, those that it has, and whether Medusa's thirty statements for
 * promotions and those for a payment are wanted at all: asked after each change of a cart. One statement,
 * where Medusa's own workflow reads the whole cart, articles and deliveries apart.
 */
export const readCartToCompute = oneRow<CartToCompute, { cartId: string }>(`
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
      where m.cart_id = c.id and m.deleted_at is null and t.deleted_at is null) as "methodLines",
    exists (select 1 from promotion p
      where p.is_automatic and p.status = 'active' and p.deleted_at is null)
    or exists (select 1 from cart_promotion p where p.cart_id = c.id and p.deleted_at is null)
      as promotions,
    exists (select 1 from cart_payment_collection l
      where l.cart_id = c.id and l.deleted_at is null) as payment
  from cart c left join region r on r.id = c.region_id
  where c.id = :cartId and c.deleted_at is null`);

export type CartOrder = {
  id: string;
  /** The link by which Medusa finds the order of a cart. */
  linked: boolean;
  /** The link by which Medusa finds the payment of an order. */
  collectionLinked: boolean;
};

export type PaymentFacts = {
  collectionId: string;
  collectionStatus: string;
  /** What is to be paid, in the main unit of the currency. */
  amount: number;
  currency: string;
  session: {
    id: string;
    providerId: string;
    status: string;
    amount: number;
    /** The provider's own; null while it was not heard of, or never will be. */
    data: Record<string, unknown> | null;
  } | null;
  payment: {
    id: string;
    providerId: string;
    capturedAt: string | null;
    canceledAt: string | null;
    captured: number;
    /** Seconds since the last capture was begun. */
    captureAge: number | null;
  } | null;
};

export type CartFacts = {
  completedAt: Date | null;
  /** What the customer last agreed to, and what became of it. */
  placement: {
    attempt: string;
    method: string;
    /** In the main unit of the currency. */
    agreed: number;
    currency: string;
    state: string;
    reason: string | null;
    orderId: string | null;
  } | null;
  /** Live orders made of the cart, the one to be kept first. */
  orders: CartOrder[];
  payment: PaymentFacts | null;
};

/**
 * What the database holds about the ordering of a cart, under whose lock it is placed, paid and mended.
 * Of everything one statement, so that it is one moment of the database. Undefined where there is no such
 * cart.
 */
export const readCartFacts = oneRow<CartFacts, { cartId: string }>(`
  select c.completed_at as "completedAt",
    (select json_build_object('attempt', p.attempt, 'method', p.method, 'agreed', p.agreed::float8,
        'currency', p.currency, 'state', p.state, 'reason', p.reason, 'orderId', p.order_id)
      from placement p where p.id = c.id) as placement,
    (select coalesce(json_agg(found order by found.linked desc, found.created_at, found.id), '[]')
      from (
        select o.id, o.created_at,
          exists (select 1 from order_cart oc where oc.order_id = o.id and oc.deleted_at is null)
            as linked,
          exists (select 1 from order_payment_collection opc
            where opc.order_id = o.id and opc.deleted_at is null) as "collectionLinked"
        from "order" o
        where o.deleted_at is null and o.canceled_at is null and o.id in (
          select made.id from "order" made where made.metadata->>'cart_id' = c.id
            and made.deleted_at is null and made.canceled_at is null
          union all
          select oc.order_id from order_cart oc where oc.cart_id = c.id and oc.deleted_at is null)
      ) found) as orders,
    (select json_build_object('collectionId', pc.id, 'collectionStatus', pc.status,
        'amount', pc.amount::float8, 'currency', pc.currency_code,
        'session', (select json_build_object('id', s.id, 'providerId', s.provider_id,
            'status', s.status, 'amount', s.amount::float8, 'data', s.data)
          from payment_session s where s.payment_collection_id = pc.id and s.deleted_at is null
          order by (s.status in ('authorized', 'captured')) desc, s.created_at desc limit 1),
        'payment', (select json_build_object('id', p.id, 'providerId', p.provider_id,
            'capturedAt', p.captured_at, 'canceledAt', p.canceled_at,
            'captured', coalesce(sum(cap.amount), 0)::float8,
            'captureAge', extract(epoch from now() - max(cap.created_at)))
          from payment p left join capture cap on cap.payment_id = p.id and cap.deleted_at is null
          where p.payment_collection_id = pc.id and p.deleted_at is null
          group by p.id order by p.canceled_at nulls first, p.created_at desc limit 1))
      from cart_payment_collection link
      join payment_collection pc on pc.id = link.payment_collection_id and pc.deleted_at is null
      where link.cart_id = c.id and link.deleted_at is null
      order by pc.created_at desc limit 1) as payment
  from cart c where c.id = :cartId and c.deleted_at is null`);
