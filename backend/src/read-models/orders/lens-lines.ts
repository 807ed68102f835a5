import type { ParameterRange } from "@landolt/optics";
import { lensesPerBox } from "../buying/articles";
import { manyRows } from "../read-model";
import { isWithdrawn } from "./open-order-lines";

export type StoredLensLine = {
  order_id: string;
  number: number;
  created_at: Date;
  email: string | null;
  language: string | null;
  canceled: boolean;
  name: string | null;
  phone: string | null;
  line_id: string;
  product_id: string | null;
  title: string;
  variant_id: string | null;
  variant: string | null;
  boxes: number;
  /** Of which the customer has not withdrawn from, and which are neither on their way back nor replaced. */
  kept: number;
  /** When the last parcel of the order was handed over. */
  delivered_at: Date | null;
  metadata: Record<string, unknown>;
  /** Days that a lens is worn, as the product says, and lenses in a box of the variant. */
  wear: string | null;
  lenses_per_box: number | null;
  range: ParameterRange | null;
  state: "waiting" | "released" | "asked" | "refused" | null;
  revision: number | null;
  released: string[] | null;
  text: string | null;
  decided_by: string | null;
  decided_by_name: string | null;
  decided_at: Date | null;
  same_as: string | null;
  /** Whether the customer has withdrawn the consent to the use of the values. */
  consent_withdrawn: boolean;
};

/**
 * The contact lenses of orders with what was decided about them. One statement, where the query engine
 * would read every order that ever was to find lines by their metadata.
 */
const lensLinesWhere = (condition: string) => `
  select o.id as order_id, o.display_id as number, o.created_at, o.email,
    o.metadata->>'language' as language,
    o.canceled_at is not null as canceled,
    nullif(concat_ws(' ', a.first_name, a.last_name), '') as name, a.phone,
    l.id as line_id, l.product_id, coalesce(l.product_title, l.title) as title, l.variant_id,
    l.variant_title as variant, i.quantity::float8 as boxes, l.metadata,
    case when ${isWithdrawn} then 0 else greatest(0, i.quantity - coalesce(i.return_requested_quantity, 0)
      - coalesce(i.return_received_quantity, 0) - coalesce(i.return_dismissed_quantity, 0)
      - coalesce(i.written_off_quantity, 0)) end::float8 as kept,
    (select max(f.delivered_at) from order_fulfillment x
      join fulfillment f on f.id = x.fulfillment_id and f.canceled_at is null and f.deleted_at is null
      where x.order_id = o.id and x.deleted_at is null) as delivered_at,
    p.metadata->'lens'->>'wear' as wear,
    ${lensesPerBox} as lenses_per_box, g.range,
    r.state, r.revision, r.lenses as released, r.text, r.decided_by, r.decided_by_name, r.decided_at,
    r.same_as,
    coalesce((select bool_and(h.withdrawn_at is not null) from health_consent h
      where h.purpose = 'lens-values' and h.deleted_at is null
        and h.subject = any(array(select o.id union all select c.cart_id from order_cart c
          where c.order_id = o.id and c.deleted_at is null))), false) as consent_withdrawn
  from "order" o
  join order_item i on i.order_id = o.id and i.version = o.version and i.deleted_at is null
  join order_line_item l on l.id = i.item_id
  left join order_address a on a.id = o.shipping_address_id
  left join product p on p.id = l.product_id
  left join product_variant v on v.id = l.variant_id
  left join lens_range g on g.product_id = l.product_id and g.deleted_at is null
  left join lens_release r on r.id = o.id and r.deleted_at is null
  where o.deleted_at is null and i.quantity > 0 and l.metadata->'lens' is not null
    and ${condition}
  order by o.created_at, o.id, l.created_at, l.metadata->'lens'->>'eye' desc, l.id`;

export const readLensLinesOfOrder = manyRows<StoredLensLine, { orderId: string }>(
  lensLinesWhere("o.id = :orderId"),
);

/** Of every order of an e-mail address. */
export const readLensLinesOfEmail = manyRows<StoredLensLine, { email: string }>(
  lensLinesWhere("not o.is_draft_order and lower(o.email) = lower(:email)"),
);

/** Of those orders of which a lens is not packed yet, nor withdrawn from. */
export const readOpenLensLines = manyRows<StoredLensLine>(
  lensLinesWhere(`not o.is_draft_order and o.canceled_at is null
    and o.status in ('pending', 'completed', 'requires_action')
    and i.quantity > coalesce(i.fulfilled_quantity, 0) and not ${isWithdrawn}`),
);
