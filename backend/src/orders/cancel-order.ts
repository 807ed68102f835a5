import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { cancelOrderWorkflow } from "@medusajs/medusa/core-flows";
import { ask } from "../ask";
import { placementLock } from "./settle-order";

/** Seconds to wait while the order is still being placed. */
const patience = 20;

/**
 * Cancels an order while nobody brings its placement to an end: the payment goes first and the order
 * last, and in between it looks like one that was never paid.
 * @throws MedusaError where goods are on their way
 */
export async function cancelOrder(
  container: MedusaContainer,
  orderId: string,
  staffId: string,
): Promise<void> {
  const cancel = async () => {
    await cancelOrderWorkflow(container).run({
      input: { order_id: orderId, canceled_by: staffId },
    });
  };
  const [placement] = await ask<{ id: string }>(
    container,
    `select p.id from placement p join "order" o on o.metadata->>'cart_id' = p.id where o.id = ?`,
    [orderId],
  );
  // What staff have ordered themselves was never placed.
  if (!placement) return cancel();
  const locking = container.resolve(Modules.LOCKING);
  await locking.execute([placementLock(placement.id)], cancel, { timeout: patience });
}
