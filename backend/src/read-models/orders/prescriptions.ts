import type { PrescriptionType } from "@landolt/forms";
import { manyRows, oneRow } from "../read-model";

/** A file that came with the lenses of an order; undefined for one that belongs to another cart. */
export const readPrescriptionOfOrder = oneRow<
  { id: string; number: number; media_type: PrescriptionType },
  { id: string; orderId: string }
>(`
  select p.id, o.display_id as number, p.media_type
  from lens_prescription p
  join order_cart c on c.cart_id = p.cart_id and c.deleted_at is null
  join "order" o on o.id = c.order_id and o.deleted_at is null
  where p.id = :id and o.id = :orderId`);

/**
 * Files that nobody needs any more: those of a form that was not sent on, of a bag that was deleted, of an
 * order that was cancelled or has no such line, and of lenses that were released long ago. SQL because
 * what has no counterpart in another module can not be asked for by the query engine.
 */
export const readUnneededPrescriptions = manyRows<
  { id: string },
  { unusedDays: number; releasedDays: number; most: number }
>(`
  select p.id from lens_prescription p
  where (p.cart_id is not null or p.created_at < now() - make_interval(days => :unusedDays))
    and not exists (select 1 from bag b where b.cart_id = p.cart_id and b.ordered_at is null)
    and not exists (
      select 1 from order_cart c
      join "order" o on o.id = c.order_id and o.deleted_at is null and o.canceled_at is null
      join order_item i on i.order_id = o.id and i.deleted_at is null
      join order_line_item l on l.id = i.item_id
      left join lens_release r on r.id = o.id
      where c.cart_id = p.cart_id and c.deleted_at is null
        and l.metadata->'lensAnswers'->>'prescription' = p.id
        and (r.state is distinct from 'released'
          or r.decided_at > now() - make_interval(days => :releasedDays)))
  order by p.created_at limit :most`);
