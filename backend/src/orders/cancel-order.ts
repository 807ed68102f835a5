import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { cancelOrderWorkflow } from "@medusajs/medusa/core-flows";
import { placementLock } from "../buying";
import { recordsOf } from "../platform/ask";

/** Seconds to wait while the order is still being placed. */
const lockTimeout = 20;

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
  const [order] = await recordsOf<{ metadata?: Record<string, unknown> | null }>(
    container,
    "order",
    { id: orderId },
    ["metadata"],
  );
  const cartId = order?.metadata?.cart_id;
  // What staff have ordered themselves was never placed.
  if (typeof cartId !== "string") return cancel();
  const locking = container.resolve(Modules.LOCKING);
  await locking.execute([placementLock(cartId)], cancel, { timeout: lockTimeout });
}
