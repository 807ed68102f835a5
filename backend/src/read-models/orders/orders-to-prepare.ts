import { manyRows } from "../read-model";

export type OrderToPrepare = {
  id: string;
  display_id: number;
  created_at: Date;
  pieces: number;
  paid: boolean;
};

/**
 * Orders of which a piece is not packed yet, the oldest first: for the day's work. One statement, where the
 * query engine would read every order that ever was to compare quantities.
 */
export const readOrdersToPrepare = manyRows<OrderToPrepare>(`
  select o.id, o.display_id, o.created_at,
    sum(i.quantity - coalesce(i.fulfilled_quantity, 0))::float8 as pieces,
    exists (select 1 from order_payment_collection l
      join payment_collection pc on pc.id = l.payment_collection_id and pc.deleted_at is null
      where l.order_id = o.id and l.deleted_at is null and pc.status = 'completed') as paid
  from "order" o
  join order_item i on i.order_id = o.id and i.version = o.version and i.deleted_at is null
  where o.deleted_at is null and o.canceled_at is null and not o.is_draft_order
    and o.status in ('pending', 'completed', 'requires_action')
  group by o.id having sum(i.quantity - coalesce(i.fulfilled_quantity, 0)) > 0
  order by o.created_at`);
