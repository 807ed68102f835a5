/** What a working day begins with, in the order in which it should be looked at. */
import { addDays, type SiteLanguage, wallClock } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { articleNames } from "../../catalog";
import { failedMails } from "../../mails";
import { profileOf } from "../../modules/business-profile";
import { openStatuses } from "../../modules/home-service/state";
import { readFailedPayments } from "../../read-models/orders/failed-payments";
import { readLowStock } from "../../read-models/orders/low-stock";
import { readOrdersToPrepare, readPackedOrders } from "../../read-models/orders/orders-to-prepare";
import { beginningOf, homeServiceOf, lostRequests, summaryOf, visitView } from "../../visits";
import { lapsingHolds } from "../card-holds";
import { deliveryWayOf } from "../delivery-way";
import { isUndecided, openLensOrders } from "../release/lens-release";
import { openWithdrawals } from "../work/withdrawals";

/** Pieces that can still be sold, from which on an article is called low. */
const lowStock = 2;
const day = 86_400_000;
const daysOfMails = 14;
const daysOfPayments = 14;

type Listed<T> = { count: number; rows: T[] };

type Asked = {
  now: Date;
  /** In which articles are named. */
  language: SiteLanguage;
  /** Of each list, at most; the counts are of all. */
  rows: number;
};

export async function today(container: MedusaContainer, { now, language, rows: shown }: Asked) {
  const listed = <T>(rows: T[]): Listed<T> => ({ count: rows.length, rows: rows.slice(0, shown) });
  const { timeZone } = await profileOf(container);
  const { date } = wallClock(now, timeZone);
  const service = homeServiceOf(container);
  const [orders, lenses, low, payments, holds, mails, visits, waiting, withdrawals, lost, packed] =
    await Promise.all([
      readOrdersToPrepare(container, {}),
      openLensOrders(container),
      readLowStock(container, { most: lowStock }),
      readFailedPayments(container, { days: daysOfPayments }),
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
      openWithdrawals(container),
      lostRequests(container),
      readPackedOrders(container, {}),
    ]);
  const unchecked = new Set(lenses.filter(isUndecided).map(({ id }) => id));
  const requests = await service.listHomeServiceRequests(
    { id: visits.map(({ request_id }) => request_id) },
    { take: null },
  );
  const lowest = listed(low);
  const ids = lowest.rows.map(({ variant_id }) => variant_id);
  const names = await articleNames(container, ids, language);
  return {
    date,
    time_zone: timeZone,
    lost_requests: listed(lost),
    withdrawals: listed(withdrawals.filter(({ step }) => step !== "none")),
    orders: listed(
      orders.map(({ delivery: code, ...order }) => {
        const delivery = deliveryWayOf(code);
        const unpaid = delivery === "parcel" && !order.paid;
        const waits: "lenses" | "payment" | "pack" = unchecked.has(order.id)
          ? "lenses"
          : unpaid
            ? "payment"
            : "pack";
        return { ...order, delivery, waits };
      }),
    ),
    packed: listed(
      packed.map(({ delivery, ...order }) => ({ ...order, delivery: deliveryWayOf(delivery) })),
    ),
    lens_releases: listed(
      lenses.filter(isUndecided).map(({ id, number, created_at, state, name, email }) => ({
        ...{ id, number, created_at, state, name, email },
      })),
    ),
    visits: listed(
      visits.flatMap((visit) => {
        const request = requests.find(({ id }) => id === visit.request_id);
        return request ? [{ ...visitView(visit), request: summaryOf(request) }] : [];
      }),
    ),
    requests: listed(waiting.map(summaryOf)),
    low_stock: {
      ...lowest,
      rows: lowest.rows.map(({ variant_id, ...row }) => ({ ...row, ...names.get(variant_id) })),
    },
    failed_payments: listed(payments),
    card_holds: listed(holds),
    failed_mails: listed(
      mails.map(({ id, to, template, subject, attempts, lastAttemptAt }) => ({
        id,
        to,
        template,
        subject,
        attempts,
        last_attempt_at: lastAttemptAt,
      })),
    ),
  };
}
