import { oneRow } from "./read-model";

export type StoredCartLines = {
  id: string;
  locale: string | null;
  completed_at: Date | null;
  metadata: Record<string, unknown> | null;
  items: {
    id: string;
    variant_id: string | null;
    quantity: number;
    unit_price: number;
    metadata: Record<string, unknown> | null;
  }[];
  shipping_methods: { data: Record<string, unknown> | null }[];
};

/**
 * What a bag's cart holds, without what it comes to: read before a cart is written again. One statement,
 * where the query engine calculates the amounts and takes ten.
 */
export const readStoredCartLines = oneRow<StoredCartLines, { cartId: string }>(`
  select c.id, c.locale, c.completed_at, c.metadata,
    (select coalesce(json_agg(json_build_object('id', i.id, 'variant_id', i.variant_id,
        'quantity', i.quantity::float8, 'unit_price', i.unit_price::float8,
        'metadata', i.metadata)), '[]')
      from cart_line_item i where i.cart_id = c.id and i.deleted_at is null) as items,
    (select coalesce(json_agg(json_build_object('data', m.data)), '[]')
      from cart_shipping_method m where m.cart_id = c.id and m.deleted_at is null)
      as shipping_methods
  from cart c where c.id = :cartId and c.deleted_at is null`);
