import type { MedusaContainer } from "@medusajs/framework/types";
import { giveBack, orderWork } from "../orders";

/** What was paid too much goes back the way it came. @throws the provider's error */
export async function payBack(
  container: MedusaContainer,
  orderId: string,
  staffId: string,
): Promise<void> {
  const { payment, steps } = await orderWork(container, orderId);
  if (steps.includes("refund")) await giveBack(container, payment.refunds, staffId);
}
