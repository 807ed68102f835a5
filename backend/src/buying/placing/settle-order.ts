/**
 * Brings the ordering of a cart to its end, wherever it was interrupted: one order, linked, reserved,
 * paid as agreed; or none at all. Only under the lock of the cart's placement.
 */
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils";
import { PLACEMENTS_MODULE } from "../../modules/placements";
import type PlacementsModuleService from "../../modules/placements/service";
import { recordsOf } from "../../platform/ask";
import { loggerOf } from "../../platform/logger";
import { type CartFacts, type CartOrder, readCartFacts } from "../../read-models/buying/carts";
import { readMissingReservations } from "../../read-models/buying/missing-reservations";
import { settlePayment } from "./settle-payment";

export type Settled =
  /**
   * The order stands, or stood until it was cancelled: reserved, its payment authorised or captured.
   * `isRecording`: its account of what was paid has to be looked at once more.
   */
  | { state: "ordered"; orderId: string; isRecording?: boolean }
  /** There is no order, and what there was of one is gone. */
  | { state: "none"; reason: "payment" | "out-of-stock" | "never-made" }
  /** It is not known yet; the payment service does not answer. */
  | { state: "unknown" };

export const placementsOf = (container: MedusaContainer) =>
  container.resolve<PlacementsModuleService>(PLACEMENTS_MODULE);

export async function settleOrder(container: MedusaContainer, cartId: string): Promise<Settled> {
  const facts = await readCartFacts(container, { cartId });
  if (!facts) return { state: "none", reason: "never-made" };
  const stood = orderThatStood(facts);
  const [order, ...doubles] = facts.orders;
  if (!order) {
    if (stood) return { state: "ordered", orderId: stood };
    await forgetGone(container, cartId, facts);
    if (facts.completedAt) await reopenCart(container, cartId);
    return { state: "none", reason: "never-made" };
  }
  for (const double of doubles) {
    await discardOrder(container, cartId, double);
    warn(container, `A second order of one bag was taken back: ${double.id}`);
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
  return { state: "ordered", orderId: order.id, isRecording: payment === "recording" };
}

/** The order of the cart once it was whole, whatever staff have done to it since. */
function orderThatStood({ placement }: CartFacts): string | undefined {
  const stood = placement?.state === "ordered" || placement?.state === "settled";
  return stood ? (placement.orderId ?? undefined) : undefined;
}

function warn(container: MedusaContainer, text: string): void {
  loggerOf(container).warn(text);
}

async function takeBack(
  container: MedusaContainer,
  cartId: string,
  orderId: string,
  reason: "payment" | "out-of-stock",
): Promise<Settled> {
  await discardOrder(container, cartId, { id: orderId });
  await reopenCart(container, cartId);
  warn(container, `An unfinished order was taken back (${reason}): ${orderId}`);
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
    warn(container, `An order was linked to its bag: ${order.id}`);
  }
  if (payment && !order.collectionLinked) {
    const collection = { payment_collection_id: payment.collectionId };
    await links.create([{ ...side, [Modules.PAYMENT]: collection }]);
    warn(container, `An order was linked to its payment: ${order.id}`);
  }
  if (!completedAt) {
    const carts = container.resolve(Modules.CART);
    await carts.updateCarts([{ id: cartId, completed_at: new Date() }]);
  }
}

async function linkPromotions(container: MedusaContainer, cartId: string, orderId: string) {
  const [cart] = await recordsOf<{ promotions?: ({ id: string } | null)[] | null }>(
    container,
    "cart",
    { id: cartId },
    ["promotions.id"],
  );
  const promotions = (cart?.promotions ?? []).filter((promotion) => promotion !== null);
  if (promotions.length === 0) return;
  await container.resolve(ContainerRegistrationKeys.LINK).create(
    promotions.map(({ id }) => ({
      [Modules.ORDER]: { order_id: orderId },
      [Modules.PROMOTION]: { promotion_id: id },
    })),
  );
}

const tooLittle: readonly string[] = [MedusaError.Types.NOT_ALLOWED, MedusaError.Types.NOT_FOUND];

/** Reserves what is not reserved yet; false when there is too little on the shelf. */
async function reserve(container: MedusaContainer, orderId: string): Promise<boolean> {
  const missing = await readMissingReservations(container, { orderId });
  if (missing.length === 0) return true;
  const items = missing.flatMap(({ locationId, inventoryItemId, ...item }) =>
    locationId && inventoryItemId ? [{ ...item, locationId, inventoryItemId }] : [],
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
    // Anything but too little, or none at this place, is tried again later.
    if (!MedusaError.isMedusaError(error) || !tooLittle.includes(error.type)) throw error;
    return false;
  }
  warn(container, `The articles of an order were reserved late: ${orderId}`);
  return true;
}

type Linked = { id: string } | null;

/**
 * Removes an order that was never confirmed, with its reservations and links: what a completion does
 * when it fails, done later. The payment is not touched. Every step may be repeated.
 */
async function discardOrder(
  container: MedusaContainer,
  cartId: string,
  { id }: Pick<CartOrder, "id">,
): Promise<void> {
  const [stored] = await recordsOf<{
    items?: Linked[] | null;
    payment_collections?: Linked[] | null;
  }>(container, "order", { id }, ["items.id", "payment_collections.id"]);
  const lines = (stored?.items ?? []).flatMap((line) => line?.id ?? []);
  if (lines.length > 0) {
    await container.resolve(Modules.INVENTORY).deleteReservationItemsByLineItem(lines);
  }
  const link = container.resolve(ContainerRegistrationKeys.LINK);
  const order = { [Modules.ORDER]: { order_id: id } };
  await link.dismiss([{ ...order, [Modules.CART]: { cart_id: cartId } }]);
  for (const collection of stored?.payment_collections ?? []) {
    if (!collection) continue;
    await link.dismiss([{ ...order, [Modules.PAYMENT]: { payment_collection_id: collection.id } }]);
  }
  await container.resolve(Modules.ORDER).deleteOrders([id]);
}

/**
 * Links of a cart, or of its payment, to orders that are gone: a crash may leave either, and each is linked to one
 * order only.
 */
async function forgetGone(
  container: MedusaContainer,
  cartId: string,
  { payment }: CartFacts,
): Promise<void> {
  await forgetLinks(container, "order_cart", Modules.CART, { cart_id: cartId });
  if (!payment) return;
  const collection = { payment_collection_id: payment.collectionId };
  await forgetLinks(container, "order_payment_collection", Modules.PAYMENT, collection);
}

async function forgetLinks(
  container: MedusaContainer,
  entity: string,
  module: string,
  side: Record<string, string>,
): Promise<void> {
  const fields = ["order_id", "order.id"];
  const links = await recordsOf<{ order_id: string; order?: Linked }>(
    container,
    entity,
    side,
    fields,
  );
  for (const { order_id } of links.filter(({ order }) => !order)) {
    const gone = { [Modules.ORDER]: { order_id }, [module]: side };
    await container.resolve(ContainerRegistrationKeys.LINK).dismiss([gone]);
    warn(container, `A link to an order that is gone was removed (${entity}): ${order_id}`);
  }
}

/** An ordered cart without an order can be ordered again. */
async function reopenCart(container: MedusaContainer, cartId: string): Promise<void> {
  await container.resolve(Modules.CART).updateCarts([{ id: cartId, completed_at: null }]);
}
