/** What is still to be paid of an order. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { recordsOf } from "../../platform/ask";
import type { StoredOrder } from "../stored-order";

export type PayableOrder = Pick<StoredOrder, "shipping_methods"> & {
  status: string;
  /** In the main unit of the currency: what is still to be paid, below 0 what is to be refunded. */
  summary: { pending_difference: number | null } | null;
  payment_collections:
    | { payments: { provider_id: string; canceled_at: string | Date | null }[] | null }[]
    | null;
};

const fields = [
  "id",
  "status",
  "summary",
  "shipping_methods.shipping_option.type.code",
  "payment_collections.payments.provider_id",
  "payment_collections.payments.canceled_at",
];

/** Less than the smallest coin is a rounding, and no debt. */
export const leastDebt = 0.005;

export async function payableOrder(
  container: MedusaContainer,
  orderId: string,
): Promise<PayableOrder | undefined> {
  const [order] = await recordsOf<PayableOrder>(container, "order", { id: orderId }, fields);
  return order;
}

/** Of an order that stands; below 0 what is to be refunded. */
export async function debtOf(container: MedusaContainer, orderId: string): Promise<number> {
  const order = await payableOrder(container, orderId);
  return Number(order?.summary?.pending_difference ?? 0);
}
