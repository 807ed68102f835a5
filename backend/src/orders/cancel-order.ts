import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { cancelOrderWorkflow } from "@medusajs/medusa/core-flows";
import { placementLock } from "../buying";
import { refundsOf } from "../payments/refunds";
import { recordsOf } from "../platform/ask";
import { notAllowedError } from "../platform/errors";
import { giveBack } from "./give-back";
import { paymentsOf, readOrder } from "./stored-order";

/** Seconds to wait while the order is still being placed. */
const lockTimeout = 20;

/**
 * What was paid goes back before the order is cancelled: Medusa's own cancelling goes on where the bank refuses a
 * refund. Nothing goes back of an order that it would not cancel.
 */
async function giveAllBack(
  container: MedusaContainer,
  orderId: string,
  staffId: string,
): Promise<void> {
  const order = await readOrder(container, orderId);
  const isSent = (order.fulfillments ?? []).some(({ canceled_at }) => canceled_at === null);
  if (isSent || order.canceled_at !== null) return;
  const filters = { order_id: orderId, status: ["pending", "requested"] };
  const [begun] = await recordsOf(container, "order_change", filters, ["id"]);
  if (begun) throw notAllowedError("A change to this order was begun and is not finished");
  await giveBack(container, refundsOf(paymentsOf(order)), staffId);
}

/**
 * Cancels an order while nobody brings its placement to an end: the payment goes first and the order
 * last, and in between it looks like one that was never paid.
 * @throws MedusaError where goods are on their way or a change is open; the provider's error where money could not
 * go back
 */
export async function cancelOrder(
  container: MedusaContainer,
  orderId: string,
  staffId: string,
): Promise<void> {
  const cancel = async () => {
    await giveAllBack(container, orderId, staffId);
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
