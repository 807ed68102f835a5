import { manyRows } from "../read-model";

export type LensDataToErase = {
  order_id: string;
  cart_id: string | null;
  /** Whether the values go as well; else only what was answered and asked. */
  whole: boolean;
};

/**
 * Orders whose lens values or answers are not kept any longer: because consent was withdrawn, or because the
 * business keeps them no longer. Values stay while a lens is not packed. Of one order, or of all (`null`). SQL
 * because the query engine would read every order that ever was to find lines by their metadata.
 */
export const readLensDataToErase = manyRows<
  LensDataToErase,
  { orderId: string | null; answersMonths: number; valuesMonths: number; most: number }
>(`
  with copies as (
    -- Each version of an order has a copy of its own.
    select i.order_id, i.version,
      coalesce(i.metadata, cast('{}' as jsonb)) || coalesce(l.metadata, cast('{}' as jsonb)) as metadata,
      l.metadata->'lens' is not null and i.quantity > coalesce(i.fulfilled_quantity, 0) as unpacked
    from order_item i join order_line_item l on l.id = i.item_id where i.deleted_at is null
    union all
    -- So has what changed the order, or was to; what staff are still about to change is left to them.
    select order_id, null, details->'metadata', false from order_change_action
    where applied or deleted_at is not null),
  held as (
    select o.id as order_id, o.created_at, c.cart_id,
      bool_or(m.metadata->'lens' is not null or m.metadata->'prescribed' is not null) as has_values,
      bool_or(m.metadata->'lensAnswers' is not null) as has_answers,
      o.canceled_at is not null or o.is_draft_order or not bool_or(
        m.unpacked and m.version = o.version) as closed
    from "order" o
    join copies m on m.order_id = o.id
    left join order_cart c on c.order_id = o.id and c.deleted_at is null
    where o.deleted_at is null and (cast(:orderId as text) is null or o.id = :orderId)
      and (m.metadata->'lens' is not null or m.metadata->'prescribed' is not null
        or m.metadata->'lensAnswers' is not null)
      and (o.created_at < now() - make_interval(
          months => least(cast(:answersMonths as int), cast(:valuesMonths as int)))
        or exists (select 1 from health_consent h
          where h.withdrawn_at is not null and h.subject in (o.id, c.cart_id)))
    group by o.id, c.cart_id),
  judged as (
    select held.*, coalesce(
      (select bool_and(h.withdrawn_at is not null) from health_consent h
       where h.purpose = 'lens-values' and h.deleted_at is null
         and h.subject in (held.order_id, held.cart_id)), false) as withdrawn
    from held),
  due as (
    select judged.*, has_values and closed and (withdrawn
        or created_at < now() - make_interval(months => :valuesMonths)) as whole,
      has_answers and (withdrawn
        or closed and created_at < now() - make_interval(months => :answersMonths)) as answers
    from judged)
  select order_id, cart_id, whole from due where whole or answers
  order by created_at limit :most`);
