/** Carts that nobody will order any more: those of bags that are gone. They hold names and addresses. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { ask } from "../ask";

/** One run takes a few, so that it is over before anybody notices. */
const most = 100;

type Left = { id: string; addressIds: string[]; collectionId: string | null };

/** Neither a bag, nor an order, nor money hangs on them. */
const leftSql = `
  select c.id, link.payment_collection_id as "collectionId",
    array_remove(array[c.shipping_address_id, c.billing_address_id], null) as "addressIds"
  from cart c
  left join cart_payment_collection link on link.cart_id = c.id and link.deleted_at is null
  where c.completed_at is null and c.updated_at < now() - make_interval(days => ?)
    and not exists (select 1 from bag b where b.cart_id = c.id)
    and not exists (select 1 from order_cart o where o.cart_id = c.id and o.deleted_at is null)
    and not exists
      (select 1 from payment p where p.payment_collection_id = link.payment_collection_id)
  order by c.updated_at limit ?`;

/**
 * Deletes carts that were left for so many days, with their lines, addresses and what was begun of
 * their payment.
 * @returns how many they were
 */
export async function deleteLeftCarts(container: MedusaContainer, days: number): Promise<number> {
  const left = await ask<Left>(container, leftSql, [days, most]);
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
