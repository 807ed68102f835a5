import { manyRows } from "../read-model";
import { isWithdrawn } from "./open-order-lines";

export type OrderToPrepare = {
  id: string;
  display_id: number;
  created_at: Date;
  name: string | null;
  email: string | null;
  /** Code of the type of its way of delivery. */
  delivery: string | null;
  pieces: number;
  paid: boolean;
};

/** The code of the type of the way of delivery of an order `o`, the first of those that it ever had. */
const deliveryCode = `(select t.code from order_shipping s
      join order_shipping_method m on m.id = s.shipping_method_id and m.deleted_at is null
      join shipping_option so on so.id = m.shipping_option_id
      join shipping_option_type t on t.id = so.shipping_option_type_id
      where s.order_id = o.id and s.version = o.version and s.deleted_at is null
      order by m.created_at limit 1)`;

/**
 * Orders of which a piece is not packed yet, nor withdrawn from, the oldest first: for the day's work. One
 * statement, where the query engine would read every order that ever was to compare quantities.
 */
export const readOrdersToPrepare = manyRows<OrderToPrepare>(`
  select o.id, o.display_id, o.created_at, o.email,
    nullif(concat_ws(' ', a.first_name, a.last_name), '') as name,
    ${deliveryCode} as delivery,
    sum(i.quantity - coalesce(i.fulfilled_quantity, 0))::float8 as pieces,
    exists (select 1 from order_payment_collection pl
      join payment_collection pc on pc.id = pl.payment_collection_id and pc.deleted_at is null
      where pl.order_id = o.id and pl.deleted_at is null and pc.status = 'completed') as paid
  from "order" o
  join order_item i on i.order_id = o.id and i.version = o.version and i.deleted_at is null
  join order_line_item l on l.id = i.item_id
  left join order_address a on a.id = o.shipping_address_id
  where o.deleted_at is null and o.canceled_at is null and not o.is_draft_order
    and o.status in ('pending', 'completed', 'requires_action')
    and i.quantity > coalesce(i.fulfilled_quantity, 0) and not ${isWithdrawn}
  group by o.id, a.id
  order by o.created_at`);

export type PackedOrder = Omit<OrderToPrepare, "pieces" | "paid">;

/**
 * Orders with a parcel that is packed and neither sent nor handed over, what was packed first first: for the same
 * list. One statement, where the query engine would read all parcels for their orders.
 */
export const readPackedOrders = manyRows<PackedOrder>(`
  select o.id, o.display_id, min(f.created_at) as created_at, o.email,
    nullif(concat_ws(' ', a.first_name, a.last_name), '') as name, ${deliveryCode} as delivery
  from fulfillment f
  join order_fulfillment link on link.fulfillment_id = f.id and link.deleted_at is null
  join "order" o on o.id = link.order_id and o.deleted_at is null and o.canceled_at is null
  left join order_address a on a.id = o.shipping_address_id
  where f.deleted_at is null and f.canceled_at is null
    and f.shipped_at is null and f.delivered_at is null
  group by o.id, a.id
  order by min(f.created_at)`);
