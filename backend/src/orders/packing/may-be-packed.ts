/** What stands between an order and its parcel. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { providerIds } from "../../payments/methods";
import { notAllowedError } from "../../platform/errors";
import { type DeliveryWay, deliveryWay } from "../delivery-way";
import { refuseUnreleased } from "../release/lens-release";
import { isPackingWithdrawn } from "../work/withdrawals";
import { leastDebt, type PayableOrder, payableOrder } from "./debt";

/**
 * Whether an order waits for its payment: a parcel of which something is still to be paid. What a bank keeps
 * ready on a card is as good as paid; it is charged when the parcel is ready.
 */
export function awaitsPayment(
  way: DeliveryWay,
  { status, summary, payment_collections }: Omit<PayableOrder, "shipping_methods">,
): boolean {
  if (way !== "parcel" || status === "canceled") return false;
  if (Number(summary?.pending_difference ?? 0) < leastDebt) return false;
  const payments = (payment_collections ?? []).flatMap(({ payments }) => payments ?? []);
  return !payments.some(
    ({ provider_id, canceled_at }) => provider_id === providerIds.card && canceled_at === null,
  );
}

/** As {@link awaitsPayment}, for an order by its id; false where there is none. */
export async function isAwaitingPayment(
  container: MedusaContainer,
  orderId: string,
): Promise<boolean> {
  const order = await payableOrder(container, orderId);
  return order !== undefined && awaitsPayment(deliveryWay(order), order);
}

/**
 * Refuses to pack an order that may not leave yet.
 * @throws MedusaError `not_allowed` with the code `withdrawn`, `lenses-not-released`, `consent-withdrawn` or
 *   `parcel-not-paid`
 */
export async function refuseUnpackable(container: MedusaContainer, orderId: string): Promise<void> {
  if (await isPackingWithdrawn(container, orderId)) {
    throw notAllowedError(
      "The customer has withdrawn from what is still to be packed: see to the withdrawal first",
      "withdrawn",
    );
  }
  await refuseUnreleased(container, orderId);
  if (!(await isAwaitingPayment(container, orderId))) return;
  throw notAllowedError(
    "This order goes by parcel and has not been paid: it is packed once its payment is recorded",
    "parcel-not-paid",
  );
}
