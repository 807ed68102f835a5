/** What staff do with an order after it is placed, and what the storefront says for its visitors. */
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Purpose, signToken } from "@landolt/tokens";
import type Medusa from "@medusajs/js-sdk";
import { eventually } from "./eventually.ts";
import { releaseLenses } from "./lens-releases.ts";
import { mailsTo } from "./outbox.ts";
import type { ShopInfo } from "./shop-info.ts";

/** The secret that backend and storefront were started with. */
async function cookieSecret(info: ShopInfo): Promise<string> {
  const secrets: unknown = JSON.parse(await readFile(join(info.dataDir, "secrets.json"), "utf8"));
  const secret = Reflect.get(Object(secrets), "cookie");
  if (typeof secret !== "string") throw new Error("no secret for cookies");
  return secret;
}

/** A token as the backend or the storefront signs it; `seconds` from now until it expires. */
export async function sign(
  info: ShopInfo,
  purpose: Purpose,
  id: string,
  seconds = 60,
): Promise<string> {
  return signToken(await cookieSecret(info), purpose, id, new Date(Date.now() + seconds * 1000));
}

/** The header by which the storefront says from which network its visitor comes; each time another one, unless it is named. */
export const fromNetwork = async (info: ShopInfo, network: string = randomUUID()) => ({
  "x-visitor-network": await sign(info, "network", network),
});

/** The header by which the storefront vouches for its visitor. */
export const proofOf = async (info: ShopInfo, orderId: string) => ({
  "x-order-proof": await sign(info, "order-proof", orderId),
});

interface Asked {
  method?: "GET" | "POST" | "DELETE";
  body?: unknown;
  headers?: Record<string, string>;
}

/** Asks the store API with the shop's key, from a network of its own unless said otherwise. */
export async function askStore(
  info: ShopInfo,
  path: string,
  { method = "GET", body, headers }: Asked = {},
) {
  const response = await fetch(`${info.backend}${path}`, {
    method,
    headers: {
      "content-type": "application/json",
      "x-publishable-api-key": info.publishableKey,
      ...(await fromNetwork(info)),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, text, body: text === "" ? {} : JSON.parse(text) };
}

/** The mails to an address that hold a text, once there are as many as expected. */
export async function awaitMails(info: ShopInfo, email: string, text: string, count = 1) {
  return eventually(async () => {
    const mails = (await mailsTo(info, email))
      .map((mail) => mail.text)
      .filter((mail) => mail.includes(text));
    if (mails.length !== count) throw new Error(`${mails.length} mails with "${text}"`);
    return mails;
  });
}

/** Records that the money of an order has come, as staff do. */
export async function recordPayment(staff: Medusa, orderId: string): Promise<void> {
  const { order } = await staff.admin.order.retrieve(orderId, {
    fields: "id,*payment_collections.payments",
  });
  const payment = order.payment_collections?.[0]?.payments?.[0];
  await staff.admin.payment.capture(payment?.id ?? "", {});
}

/** Packs every piece of an order, its lenses once they are released. @returns the id of the fulfilment */
export async function pack(staff: Medusa, orderId: string): Promise<string> {
  const { order } = await staff.admin.order.retrieve(orderId, {
    fields: "id,*items,*shipping_methods",
  });
  await releaseLenses(staff, orderId);
  const { stock_locations } = await staff.admin.stockLocation.list({ limit: 1 });
  const { order: packed } = await staff.admin.order.createFulfillment(orderId, {
    items: (order.items ?? []).map(({ id, quantity }) => ({ id, quantity })),
    location_id: stock_locations[0]?.id ?? "",
    no_notification: true,
    metadata: {},
  });
  const { order: read } = await staff.admin.order.retrieve(packed.id, {
    fields: "id,*fulfillments",
  });
  return read.fulfillments?.at(-1)?.id ?? "";
}

/** Hands every piece of an order over to its customer. */
export async function deliver(staff: Medusa, orderId: string): Promise<void> {
  await staff.admin.order.markAsDelivered(orderId, await pack(staff, orderId));
}
