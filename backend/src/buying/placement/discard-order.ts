/** Taking back an order that nobody was told of: what a completion does when it fails, done later. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import type { CartOrder } from "../../read-models/cart-facts";

type Linked = { id: string } | null;

/**
 * Removes an order that was never confirmed, with its reservations and links. The payment is not
 * touched. Every step may be repeated.
 */
export async function discardOrder(
  container: MedusaContainer,
  cartId: string,
  { id }: Pick<CartOrder, "id">,
): Promise<void> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order",
    fields: ["items.id", "payment_collections.id"],
    filters: { id },
  });
  const [stored]: { items?: Linked[] | null; payment_collections?: Linked[] | null }[] = data;
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

/** An ordered cart without an order can be ordered again. */
export async function reopenCart(container: MedusaContainer, cartId: string): Promise<void> {
  await container.resolve(Modules.CART).updateCarts([{ id: cartId, completed_at: null }]);
}
