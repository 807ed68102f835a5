import { manyRows } from "../read-model";

export type OpenOrderLine = {
  maker: string | null;
  product: string;
  pack: string | null;
  sku: string | null;
  order: number;
  boxes: number;
  metadata: unknown;
};

/**
 * Lines of which a box is not packed yet, with the maker that staff have entered: for the wholesalers'
 * list. One statement, where the query engine would read every order that ever was to compare quantities.
 */
export const readOpenOrderLines = manyRows<OpenOrderLine>(`
  select p.metadata->'lens'->>'maker' as maker,
    coalesce(l.product_title, l.title) as product, l.variant_title as pack, l.variant_sku as sku,
    o.display_id as order, (i.quantity - coalesce(i.fulfilled_quantity, 0))::float8 as boxes,
    l.metadata
  from "order" o
  join order_item i on i.order_id = o.id and i.version = o.version and i.deleted_at is null
  join order_line_item l on l.id = i.item_id
  left join product p on p.id = l.product_id
  where o.deleted_at is null and o.canceled_at is null and not o.is_draft_order
    and o.status in ('pending', 'completed', 'requires_action')
    and i.quantity > coalesce(i.fulfilled_quantity, 0)
  order by maker, product, o.display_id, l.id`);
