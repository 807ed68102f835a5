/** What a working day begins with, in the order in which it should be looked at. */
import { addDays, wallClock } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ask } from "../ask";
import { homeServiceOf, profileOf } from "../home-service/context";
import { beginningOf } from "../home-service/planning-of";
import { summaryOf, visitView } from "../home-service/staff-views";
import { failedMails } from "../mails/stored-mails";
import { openStatuses } from "../modules/home-service/state";
import { lapsingHolds } from "../payments/card-holds";

/** Rows of each list; the counts are of all. */
const shown = 10;
/** Pieces that can still be sold, from which on an article is called low. */
const lowStock = 2;
const day = 86_400_000;
const daysOfMails = 14;
const daysOfPayments = 14;

type Listed<T> = { count: number; rows: T[] };

const listed = <T>(rows: T[]): Listed<T> => ({ count: rows.length, rows: rows.slice(0, shown) });

type Waiting = { id: string; display_id: number; created_at: Date; pieces: number; paid: boolean };

/** Orders of which a piece is not packed yet, the oldest first. */
const toPrepareSql = `
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
  order by o.created_at`;

type Low = { product_id: string; title: string; variant: string; left: number };

/** Articles that are sold online and of which hardly any is left; those in the lookbook are single. */
const lowStockSql = `
  select p.id as product_id, p.title, v.title as variant,
    sum(l.stocked_quantity - l.reserved_quantity)::float8 as left
  from product_variant v
  join product p on p.id = v.product_id and p.deleted_at is null and p.status = 'published'
  join product_variant_inventory_item vi on vi.variant_id = v.id and vi.deleted_at is null
  join inventory_level l on l.inventory_item_id = vi.inventory_item_id and l.deleted_at is null
  where v.deleted_at is null and v.manage_inventory and not v.allow_backorder
    and exists (select 1 from product_variant_price_set vp
      join price on price.price_set_id = vp.price_set_id and price.deleted_at is null
      where vp.variant_id = v.id and vp.deleted_at is null)
  group by p.id, v.id having sum(l.stocked_quantity - l.reserved_quantity) <= ?
  order by 4, p.title, v.title`;

type FailedPayment = {
  id: string;
  method: string;
  amount: number | null;
  currency: string | null;
  reason: string | null;
  order_id: string | null;
  at: Date;
};

/** Orders that a payment kept from being made, and money that was not accepted. */
const failedPaymentsSql = `
  select id, method, agreed::float8 as amount, currency, reason, order_id, updated_at as at
  from placement where deleted_at is null and state = 'refused' and reason like 'payment%'
    and updated_at > now() - make_interval(days => ?)
  union all
  select id, 'card', null, null, result, null, updated_at from payment_event
  where deleted_at is null and (state = 'refused' or (state = 'new' and tries >= 3))
    and updated_at > now() - make_interval(days => ?)
  order by at desc`;

export async function today(container: MedusaContainer, now: Date) {
  const { timeZone } = await profileOf(container);
  const { date } = wallClock(now, timeZone);
  const service = homeServiceOf(container);
  const [orders, low, payments, holds, mails, visits, waiting] = await Promise.all([
    ask<Waiting>(container, toPrepareSql, []),
    ask<Low>(container, lowStockSql, [lowStock]),
    ask<FailedPayment>(container, failedPaymentsSql, [daysOfPayments, daysOfPayments]),
    lapsingHolds(container, daysOfPayments),
    failedMails(container, new Date(now.getTime() - daysOfMails * day), now),
    service.listHomeServiceVisits(
      {
        starts_at: {
          $gte: beginningOf(date, timeZone),
          $lt: beginningOf(addDays(date, 1), timeZone),
        },
      },
      { take: null, order: { starts_at: "ASC" } },
    ),
    service.listHomeServiceRequests(
      { status: [...openStatuses], answered_at: null, erased_at: null },
      { take: null, order: { answer_by: "ASC" } },
    ),
  ]);
  const requests = await service.listHomeServiceRequests(
    { id: visits.map(({ request_id }) => request_id) },
    { take: null },
  );
  return {
    date,
    time_zone: timeZone,
    orders: listed(orders),
    visits: listed(
      visits.flatMap((visit) => {
        const request = requests.find(({ id }) => id === visit.request_id);
        return request ? [{ ...visitView(visit), request: summaryOf(request) }] : [];
      }),
    ),
    requests: listed(waiting.map(summaryOf)),
    low_stock: listed(low),
    failed_payments: listed(payments),
    card_holds: listed(holds),
    failed_mails: listed(
      mails.map(({ id, template, subject, attempts, lastAttemptAt }) => ({
        id,
        template,
        subject,
        attempts,
        last_attempt_at: lastAttemptAt,
      })),
    ),
  };
}
