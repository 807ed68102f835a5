/**
 * Brings the ordering of a cart to its end, wherever it was interrupted: one order, linked, reserved,
 * paid as agreed; or none at all. Only under the lock of the cart's placement.
 */
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { PLACEMENTS_MODULE } from "../../modules/placements";
import type PlacementsModuleService from "../../modules/placements/service";
import { type CartFacts, readCartFacts } from "../../read-models/cart-facts";
import { readMissingReservations } from "../../read-models/missing-reservations";
import { settlePayment } from "../payment/settle-payment";
import { discardOrder, reopenCart } from "./discard-order";

export type Settled =
  /** The order stands, or stood until it was cancelled: reserved, its payment authorised or captured. */
  | { state: "ordered"; orderId: string }
  /** There is no order, and what there was of one is gone. */
  | { state: "none"; reason: "payment" | "out-of-stock" | "never-made" }
  /** It is not known yet; the payment service does not answer. */
  | { state: "unknown" };

export const placementLock = (cartId: string): string => `place:${cartId}`;

export async function settleOrder(container: MedusaContainer, cartId: string): Promise<Settled> {
  const facts = await readCartFacts(container, { cartId });
  if (!facts) return { state: "none", reason: "never-made" };
  const stood = await container
    .resolve<PlacementsModuleService>(PLACEMENTS_MODULE)
    .orderThatStood(cartId);
  const [order, ...doubles] = facts.orders;
  if (!order) {
    if (stood) return { state: "ordered", orderId: stood };
    if (facts.completedAt) await reopenCart(container, cartId);
    return { state: "none", reason: "never-made" };
  }
  for (const double of doubles) {
    await discardOrder(container, cartId, double);
    tell(container, `A second order of one bag was taken back: ${double.id}`);
  }
  await link(container, cartId, facts, order);
  // What an order that once stood lacks was taken by staff: it is neither put back nor a reason to end.
  const isFresh = order.id !== stood;
  if (isFresh && !(await reserve(container, order.id))) {
    return takeBack(container, cartId, order.id, "out-of-stock");
  }
  const payment = await settlePayment(container, cartId, order.id, facts.payment);
  if (payment === "unknown") return { state: "unknown" };
  if (payment === "failed" && isFresh) return takeBack(container, cartId, order.id, "payment");
  return { state: "ordered", orderId: order.id };
}

function tell(container: MedusaContainer, text: string): void {
  container.resolve(ContainerRegistrationKeys.LOGGER).warn(text);
}

async function takeBack(
  container: MedusaContainer,
  cartId: string,
  orderId: string,
  reason: "payment" | "out-of-stock",
): Promise<Settled> {
  await discardOrder(container, cartId, { id: orderId });
  await reopenCart(container, cartId);
  tell(container, `An unfinished order was taken back (${reason}): ${orderId}`);
  return { state: "none", reason };
}

async function link(
  container: MedusaContainer,
  cartId: string,
  { payment, completedAt }: CartFacts,
  order: CartFacts["orders"][number],
): Promise<void> {
  const links = container.resolve(ContainerRegistrationKeys.LINK);
  const side = { [Modules.ORDER]: { order_id: order.id } };
  if (!order.linked) {
    await links.create([{ ...side, [Modules.CART]: { cart_id: cartId } }]);
    await linkPromotions(container, cartId, order.id);
    tell(container, `An order was linked to its bag: ${order.id}`);
  }
  if (payment && !order.collectionLinked) {
    const collection = { payment_collection_id: payment.collectionId };
    await links.create([{ ...side, [Modules.PAYMENT]: collection }]);
    tell(container, `An order was linked to its payment: ${order.id}`);
  }
  if (!completedAt) {
    const carts = container.resolve(Modules.CART);
    await carts.updateCarts([{ id: cartId, completed_at: new Date() }]);
  }
}

async function linkPromotions(container: MedusaContainer, cartId: string, orderId: string) {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "cart",
    fields: ["promotions.id"],
    filters: { id: cartId },
  });
  const [cart]: { promotions?: ({ id: string } | null)[] | null }[] = data;
  const promotions = (cart?.promotions ?? []).filter((promotion) => promotion !== null);
  if (promotions.length === 0) return;
  await container.resolve(ContainerRegistrationKeys.LINK).create(
    promotions.map(({ id }) => ({
      [Modules.ORDER]: { order_id: orderId },
      [Modules.PROMOTION]: { promotion_id: id },
    })),
  );
}

/** Reserves what is not reserved yet; false when there is too little on the shelf. */
async function reserve(container: MedusaContainer, orderId: string): Promise<boolean> {
  const missing = await readMissingReservations(container, { orderId });
  if (missing.length === 0) return true;
  const items = missing.flatMap(({ locationId, ...item }) =>
    locationId ? [{ ...item, locationId }] : [],
  );
  if (items.length < missing.length) return false;
  const inventory = container.resolve(Modules.INVENTORY);
  const keys = items.map(({ inventoryItemId }) => inventoryItemId);
  try {
    await container.resolve(Modules.LOCKING).execute(keys, () =>
      inventory.createReservationItems(
        items.map((item) => ({
          line_item_id: item.lineItemId,
          inventory_item_id: item.inventoryItemId,
          location_id: item.locationId,
          quantity: item.quantity,
          allow_backorder: item.allowBackorder,
        })),
      ),
    );
  } catch (error) {
    // Anything but "not enough" is tried again later.
    if (!/stock|inventory|available/i.test(error instanceof Error ? error.message : ""))
      throw error;
    return false;
  }
  tell(container, `The articles of an order were reserved late: ${orderId}`);
  return true;
}
