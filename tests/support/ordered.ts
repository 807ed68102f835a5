/** Orders that a test begins with, placed as the website places them: bag, delivery, order. */
import { askStore, proofOf } from "./orders.ts";
import { place, readyCart } from "./placing.ts";
import type { ShopInfo } from "./shop-info.ts";

interface PlacedOrder {
  readonly id: string;
  readonly display_id: number;
  readonly email: string;
  readonly total: number;
  readonly items: readonly { readonly id: string; readonly quantity: number }[];
}

/** One accessory, ordered and to be paid in the store; a parcel is to be paid by transfer. */
export async function orderAnAccessory(
  info: ShopInfo,
  language = "en",
  email = "marie.weber@example.com",
  delivery = "store-collection",
): Promise<PlacedOrder> {
  const method = delivery === "home-delivery" ? "bank-transfer" : "pay-in-store";
  const cart = await readyCart(info, method, { language, email, delivery });
  const placed = await place(info, cart);
  if (placed.outcome !== "ordered") throw new Error(`not ordered: ${JSON.stringify(placed)}`);
  const { order_id = "" } = placed;
  const headers = await proofOf(info, order_id);
  return (await askStore(info, `/store/orders/${order_id}`, { headers })).body.order;
}
