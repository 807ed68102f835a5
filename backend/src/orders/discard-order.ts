/** Taking back an order that nobody was told of: what a completion does when it fails, done later. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { ask } from "../ask";
import type { CartOrder } from "./cart-facts";

/**
 * Removes an order that was never confirmed, with its reservations and links. The payment is not
 * touched. Every step may be repeated.
 */
export async function discardOrder(
  container: MedusaContainer,
  cartId: string,
  { id }: Pick<CartOrder, "id">,
): Promise<void> {
  const lines = await ask<{ id: string }>(
    container,
    "select item_id as id from order_item where order_id = ?",
    [id],
  );
  if (lines.length > 0) {
    await container
      .resolve(Modules.INVENTORY)
      .deleteReservationItemsByLineItem(lines.map((line) => line.id));
  }
  const link = container.resolve(ContainerRegistrationKeys.LINK);
  const order = { [Modules.ORDER]: { order_id: id } };
  await link.dismiss([{ ...order, [Modules.CART]: { cart_id: cartId } }]);
  const collections = await ask<{ id: string }>(
    container,
    `select payment_collection_id as id from order_payment_collection
     where order_id = ? and deleted_at is null`,
    [id],
  );
  for (const { id: payment_collection_id } of collections) {
    await link.dismiss([{ ...order, [Modules.PAYMENT]: { payment_collection_id } }]);
  }
  await container.resolve(Modules.ORDER).deleteOrders([id]);
}

/** An ordered cart without an order can be ordered again. */
export async function reopenCart(container: MedusaContainer, cartId: string): Promise<void> {
  await ask(container, "update cart set completed_at = null where id = ?", [cartId]);
}
