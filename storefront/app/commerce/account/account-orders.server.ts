/** The orders of who is signed in. */
import { createHash } from "node:crypto";
import { z } from "zod";
import { type Answer, answered } from "../platform/answers.ts";
import { askAsCustomer } from "./session.server.ts";

/** Names an order in addresses; worth nothing to somebody who may not see the order. */
export const orderKeyOf = (id: string) =>
  createHash("sha256").update(id).digest("base64url").slice(0, 16);

const ordersAnswer = z.object({
  count: z.number(),
  orders: z.array(
    z.object({
      id: z.string(),
      display_id: z.number(),
      created_at: z.string(),
      currency_code: z.string(),
      total: z.number(),
      status: z.string(),
      items: z.array(z.object({ product_title: z.string().nullish(), title: z.string() })),
    }),
  ),
});

export interface ListedOrder {
  key: string;
  number: number;
  placedAt: string;
  total: number;
  currency: string;
  cancelled: boolean;
  /** What was bought, each name once. */
  titles: string[];
}

export const ordersOnPage = 10;

/** A page of them, the newest first, and how many there are. */
export async function accountOrders(
  request: Request,
  { page = 1, size = ordersOnPage } = {},
): Promise<Answer<{ orders: ListedOrder[]; count: number }>> {
  const answer = await askAsCustomer(request, {
    path: "/store/orders",
    shape: ordersAnswer,
    query: {
      fields:
        "id,display_id,created_at,currency_code,total,status,items.id,items.title,items.product_title",
      order: "-created_at",
      limit: String(size),
      offset: String((page - 1) * size),
    },
  });
  if (!answer.ok) return answer;
  const orders = answer.value.orders.map((order) => ({
    key: orderKeyOf(order.id),
    number: order.display_id,
    placedAt: order.created_at,
    total: order.total,
    currency: order.currency_code,
    cancelled: order.status === "canceled",
    titles: [...new Set(order.items.map(({ product_title, title }) => product_title ?? title))],
  }));
  return answered({ orders, count: answer.value.count });
}

const idsAnswer = z.object({ orders: z.array(z.object({ id: z.string() })) });

/** Ids of all orders of who is signed in; none for nobody. */
export async function ownOrderIds(request: Request): Promise<string[]> {
  const answer = await askAsCustomer(request, {
    path: "/store/orders",
    shape: idsAnswer,
    query: { fields: "id", order: "-created_at", limit: "1000" },
  });
  return answer.ok ? answer.value.orders.map(({ id }) => id) : [];
}

const earlier = { path: "/store/account/earlier-orders", shape: z.object({ count: z.number() }) };

/** How many orders were placed as a guest with the address of the account; none while that cannot be asked. */
export async function earlierOrders(request: Request): Promise<number> {
  const answer = await askAsCustomer(request, earlier);
  return answer.ok ? answer.value.count : 0;
}

/** Adds them to the account, by the customer's consent. */
export const joinEarlierOrders = (request: Request): Promise<Answer<unknown>> =>
  askAsCustomer(request, { ...earlier, method: "POST", body: {}, idempotent: true });
