/**
 * Finds what was interrupted and brings it to an end: orders, payments, confirmations. Everything it
 * does is done under the lock of the cart's placement and may be done twice.
 */
import { randomUUID } from "node:crypto";
import { isPaymentMethod } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { PLACEMENTS_MODULE } from "../../modules/placements";
import type PlacementsModuleService from "../../modules/placements/service";
import { readCartFacts } from "../../read-models/cart-facts";
import { readUnfinishedOrders } from "../../read-models/unfinished-orders";
import { cancelStalePayments } from "../payment/cancel-stale-payments";
import { isCardSecured } from "../payment/card-state";
import { providerIds } from "../payment/methods";
import { processPaymentEvents } from "../payment/process-events";
import { awaitsConfirmation, confirmOrder } from "./confirm-order";
import { placeOrder } from "./place-order";
import { placementLock, settleOrder } from "./settle-order";

/** Seconds; what has moved more recently is being worked on. */
const quiet = 10;

export async function reconcile(container: MedusaContainer): Promise<void> {
  const placements = container.resolve<PlacementsModuleService>(PLACEMENTS_MODULE);
  const unfinished = await readUnfinishedOrders(container, { quiet });
  const open = await placements.open(quiet);
  const carts = new Set([...open, ...unfinished.map(({ cartId }) => cartId)]);
  for (const cartId of carts) {
    await patiently(container, () => finish(container, cartId));
  }
  await patiently(container, () => processPaymentEvents(container));
  await patiently(container, () => cancelStalePayments(container));
}

/** One thing that fails must not keep the others from being done. */
async function patiently(container: MedusaContainer, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const kind = error instanceof Error ? error.message : "unknown";
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`Reconciling will be tried again: ${kind.slice(0, 200)}`);
  }
}

async function finish(container: MedusaContainer, cartId: string): Promise<void> {
  const again = await container
    .resolve(Modules.LOCKING)
    .execute([placementLock(cartId)], () => finishLocked(container, cartId), { timeout: 1 });
  if (again) await placeOrder(container, again);
}

/** @returns what to place again, outside of the lock that placing takes itself */
async function finishLocked(container: MedusaContainer, cartId: string) {
  const placements = container.resolve<PlacementsModuleService>(PLACEMENTS_MODULE);
  const settled = await settleOrder(container, cartId);
  if (settled.state === "unknown") return undefined;
  if (settled.state === "ordered") {
    const { orderId } = settled;
    const told =
      (await confirmOrder(container, orderId)) || !(await awaitsConfirmation(container, orderId));
    await placements.mark(cartId, told ? "settled" : "ordered", { orderId });
    return undefined;
  }
  const placement = await placements.find(cartId);
  if (!placement) return undefined;
  if (settled.reason === "never-made" && (await isPaid(container, cartId, placement))) {
    const { agreed: total, currency, method } = placement;
    const agreed = { total, currency };
    return { cartId, attempt: randomUUID(), agreed, ...(isPaymentMethod(method) && { method }) };
  }
  // Nothing was acknowledged and nothing is owed: the customer may order again.
  const reason = settled.reason === "never-made" ? "other" : settled.reason;
  await placements.mark(cartId, "refused", { reason });
  return undefined;
}

/** Whether the customer has paid by card for what was never made an order. */
async function isPaid(
  container: MedusaContainer,
  cartId: string,
  { agreed, currency }: { agreed: number; currency: string },
): Promise<boolean> {
  const session = (await readCartFacts(container, { cartId }))?.payment?.session;
  if (session?.providerId !== providerIds.card || !session.data) return false;
  return isCardSecured(session.data, agreed, currency);
}
