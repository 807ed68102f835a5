/** Carts that nobody will order any more: those of bags that are gone. They hold names and addresses. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { readLeftCarts } from "../../read-models/abandoned-carts";

/** One run takes a few, so that it is over before anybody notices. */
const most = 100;

/**
 * Deletes carts that were left for so many days, with their lines, addresses and what was begun of
 * their payment.
 * @returns how many they were
 */
export async function deleteLeftCarts(container: MedusaContainer, days: number): Promise<number> {
  const left = await readLeftCarts(container, { days, most });
  if (left.length === 0) return 0;
  const ids = left.map(({ id }) => id);
  const collections = left.flatMap(({ collectionId }) => collectionId ?? []);
  // The cart last: what is interrupted before is found again by it.
  await container
    .resolve(ContainerRegistrationKeys.LINK)
    .delete({ [Modules.CART]: { cart_id: ids } });
  await container.resolve(Modules.PAYMENT).deletePaymentCollections(collections);
  const carts = container.resolve(Modules.CART);
  await carts.deleteAddresses(left.flatMap(({ addressIds }) => addressIds));
  await carts.deleteCarts(ids);
  return ids.length;
}
