/** Lens values and answers of orders, erased when their time is over or consent was withdrawn. */
import type { IOrderModuleService, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { eraseContents } from "../../mails";
import { BAG_MODULE } from "../../modules/bag";
import { profileOf } from "../../modules/business-profile";
import { LENS_RELEASES_MODULE } from "../../modules/lens-releases";
import { SUPPLY_REMINDERS_MODULE } from "../../modules/supply-reminders";
import { type LensDataToErase, readLensDataToErase } from "../../read-models/orders/health-data";

type Lists<Row> = (filters: object, config: object) => Promise<Row[]>;
type Updates = (rows: object[]) => Promise<unknown>;
type Copy = { id: string; item_id: string };
type Action = {
  id: string;
  details: { reference_id?: string; metadata?: Record<string, unknown> | null };
};

/** The part of the order module's service that its interface leaves out. */
type Unlisted = IOrderModuleService & {
  listOrderItems: Lists<Copy>;
  listOrderChangeActions: Lists<Action>;
  listOrderExchangeItems: Lists<Copy>;
  updateOrderExchangeItems: Updates;
  listOrderClaimItems: Lists<Copy>;
  updateOrderClaimItems: Updates;
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
  { order_id, cart_id, whole }: LensDataToErase,
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
  await eraseCopiesOf(container.resolve(Modules.ORDER) as Unlisted, order_id, metadata);
}

/** @param metadata the fields to erase */
async function eraseCopiesOf(
  orders: Unlisted,
  order_id: string,
  metadata: Record<string, string>,
): Promise<void> {
  const copy = { select: ["id", "item_id"], take: null };
  // Each version of an order has a copy.
  const items = await orders.listOrderItems({ order_id }, copy);
  for (const { id } of items) await orders.updateOrderItem(id, { metadata });
  // What changes an order has one too, with a line of its own, also where it was called off before it came to pass.
  const actions = await orders.listOrderChangeActions(
    { order_id },
    { select: ["id", "details"], withDeleted: true, take: null },
  );
  const holding = actions.filter(({ details }) =>
    Object.keys(metadata).some((field) => details.metadata?.[field] !== undefined),
  );
  const item_id = [
    ...items.map((item) => item.item_id),
    ...holding.map(({ details }) => details.reference_id ?? ""),
  ];
  const sentOut = await orders.listOrderExchangeItems({ item_id }, copy);
  await orders.updateOrderExchangeItems(sentOut.map(({ id }) => ({ id, metadata })));
  const replacing = await orders.listOrderClaimItems({ item_id }, copy);
  await orders.updateOrderClaimItems(replacing.map(({ id }) => ({ id, metadata })));
  // What is interrupted before is found again by the order's own lines and what changed them.
  await orders.updateOrderLineItems({ id: item_id }, { metadata });
  // Medusa merges what an action says: it can be deleted, but no part of it.
  await orders.deleteOrderChangeActions(holding.map(({ id }) => id));
}
