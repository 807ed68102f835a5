/** What the database holds about the ordering of a cart: read whole, in one question. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { ask } from "../ask";

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
  /** Live orders made of the cart, the one to be kept first. */
  orders: CartOrder[];
  payment: PaymentFacts | null;
};

/** Of everything one question, so that it is one moment of the database. */
const factsSql = `
  select c.completed_at as "completedAt",
    (select coalesce(json_agg(found order by found.linked desc, found.created_at, found.id), '[]')
      from (
        select o.id, o.created_at,
          exists (select 1 from order_cart oc where oc.order_id = o.id and oc.deleted_at is null)
            as linked,
          exists (select 1 from order_payment_collection opc
            where opc.order_id = o.id and opc.deleted_at is null) as "collectionLinked"
        from "order" o
        where o.deleted_at is null and o.canceled_at is null and o.id in (
          select id from "order" where metadata->>'cart_id' = c.id
            and deleted_at is null and canceled_at is null
          union all
          select order_id from order_cart where cart_id = c.id and deleted_at is null)
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
  from cart c where c.id = ? and c.deleted_at is null`;

/** Undefined where there is no such cart. */
export async function readCartFacts(
  container: MedusaContainer,
  cartId: string,
): Promise<CartFacts | undefined> {
  const [facts] = await ask<CartFacts>(container, factsSql, [cartId]);
  return facts;
}

export type MissingReservation = {
  lineItemId: string;
  inventoryItemId: string;
  quantity: number;
  allowBackorder: boolean;
  /** Null where the article lies nowhere. */
  locationId: string | null;
};

const missingReservationsSql = `
  select oi.item_id as "lineItemId", kit.inventory_item_id as "inventoryItemId",
    (oi.quantity * kit.required_quantity)::float8 as quantity, v.allow_backorder as "allowBackorder",
    (select level.location_id from inventory_level level
      join sales_channel_stock_location place on place.stock_location_id = level.location_id
        and place.sales_channel_id = o.sales_channel_id and place.deleted_at is null
      where level.inventory_item_id = kit.inventory_item_id and level.deleted_at is null
      order by level.stocked_quantity - level.reserved_quantity desc limit 1) as "locationId"
  from order_item oi
  join "order" o on o.id = oi.order_id and o.version = oi.version
  join order_line_item line on line.id = oi.item_id
  join product_variant v on v.id = line.variant_id and v.manage_inventory
  join product_variant_inventory_item kit on kit.variant_id = v.id and kit.deleted_at is null
  where oi.order_id = ? and oi.deleted_at is null and oi.fulfilled_quantity = 0 and o.version = 1
    and not exists (select 1 from reservation_item r where r.line_item_id = oi.item_id
      and r.inventory_item_id = kit.inventory_item_id and r.deleted_at is null)`;

/** Articles of a fresh order that nothing on the shelf is reserved for. */
export function missingReservations(
  container: MedusaContainer,
  orderId: string,
): Promise<MissingReservation[]> {
  return ask<MissingReservation>(container, missingReservationsSql, [orderId]);
}
