/** What a working day begins with, in the order in which it should be looked at. */
import { addDays, wallClock } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { failedMails } from "../../mails";
import { profileOf } from "../../modules/business-profile";
import { openStatuses } from "../../modules/home-service/state";
import { ask } from "../../platform/ask";
import { readLowStock } from "../../read-models/orders/low-stock";
import { readOrdersToPrepare } from "../../read-models/orders/orders-to-prepare";
import { beginningOf, homeServiceOf, summaryOf, visitView } from "../../visits";
import { lapsingHolds } from "../card-holds";
import { isUndecided, openLensOrders } from "../release/lens-release";

/** Rows of each list; the counts are of all. */
const shown = 10;
/** Pieces that can still be sold, from which on an article is called low. */
const lowStock = 2;
const day = 86_400_000;
const daysOfMails = 14;
const daysOfPayments = 14;

type Listed<T> = { count: number; rows: T[] };

const listed = <T>(rows: T[]): Listed<T> => ({ count: rows.length, rows: rows.slice(0, shown) });

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
  const [orders, lenses, low, payments, holds, mails, visits, waiting] = await Promise.all([
    readOrdersToPrepare(container, {}),
    openLensOrders(container),
    readLowStock(container, { most: lowStock }),
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
    lens_releases: listed(
      lenses
        .filter(isUndecided)
        .map(({ id, number, created_at, state }) => ({ id, number, created_at, state })),
    ),
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
