/** An order as the person at the counter needs it: whose, which way, how far, and what to do next. */
import { orderState } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { refundsOf } from "../../payments/refunds";
import { holdOf } from "../card-holds";
import { deliveryWay } from "../delivery-way";
import { type OrderProgress, progressOf } from "../order-progress";
import { openLines, parcelsOf } from "../packing/lots";
import { lensOrder } from "../release/lens-release";
import { nameOf, paymentsOf, readOrder } from "../stored-order";
import { nextSteps } from "./next-steps";
import { openWithdrawals, owedOf } from "./withdrawals";

const returnsOf = ({ returns }: OrderProgress) =>
  returns.filter(({ status }) => status === "requested" || status === "partially_received");

/**
 * Everything that waits with an order, the one next thing first.
 * @throws MedusaError `not_found`
 */
export async function orderWork(container: MedusaContainer, id: string) {
  const [order, lenses, hold, declared] = await Promise.all([
    readOrder(container, id),
    lensOrder(container, id),
    holdOf(container, id),
    openWithdrawals(container, { order_id: id }),
  ]);
  const progress = progressOf(order);
  const owed = await owedOf(container, progress);
  const way = deliveryWay(order);
  const parcels = parcelsOf(order).map(({ id: parcel, shipped_at, delivered_at }) => ({
    id: parcel,
    shipped: Boolean(shipped_at),
    delivered: Boolean(delivered_at),
  }));
  const withdrawals = declared.filter(({ step }) => step !== "none");
  const returning = returnsOf(progress);
  return {
    number: order.display_id,
    placed_at: order.created_at,
    name: nameOf(order.shipping_address) || nameOf(order.billing_address),
    email: order.email,
    phone: order.shipping_address?.phone || order.billing_address?.phone || null,
    cancelled: Boolean(order.canceled_at),
    delivery: way,
    delivery_name: order.shipping_methods[0]?.name ?? null,
    payment: {
      method: progress.facts.method,
      state: orderState(progress.facts).payment,
      /** Below 0 what is to be refunded. */
      due: -owed,
      currency: order.currency_code,
      capture_id: paymentsOf(order).find((one) => !one.captured_at && !one.canceled_at)?.id,
      refunds: refundsOf(paymentsOf(order), owed),
    },
    withdrawals,
    return_id: returning[0]?.id ?? null,
    parcels,
    steps: nextSteps({
      cancelled: Boolean(order.canceled_at),
      way,
      withdrawals: withdrawals.map(({ step }) => step),
      lenses: lenses?.state,
      consentWithdrawn: lenses?.consent_withdrawn ?? false,
      open: openLines(order).length,
      parcels,
      returning: returning.length > 0,
      due: -owed,
      hold: hold && (hold.state === "lapsed" ? "lapsed" : "held"),
    }),
  };
}
