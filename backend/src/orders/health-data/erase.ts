/** Lens values and answers of orders, erased when their time is over or consent was withdrawn. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { eraseContents } from "../../mails";
import { BAG_MODULE } from "../../modules/bag";
import { profileOf } from "../../modules/business-profile";
import { LENS_RELEASES_MODULE } from "../../modules/lens-releases";
import { type LensDataToErase, readLensDataToErase } from "../../read-models/orders/health-data";

/** One run takes a few orders, so that it is over before anybody notices. */
const most = 100;

/** In metadata, Medusa deletes what is set to an empty text. */
const gone = "";

/**
 * Erases what is not kept any longer; what an invoice says stays, as tax law demands.
 * @param orderId this order alone, else all
 * @returns of how many orders
 */
export async function eraseLensData(
  container: MedusaContainer,
  orderId: string | null = null,
): Promise<number> {
  const { healthData } = await profileOf(container);
  const { answersMonths, lensValuesMonths: valuesMonths } = healthData;
  const due = await readLensDataToErase(container, { orderId, answersMonths, valuesMonths, most });
  for (const one of due) await eraseOf(container, one);
  return due.length;
}

async function eraseOf(
  container: MedusaContainer,
  { order_id, cart_id, line_ids, whole }: LensDataToErase,
): Promise<void> {
  const metadata = { lensAnswers: gone, ...(whole && { lens: gone, prescribed: gone }) };
  if (cart_id) {
    const carts = container.resolve(Modules.CART);
    const lines = await carts.listLineItems({ cart_id }, { select: ["id"], take: null });
    if (lines.length > 0) await carts.updateLineItems(lines.map(({ id }) => ({ id, metadata })));
    await container.resolve(BAG_MODULE).deleteOrdered(cart_id);
  }
  await container.resolve(LENS_RELEASES_MODULE).eraseHealthData(order_id, whole);
  if (whole) await eraseContents(container, { type: "order", id: order_id });
  // The order's own lines last: what is interrupted before is found again by them.
  const lines = line_ids.map((id) => ({ selector: { id }, data: { metadata } }));
  await container.resolve(Modules.ORDER).updateOrderLineItems(lines);
}
