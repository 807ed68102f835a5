import { lensesPerBox } from "../buying/articles";
import { manyRows } from "../read-model";

export type OpenOrderLine = {
  line_id: string;
  order_id: string;
  maker: string | null;
  product: string;
  pack: string | null;
  sku: string | null;
  order: number;
  boxes: number;
  /** Of which the rest is packed. */
  quantity: number;
  lenses_per_box: number | null;
  metadata: unknown;
};

/**
 * Condition on an order `o` and its line `l`: the customer has withdrawn from it, and that has not been seen to. A
 * declaration in words, or of the whole order, is about every line.
 */
export const isWithdrawn = `exists (
    select 1 from withdrawal w
    where w.order_id = o.id and w.closed_at is null and w.taken_out_at is null
      and w.deleted_at is null
      and (w.lines is null or w.lines @> jsonb_build_array(jsonb_build_object('id', l.id))))`;

/**
 * Lines of which a box is not packed yet, with the maker that staff have entered, and the names of the
 * catalog instead of those in the customer's language: for the makers' list. What the customer has withdrawn from is left out. One
 * statement, where the query engine would read every order that ever was to compare quantities.
 */
export const readOpenOrderLines = manyRows<OpenOrderLine>(`
  select l.id as line_id, o.id as order_id, p.metadata->'lens'->>'maker' as maker,
    coalesce(p.title, l.product_title, l.title) as product, coalesce(v.title, l.variant_title) as pack,
    l.variant_sku as sku, o.display_id as order,
    (i.quantity - coalesce(i.fulfilled_quantity, 0))::float8 as boxes, i.quantity::float8 as quantity,
    ${lensesPerBox} as lenses_per_box, l.metadata
  from "order" o
  join order_item i on i.order_id = o.id and i.version = o.version and i.deleted_at is null
  join order_line_item l on l.id = i.item_id
  left join product p on p.id = l.product_id
  left join product_variant v on v.id = l.variant_id
  where o.deleted_at is null and o.canceled_at is null and not o.is_draft_order
    and o.status in ('pending', 'completed', 'requires_action')
    and i.quantity > coalesce(i.fulfilled_quantity, 0) and not ${isWithdrawn}
  order by maker, product, o.display_id, l.metadata->'lens'->>'eye' desc nulls last, l.id`);
