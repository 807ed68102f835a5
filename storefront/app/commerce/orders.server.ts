/** Placed orders, shown only to the browser that placed them. */
import { type DeliveryChoice, deliveryChoices } from "@landolt/forms";
import { z } from "zod";
import { type Answer, answered, notFound } from "./answers.ts";
import type { BagLine, Totals } from "./bag.ts";
import { lineAnswer, linesView, totalsAnswer, totalsView } from "./cart-answer.ts";
import { ask } from "./client.server.ts";
import { ordersCookie } from "./cookies.server.ts";

export interface PlacedOrder {
  /** The number a visitor can name on the telephone. */
  number: number;
  placedAt: string;
  email: string;
  delivery: DeliveryChoice;
  lines: BagLine[];
  totals: Totals;
}

const orderAnswer = z.object({
  order: totalsAnswer.extend({
    display_id: z.number(),
    created_at: z.string(),
    email: z
      .string()
      .nullish()
      .transform((email) => email ?? ""),
    metadata: z.record(z.string(), z.unknown()).nullish(),
    items: z.array(lineAnswer),
  }),
});

const fields = [
  "id,display_id,created_at,email,metadata,currency_code,total,tax_total",
  "original_item_total,discount_total,shipping_total,original_shipping_total",
  "items.id,items.quantity,items.unit_price,items.total,items.original_total,items.variant_id",
  "items.product_title,items.product_subtitle,items.product_handle,items.variant_title,items.metadata",
].join(",");

/** Whether this browser has placed an order. */
export async function hasOrder(request: Request): Promise<boolean> {
  return ((await ordersCookie.read(request)) ?? []).length > 0;
}

/**
 * The last order this browser placed.
 * The backend shows an order to anyone who knows its id, so the id comes from the signed cookie only.
 */
export async function lastOrder(request: Request): Promise<Answer<PlacedOrder>> {
  const [id] = (await ordersCookie.read(request)) ?? [];
  if (!id) return notFound;
  const answer = await ask({ path: `/store/orders/${id}`, shape: orderAnswer, query: { fields } });
  if (!answer.ok) return answer;
  const { order } = answer.value;
  const delivery = deliveryChoices.find((choice) => choice === order.metadata?.delivery);
  return answered({
    number: order.display_id,
    placedAt: order.created_at,
    email: order.email,
    lines: linesView(order.items),
    totals: totalsView(order),
    delivery: delivery ?? "store-collection",
  });
}
