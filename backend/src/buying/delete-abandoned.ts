/** Bags that nobody comes back to, and their carts, which hold names and addresses. */
import { mostBagDays } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { profileOf } from "../modules/business-profile";
import { HEALTH_CONSENTS_MODULE } from "../modules/health-consents";
import { readAbandonedCarts } from "../read-models/buying/abandoned-carts";
import { bagsOf } from "./bag";
import { deleteUnneededPrescriptions } from "./prescriptions";

/** One run takes a few carts, so that it is over before anybody notices. */
const most = 100;

/**
 * Deletes the bags whose cookie has expired, and carts that nobody will order, with their lines,
 * addresses, consents and what was begun of their payment, and the prescriptions that nobody needs any
 * more. Those with lens values go as early as the business profile says.
 */
export async function deleteAbandoned(
  container: MedusaContainer,
): Promise<{ bags: number; carts: number; prescriptions: number }> {
  const { healthData } = await profileOf(container);
  const { bagDays: lensDays, prescriptionDays } = healthData;
  const consents = container.resolve(HEALTH_CONSENTS_MODULE);
  const deleted = await bagsOf(container).deleteOlderThan(mostBagDays, lensDays);
  await consents.deleteOf(deleted.flatMap(({ cart_id, ordered }) => (ordered ? [] : [cart_id])));
  const prescriptions = await deleteUnneededPrescriptions(container, prescriptionDays);
  const bags = deleted.length;
  const abandoned = await readAbandonedCarts(container, { days: mostBagDays, lensDays, most });
  if (abandoned.length === 0) return { bags, carts: 0, prescriptions };
  const ids = abandoned.map(({ id }) => id);
  const collections = abandoned.flatMap(({ collectionId }) => collectionId ?? []);
  // The cart last: what is interrupted before is found again by it.
  await container
    .resolve(ContainerRegistrationKeys.LINK)
    .delete({ [Modules.CART]: { cart_id: ids } });
  await container.resolve(Modules.PAYMENT).deletePaymentCollections(collections);
  await consents.deleteOf(ids);
  const carts = container.resolve(Modules.CART);
  await carts.deleteAddresses(abandoned.flatMap(({ addressIds }) => addressIds));
  await carts.deleteCarts(ids);
  return { bags, carts: ids.length, prescriptions };
}
