/** Card payments that were begun and left: nobody's money stays reserved for a bag left standing. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { readStaleSessions } from "../../read-models/payment-sessions";
import { placementLock } from "../placement/settle-order";
import { providerIds } from "./methods";

/** One run takes a few, so that the reconciler gets on. */
const most = 50;

export async function cancelStalePayments(container: MedusaContainer): Promise<void> {
  const stale = await readStaleSessions(container, { provider: providerIds.card, most });
  for (const { id, cartId } of stale) {
    // Deleting the session cancels the payment with Stripe; one that was made after all is kept by it.
    await container
      .resolve(Modules.LOCKING)
      .execute(
        [placementLock(cartId)],
        () => container.resolve(Modules.PAYMENT).deletePaymentSession(id),
        { timeout: 1 },
      );
  }
}
