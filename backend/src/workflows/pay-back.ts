import type { MedusaContainer } from "@medusajs/framework/types";
import { refundPaymentsWorkflow } from "@medusajs/medusa/core-flows";
import { orderWork } from "../orders";

/** What was paid too much goes back the way it came. */
export async function payBack(
  container: MedusaContainer,
  orderId: string,
  staffId: string,
): Promise<void> {
  const { payment, steps } = await orderWork(container, orderId);
  if (!steps.includes("refund") || !payment.refund_id) return;
  await refundPaymentsWorkflow(container).run({
    input: [{ payment_id: payment.refund_id, amount: -payment.due, created_by: staffId }],
  });
}
