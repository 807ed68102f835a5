/** An order with everything that pages, mails and documents say of it. */
import { oneRow } from "../read-model";

type Amounts = {
  is_tax_inclusive: boolean;
  tax_lines: { rate: number }[];
  adjustments: { amount: number; is_tax_inclusive?: boolean }[];
};

type Moment = string | null;
type Moved = { id: string; amount: number; created_at: string };

export type OrderAddress = {
  first_name: string | null;
  last_name: string | null;
  company: string | null;
  address_1: string | null;
  address_2: string | null;
  postal_code: string | null;
  city: string | null;
  country_code: string | null;
  phone: string | null;
};

export type WholeOrder = {
  id: string;
  display_id: number;
  email: string | null;
  status: string;
  metadata: Record<string, unknown> | null;
  created_at: Date;
  canceled_at: Date | null;
  /** Set for an order that staff entered without mails to its customer. */
  no_notification: boolean | null;
  currency_code: string;
  shipping_address: OrderAddress | null;
  billing_address: OrderAddress | null;
  items: (Amounts & {
    id: string;
    title: string;
    variant_id: string | null;
    variant_title: string | null;
    variant_sku: string | null;
    product_title: string | null;
    product_subtitle: string | null;
    product_handle: string | null;
    metadata: Record<string, unknown> | null;
    /** Of its product, also where that is gone. */
    product_metadata: Record<string, unknown> | null;
    unit_price: number;
    quantity: number;
    fulfilled_quantity: number;
    shipped_quantity: number;
    delivered_quantity: number;
    return_requested_quantity: number;
    return_received_quantity: number;
    return_dismissed_quantity: number;
    written_off_quantity: number;
  })[];
  shipping_methods: (Amounts & {
    id: string;
    name: string;
    amount: number;
    /** Null where it is gone. */
    shipping_option: { id: string; name: string; type: { code: string } | null } | null;
  })[];
  credit_lines: { amount: number }[];
  fulfillments: {
    id: string;
    created_at: string;
    shipped_at: Moment;
    delivered_at: Moment;
    canceled_at: Moment;
    metadata: Record<string, unknown> | null;
    labels: { tracking_number: string; tracking_url: string }[];
    items: { line_item_id: string; quantity: number }[];
  }[];
  payment_collections: {
    status: string;
    authorized_amount: number | null;
    captured_amount: number | null;
    refunded_amount: number | null;
    payments: {
      id: string;
      provider_id: string;
      captured_at: Moment;
      canceled_at: Moment;
      captures: Moved[];
      refunds: Moved[];
    }[];
    payment_sessions: { provider_id: string; status: string }[];
  }[];
  returns: {
    id: string;
    status: string;
    requested_at: Moment;
    items: { item_id: string; quantity: number }[];
  }[];
};

const address = (id: string): string => `
  (select to_json(a) from (select first_name, last_name, company, address_1, address_2, postal_code,
      city, country_code, phone
    from order_address where id = ${id} and deleted_at is null) a)`;

/** What was captured or given back of a payment. */
const moved = (table: "capture" | "refund"): string => `
  (select coalesce(json_agg(json_build_object('id', m.id, 'amount', m.amount,
      'created_at', m.created_at) order by m.id), '[]')
    from ${table} m where m.payment_id = p.id and m.deleted_at is null)`;

/**
 * Asked by the page after an order, by its mails and whenever somebody looks after it; by its id. One
 * statement over order, product, fulfillment and payment, where the query engine needs some thirty.
 * Lines, deliveries and discounts are those of the order's version, as Medusa reads them.
 */
export const readWholeOrder = oneRow<WholeOrder, { id: string }>(`
  select o.id, o.display_id, o.email, o.status, o.metadata, o.created_at, o.canceled_at,
    o.no_notification, o.currency_code,
    ${address("o.shipping_address_id")} as shipping_address,
    ${address("o.billing_address_id")} as billing_address,
    (select coalesce(json_agg(line), '[]') from (
      select l.id, l.title, l.variant_id, l.variant_title, l.variant_sku, l.product_title,
        l.product_subtitle, l.product_handle, coalesce(nullif(i.metadata, 'null'), l.metadata) as metadata,
        p.metadata as product_metadata, coalesce(i.unit_price, l.unit_price) as unit_price,
        l.is_tax_inclusive, i.quantity, i.fulfilled_quantity, i.shipped_quantity,
        i.delivered_quantity, i.return_requested_quantity, i.return_received_quantity,
        i.return_dismissed_quantity, i.written_off_quantity,
        (select coalesce(json_agg(json_build_object('rate', t.rate)), '[]')
          from order_line_item_tax_line t where t.item_id = l.id and t.deleted_at is null)
          as tax_lines,
        (select coalesce(json_agg(json_build_object('amount', a.amount,
            'is_tax_inclusive', a.is_tax_inclusive)), '[]')
          from order_line_item_adjustment a
          where a.item_id = l.id and a.version = i.version and a.deleted_at is null) as adjustments
      from order_item i
      join order_line_item l on l.id = i.item_id
      left join product p on p.id = l.product_id
      where i.order_id = o.id and i.version = o.version and i.deleted_at is null order by i.id
    ) line) as items,
    (select coalesce(json_agg(method), '[]') from (
      select m.id, m.name, m.amount, m.is_tax_inclusive,
        (select json_build_object('id', option.id, 'name', option.name,
            'type', (select json_build_object('code', t.code) from shipping_option_type t
              where t.id = option.shipping_option_type_id and t.deleted_at is null))
          from shipping_option option
          where option.id = m.shipping_option_id and option.deleted_at is null) as shipping_option,
        (select coalesce(json_agg(json_build_object('rate', t.rate)), '[]')
          from order_shipping_method_tax_line t
          where t.shipping_method_id = m.id and t.deleted_at is null) as tax_lines,
        (select coalesce(json_agg(json_build_object('amount', a.amount)), '[]')
          from order_shipping_method_adjustment a
          where a.shipping_method_id = m.id and a.version = s.version and a.deleted_at is null)
          as adjustments
      from order_shipping s
      join order_shipping_method m on m.id = s.shipping_method_id
      where s.order_id = o.id and s.version = o.version and s.deleted_at is null order by s.id
    ) method) as shipping_methods,
    (select coalesce(json_agg(json_build_object('amount', c.amount)), '[]')
      from order_credit_line c
      where c.order_id = o.id and c.version = o.version and c.deleted_at is null) as credit_lines,
    (select coalesce(json_agg(json_build_object('id', f.id, 'created_at', f.created_at,
        'shipped_at', f.shipped_at, 'delivered_at', f.delivered_at,
        'canceled_at', f.canceled_at, 'metadata', f.metadata,
        'items', (select coalesce(json_agg(json_build_object('line_item_id', i.line_item_id,
            'quantity', i.quantity) order by i.id), '[]')
          from fulfillment_item i where i.fulfillment_id = f.id and i.deleted_at is null),
        'labels', (select coalesce(json_agg(json_build_object(
            'tracking_number', l.tracking_number, 'tracking_url', l.tracking_url)), '[]')
          from fulfillment_label l where l.fulfillment_id = f.id and l.deleted_at is null)
      ) order by f.id), '[]')
      from order_fulfillment link
      join fulfillment f on f.id = link.fulfillment_id and f.deleted_at is null
      where link.order_id = o.id and link.deleted_at is null) as fulfillments,
    (select coalesce(json_agg(json_build_object('status', pc.status,
        'authorized_amount', pc.authorized_amount, 'captured_amount', pc.captured_amount,
        'refunded_amount', pc.refunded_amount,
        'payments', (select coalesce(json_agg(json_build_object('id', p.id,
            'provider_id', p.provider_id, 'captured_at', p.captured_at,
            'canceled_at', p.canceled_at, 'captures', ${moved("capture")},
            'refunds', ${moved("refund")}) order by p.id), '[]')
          from payment p where p.payment_collection_id = pc.id and p.deleted_at is null),
        'payment_sessions', (select coalesce(json_agg(json_build_object(
            'provider_id', s.provider_id, 'status', s.status) order by s.id), '[]')
          from payment_session s where s.payment_collection_id = pc.id and s.deleted_at is null)
      ) order by pc.id), '[]')
      from order_payment_collection link
      join payment_collection pc on pc.id = link.payment_collection_id and pc.deleted_at is null
      where link.order_id = o.id and link.deleted_at is null) as payment_collections,
    (select coalesce(json_agg(json_build_object('id', r.id, 'status', r.status,
        'requested_at', r.requested_at,
        'items', (select coalesce(json_agg(json_build_object('item_id', i.item_id,
            'quantity', i.quantity)), '[]')
          from return_item i where i.return_id = r.id and i.deleted_at is null)
      ) order by r.id), '[]')
      from "return" r where r.order_id = o.id and r.deleted_at is null) as returns
  from "order" o where o.id = :id and o.deleted_at is null`);
