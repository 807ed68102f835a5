import { createHash } from "node:crypto";
import { isWithdrawalOpen, lastWithdrawalDay, orderState, publicHolidays } from "@landolt/forms";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { recentProfileOf } from "../../../../../modules/business-profile";
import { WITHDRAWALS_MODULE } from "../../../../../modules/withdrawals";
import {
  expectedDelivery,
  lensConsentsOf,
  lensOrder,
  readProgress,
  supplyOf,
} from "../../../../../orders";
import { notFoundError } from "../../../../../platform/errors";

const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);

/**
 * Where an order stands: its state in few words, what of it may go back, its returns and
 * declarations of withdrawal. `version` changes whenever anything else of the progress does. With it the
 * order itself, as its page shows it.
 */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { id = "" } = request.params;
  const withdrawals = request.scope.resolve(WITHDRAWALS_MODULE);
  const [order, lenses, consents, profile, declared] = await Promise.all([
    readProgress(request.scope, { id }),
    lensOrder(request.scope, id),
    lensConsentsOf(request.scope, id),
    recentProfileOf(request.scope),
    withdrawals.listWithdrawals({ order_id: id }, { order: { declared_at: "ASC" } }),
  ]);
  if (!order) throw notFoundError("There is no such order");
  const { timeZone } = profile;
  const supply = await supplyOf(request.scope, lenses);
  const lastDay = lastWithdrawalDay(order.deliveredAt, timeZone, publicHolidays(profile));
  const progress = {
    ...orderState(order.facts),
    delivery: order.facts.delivery,
    method: order.facts.method,
    /** What an optician has said of its lenses; null where it has none. */
    lenses: lenses?.state ?? null,
    /** Until when its lenses last, and whether its customer wants to be reminded. */
    supply,
    /** To the use of its lens values, the earliest first. */
    consents,
    expected: expectedDelivery(order, profile),
    tracking: order.tracking,
    withdrawal: {
      in_time: isWithdrawalOpen(lastDay, new Date(), timeZone),
      last_day: lastDay ?? null,
    },
    lines: order.lines.map(({ id, quantity, returnable, withdrawal }) => ({
      ...{ id, quantity, returnable, withdrawal },
    })),
    open_returns: order.returns.map(({ id, status, requestedAt, lines }) => ({
      ...{ id, status, lines },
      requested_at: requestedAt ?? null,
    })),
    withdrawals: declared.map(({ reference, declared_at, lines, statement }) => ({
      ...{ reference, declared_at },
      /** Whether of everything; what somebody says in words, staff have to judge. */
      whole: lines === null && statement === null,
    })),
    /** Pieces that were sent or handed over. */
    sent: {
      pieces: sum(order.lines.map(({ shipped, delivered }) => Math.max(shipped, delivered))),
      of: sum(order.lines.map(({ quantity }) => quantity)),
    },
  };
  const version = createHash("sha256").update(JSON.stringify(progress)).digest("base64url");
  response.setHeader("Cache-Control", "no-store");
  response.json({ progress: { version: version.slice(0, 22), ...progress }, order: order.shown });
}
