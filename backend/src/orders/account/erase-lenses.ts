import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { recordsOf } from "../../platform/ask";
import { withdrawConsent } from "../health-data/consent";
import { readProgress } from "../order-progress";

/**
 * Withdraws the consents to the use of lens values of a customer's orders, which erases them. An order whose lenses are
 * still to be packed goes on; its values go in their time, or when the consent is withdrawn on its page.
 */
export async function eraseLensesOfCustomer(
  container: MedusaContainer,
  customerId: string,
): Promise<void> {
  const filters = { customer_id: customerId };
  for (const { id } of await recordsOf<{ id: string }>(container, "order", filters, ["id"])) {
    const order = await readProgress(container, { id });
    const isOpen = order?.lines.some(
      ({ eye, fulfilled, quantity }) => eye !== undefined && fulfilled < quantity,
    );
    if (!order?.hasLenses || (isOpen && !order.facts.cancelled)) continue;
    await withdrawConsent(container, id).catch(ignoreMissing);
  }
}

/** It was withdrawn before, or the order is older than consents. */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof MedusaError && error.type === MedusaError.Types.NOT_FOUND)) throw error;
}
