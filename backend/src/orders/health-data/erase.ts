/** Lens values and answers of orders, erased when their time is over or consent was withdrawn. */
import type { IOrderModuleService, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { eraseContents } from "../../mails";
import { BAG_MODULE } from "../../modules/bag";
import { profileOf } from "../../modules/business-profile";
import { LENS_RELEASES_MODULE } from "../../modules/lens-releases";
import { SUPPLY_REMINDERS_MODULE } from "../../modules/supply-reminders";
import { type LensDataToErase, readLensDataToErase } from "../../read-models/orders/health-data";

/** The part of the order module's service that its interface leaves out. */
type ListsItems = IOrderModuleService & {
  listOrderItems: (filters: object, config: object) => Promise<{ id: string }[]>;
};

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
  for (const one of due) await eraseLensDataOf(container, one);
  return due.length;
}

/** Erases the lens values of an order, whatever is still kept of it. */
export async function eraseLensDataOf(
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
  if (whole) {
    await eraseContents(container, { type: "order", id: order_id });
    await container.resolve(SUPPLY_REMINDERS_MODULE).stop(order_id);
  }
  const orders = container.resolve(Modules.ORDER) as ListsItems;
  // Each version of an order has a copy.
  const items = await orders.listOrderItems({ order_id }, { select: ["id"], take: null });
  for (const { id } of items) await orders.updateOrderItem(id, { metadata });
  // The order's own lines last: what is interrupted before is found again by them.
  const lines = line_ids.map((id) => ({ selector: { id }, data: { metadata } }));
  await orders.updateOrderLineItems(lines);
}
