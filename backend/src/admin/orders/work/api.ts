import type { AdminOrder } from "@medusajs/framework/types";
import { keepPreviousData, useQueryClient } from "@tanstack/react-query";
import type { orderWork } from "../../../orders";
import { type Answer, ask } from "../../shared/api";
import { useRead } from "../../shared/use-read";

export type Work = Answer<typeof orderWork>;
export type OrderStep = Work["steps"][number];
export type OpenWithdrawal = Work["withdrawals"][number];

/** Milliseconds; what others do with the order, and mails and documents that follow by themselves. */
const refresh = 15_000;

/** Whose order it is and what waits with it. Read again with every change of the order that is seen here. */
export function useWork({ id, updated_at, payment_status, fulfillment_status }: AdminOrder) {
  return useRead<{ work: Work }>(
    ["order-work", id, updated_at, payment_status, fulfillment_status],
    `orders/${id}/work`,
    { placeholderData: keepPreviousData, refetchInterval: refresh },
  ).data?.work;
}

/** Reads everything again that is shown: one step of an order shows in many places. */
export function useReadAgain() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries();
}

/** Takes the payment of an order: captures the one there is, or notes one that was agreed on otherwise. */
export async function takePayment(orderId: string, { payment }: Work): Promise<void> {
  const { capture_id, due } = payment;
  if (capture_id) {
    await ask(`payments/${capture_id}/capture`, { amount: due });
    return;
  }
  const body = { order_id: orderId };
  const { payment_collection } = await ask<{ payment_collection: { id: string } }>(
    "payment-collections",
    { ...body, amount: due },
  );
  await ask(`payment-collections/${payment_collection.id}/mark-as-paid`, body);
}

/** Marks every parcel that is here, or on its way, as handed over. */
export async function handOver(orderId: string, { parcels }: Work): Promise<void> {
  for (const { id } of parcels.filter(({ delivered }) => !delivered)) {
    await ask(`orders/${orderId}/fulfillments/${id}/mark-as-delivered`, {});
  }
}
