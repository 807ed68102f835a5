import type { OrderPayment, PaymentState } from "@landolt/forms";
import type { AdminOrder } from "@medusajs/framework/types";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { ask } from "../../shared/api";

export const deliveryWays = ["collection", "parcel", "visit"] as const;
export type DeliveryWay = (typeof deliveryWays)[number];

export type OrderStep =
  | "judge-withdrawal"
  | "cancel-withdrawn"
  | "receive-return"
  | "refund"
  | "agree-on-payment"
  | "release-lenses"
  | "hear-from-customer"
  | "refuse-lenses"
  | "take-payment"
  | "pack"
  | "capture"
  | "send"
  | "hand-over"
  | "hand-over-and-take-payment"
  | "confirm-delivery";

export type OpenWithdrawal = {
  id: string;
  reference: string;
  order_id: string | null;
  order_number: string;
  name: string;
  email: string;
  declared_at: string;
  /** YYYY-MM-DD */
  refund_by: string;
  step: "judge" | "cancel" | "receive" | "refund";
};

export type Work = {
  number: number;
  placed_at: string;
  name: string;
  email: string | null;
  phone: string | null;
  cancelled: boolean;
  delivery: DeliveryWay;
  payment: {
    method: OrderPayment;
    state: PaymentState;
    /** Below 0 what is to be refunded. */
    due: number;
    currency: string;
    capture_id?: string;
    refund_id?: string;
  };
  withdrawals: OpenWithdrawal[];
  return_id: string | null;
  parcels: { id: string; shipped: boolean; delivered: boolean }[];
  steps: OrderStep[];
};

/** Milliseconds; what others do with the order, and mails and documents that follow by themselves. */
const refresh = 15_000;

/** Whose order it is and what waits with it. Read again with every change of the order that is seen here. */
export function useWork({ id, updated_at, payment_status, fulfillment_status }: AdminOrder) {
  return useQuery({
    queryKey: ["order-work", id, updated_at, payment_status, fulfillment_status],
    queryFn: () => ask<{ work: Work }>(`orders/${id}/work`),
    placeholderData: keepPreviousData,
    refetchInterval: refresh,
  }).data?.work;
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
