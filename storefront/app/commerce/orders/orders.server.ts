/**
 * Placed orders, shown only to the browser that placed them, or that has opened one by a link of our
 * mails and the right e-mail address, and to the customer whose account they belong to.
 */
import { type BusinessProfile, type TransferDetails, transferDetails } from "@landolt/forms";
import { z } from "zod";
import { orderKeyOf, ownOrderIds } from "../account/account-orders.server.ts";
import type { BagLine, Totals } from "../buying/bag.ts";
import { lineAnswer, linesView, totalsAnswer, totalsView } from "../buying/cart-answer.ts";
import { type Answer, answered, notFound } from "../platform/answers.ts";
import { businessProfile } from "../platform/business.server.ts";
import { ask } from "../platform/client.server.ts";
import {
  againCookie,
  openedOrdersCookie,
  ordersCookie,
  withOrder,
} from "../platform/cookies.server.ts";
import { type OrderProgress, progressAnswer } from "./order-progress.ts";
import { networkHeaders, orderProof } from "./proof.server.ts";

export interface PlacedOrder {
  /** Names the order in addresses of this browser; worth nothing in another. */
  key: string;
  /** The number a visitor can name on the telephone. */
  number: number;
  placedAt: string;
  email: string;
  /** Of who ordered; empty where it is not known. */
  name: string;
  lines: BagLine[];
  totals: Totals;
  progress: OrderProgress;
  /** Working days within which a parcel arrives; 0 where it is not known. */
  deliveryDays: number;
  /** Present while a transfer is awaited. */
  bankTransfer?: TransferDetails;
}

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");

const wholeAnswer = progressAnswer.extend({
  order: totalsAnswer.extend({
    display_id: z.number(),
    created_at: z.string(),
    email: text,
    items: z.array(lineAnswer),
    shipping_address: z.object({ first_name: text, last_name: text }).nullish(),
  }),
});

/** Ids of the orders this browser may see, its own first. */
async function visibleOrders(request: Request): Promise<string[]> {
  const [placed, opened, remembered] = await Promise.all([
    ordersCookie.read(request),
    openedOrdersCookie.read(request),
    againCookie.read(request),
  ]);
  return [
    ...new Set([...(placed ?? []), ...(opened ?? []), ...(remembered ? [remembered.id] : [])]),
  ];
}

/** An order that this browser was asked to remember. */
export interface RememberedOrder {
  key: string;
  placedAt: string;
}

export async function rememberedOrder(request: Request): Promise<RememberedOrder | undefined> {
  const remembered = await againCookie.read(request);
  return remembered && { key: orderKeyOf(remembered.id), placedAt: remembered.placedAt };
}

/** The `Set-Cookie` header by which this browser remembers an order it may see; none for another. */
export async function rememberOrder(
  request: Request,
  { key, placedAt }: RememberedOrder,
): Promise<string | undefined> {
  const id = await visibleOrder(request, key);
  return id && againCookie.write({ id, placedAt });
}

/** The header by which it is forgotten. */
export const forgetOrder = () => againCookie.clear();

/** Whether this browser has placed an order. */
export async function hasOrder(request: Request): Promise<boolean> {
  return ((await ordersCookie.read(request)) ?? []).length > 0;
}

/** The id of an order that this browser may see, or who is signed in, by its key. */
export async function visibleOrder(request: Request, key: string): Promise<string | undefined> {
  const named = (ids: string[]) => ids.find((id) => orderKeyOf(id) === key);
  return named(await visibleOrders(request)) ?? named(await ownOrderIds(request));
}

/**
 * Milliseconds. Just after ordering the backend writes mails and invoice: better to wait for it than to leave somebody
 * who has paid without an answer.
 */
const orderTimeout = 12_000;

/** An order whole, or where it stands now. */
const askFor = <T>(id: string, shape: z.ZodType<T>) =>
  ask({
    path: `/store/orders/${id}/progress`,
    shape,
    headers: orderProof(id),
    limit: orderTimeout,
  });

/** Where an order stands now. `id` must be one that the visitor may see. */
export async function progressOf(id: string): Promise<Answer<OrderProgress>> {
  const answer = await askFor(id, progressAnswer);
  return answer.ok ? answered(answer.value.progress) : answer;
}

/** `id` must be that of an order that the visitor may see. */
export async function readOrder(id: string): Promise<Answer<PlacedOrder>> {
  const [answer, profile] = await Promise.all([askFor(id, wholeAnswer), businessProfile()]);
  if (!answer.ok) return answer;
  const { order, progress } = answer.value;
  const { first_name = "", last_name = "" } = order.shipping_address ?? {};
  return answered({
    key: orderKeyOf(id),
    number: order.display_id,
    placedAt: order.created_at,
    email: order.email,
    name: `${first_name} ${last_name}`.trim(),
    lines: linesView(order.items),
    totals: totalsView(order),
    progress,
    deliveryDays: profile.ok ? profile.value.deliveryDays.to : 0,
    ...transferOf(progress, order.display_id, profile),
  });
}

function transferOf(
  { method, payment }: OrderProgress,
  number: number,
  profile: Answer<BusinessProfile>,
): { bankTransfer?: TransferDetails } {
  if (method !== "bank-transfer" || payment === "paid") return {};
  const account = profile.ok ? profile.value.bankAccount : undefined;
  return account ? { bankTransfer: transferDetails(account, number) } : {};
}

/** The last order this browser placed. */
export async function lastOrder(request: Request): Promise<Answer<PlacedOrder>> {
  const [id] = (await ordersCookie.read(request)) ?? [];
  return id ? readOrder(id) : notFound;
}

/** An order this browser may see, by its key. */
export async function orderByKey(request: Request, key: string): Promise<Answer<PlacedOrder>> {
  const id = await visibleOrder(request, key);
  return id ? readOrder(id) : notFound;
}

/**
 * The order that the token of a link names, where this browser has placed or opened it. The token's
 * signature is not looked at here: the cookies alone decide, and they are signed too.
 */
export async function orderByToken(request: Request, token: string): Promise<Answer<PlacedOrder>> {
  const named = token.split(".", 1)[0];
  const isNamed = (one: string) => one === named;
  const id =
    (await visibleOrders(request)).find(isNamed) ?? (await ownOrderIds(request)).find(isNamed);
  return id ? readOrder(id) : notFound;
}

/**
 * Opens the order behind a link for this browser.
 * @returns the `Set-Cookie` header to answer with; `notFound` for a wrong address as for a wrong,
 *   old or guessed token
 */
export async function openOrder(
  request: Request,
  token: string,
  email: string,
): Promise<Answer<string>> {
  const answer = await ask({
    path: "/store/order-access",
    shape: z.object({ order_id: z.string() }),
    method: "POST",
    headers: networkHeaders(request),
    body: { token: token.slice(0, 200), email: email.slice(0, 254) },
  });
  if (!answer.ok) return answer;
  const id = answer.value.order_id;
  const opened = withOrder(id, await openedOrdersCookie.read(request));
  return answered(await openedOrdersCookie.write(opened));
}

/** Has a fresh link sent to who placed the order. The answer never says whether there is one. */
export function requestLink(
  request: Request,
  number: string,
  email: string,
): Promise<Answer<unknown>> {
  return ask({
    path: "/store/order-links",
    shape: z.object({ accepted: z.literal(true) }),
    method: "POST",
    headers: networkHeaders(request),
    body: { number: number.slice(0, 20), email: email.slice(0, 254) },
  });
}
