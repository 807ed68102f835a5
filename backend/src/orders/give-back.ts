import type { MedusaContainer } from "@medusajs/framework/types";
import { refundPaymentWorkflow } from "@medusajs/medusa/core-flows";
import type { Refund } from "../payments/refunds";

/**
 * Gives money back the way it came. By the workflow for a single payment: that for several notes a refund on the
 * order also where the bank has refused it, and the second one of a payment not at all.
 * @throws the provider's error; what went back before stays refunded
 */
export async function giveBack(
  container: MedusaContainer,
  refunds: readonly Refund[],
  staffId: string,
): Promise<void> {
  for (const refund of refunds) {
    await refundPaymentWorkflow(container).run({ input: { ...refund, created_by: staffId } });
  }
}
