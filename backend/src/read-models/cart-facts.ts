import { oneRow } from "./read-model";

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

/**
 * What the database holds about the ordering of a cart, under whose lock it is placed, paid and mended.
 * Of everything one statement, so that it is one moment of the database. Undefined where there is no such
 * cart.
 */
export const readCartFacts = oneRow<CartFacts, { cartId: string }>(`
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
