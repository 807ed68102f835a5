/** Card payments that were begun and left: nobody's money stays reserved for a bag left standing. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { ask } from "../ask";
import { placementLock } from "../orders/settle-order";
import { providerIds } from "./methods";

type Stale = { id: string; cartId: string };

const staleSql = `
  select s.id, link.cart_id as "cartId" from payment_session s
  join cart_payment_collection link on link.payment_collection_id = s.payment_collection_id
    and link.deleted_at is null
  join cart c on c.id = link.cart_id and c.completed_at is null
  where s.provider_id = ? and s.status in ('pending', 'requires_more') and s.deleted_at is null
    and s.updated_at < now() - interval '1 day'
    and not exists (select 1 from payment p where p.payment_session_id = s.id)
  limit 50`;

export async function cancelStalePayments(container: MedusaContainer): Promise<void> {
  for (const { id, cartId } of await ask<Stale>(container, staleSql, [providerIds.card])) {
    // Deleting the session cancels the payment with Stripe; one that was made after all is kept by it.
    await container
      .resolve(Modules.LOCKING)
      .execute(
        [placementLock(cartId)],
        () => container.resolve(Modules.PAYMENT).deletePaymentSession(id),
        { timeout: 1 },
      );
  }
}
