/** A customer at the last step: a cart that lacks nothing but its payment, and placing it. */
import { randomUUID } from "node:crypto";
import { TestBag } from "./bags.ts";
import { address, startCart, storeClient } from "./customer.ts";
import { stockUp, variantIds } from "./lenses.ts";
import type { ShopInfo } from "./shop-info.ts";
import { signInAsStaff } from "./staff.ts";
import { stripe } from "./stripe/stand-in.ts";

/** An accessory of which there is enough for every test. */
export const wellStocked = "clairval-multi-purpose-solution";

export type Method = "pay-in-store" | "bank-transfer" | "card";

export interface ReadyCart {
  readonly id: string;
  readonly email: string;
  readonly total: number;
  readonly method: Method;
  /** Id of the payment intent, for a card; of another one where it had to be paid again. */
  intent?: string;
}

interface Outcome {
  readonly status: number;
  readonly outcome?: "ordered" | "refused" | "unknown";
  readonly order_id?: string;
  readonly reason?: string;
}

const wellStockedVariants = new Map<string, Promise<string>>();

/**
 * Each shop is asked once, and has pieces enough from then on; files of tests share this process. Its folder names
 * it: the key of the store API is that of the template, the same in all.
 */
export function accessory(info: ShopInfo): Promise<string> {
  const known = wellStockedVariants.get(info.dataDir);
  if (known) return known;
  const asked = stockedVariant(info);
  wellStockedVariants.set(info.dataDir, asked);
  return asked;
}

async function stockedVariant(info: ShopInfo): Promise<string> {
  await stockUp(await signInAsStaff(info), wellStocked);
  return (await variantIds(info))(wellStocked);
}

/** Each on a connection of its own: one that is kept may belong to a backend that was killed. */
const post = (info: ShopInfo, path: string, body: unknown) =>
  fetch(`${info.backend}${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-publishable-api-key": info.publishableKey,
      connection: "close",
    },
    body: JSON.stringify(body),
  });

interface Options {
  readonly variant?: string;
  readonly quantity?: number;
  readonly card?: string;
  readonly language?: string;
  readonly email?: string;
  readonly delivery?: string;
}

/**
 * A cart with one article, an address and a delivery, as the website makes it from a bag; with a card, paid as
 * far as the browser goes.
 */
export async function readyCart(
  info: ShopInfo,
  method: Method,
  {
    variant,
    quantity = 1,
    card = "4242424242424242",
    language = "en",
    email = `payer.${randomUUID()}@example.com`,
    delivery = "store-collection",
  }: Options = {},
): Promise<ReadyCart> {
  const lines = [{ variant_id: variant ?? (await accessory(info)), quantity }];
  const bag = await TestBag.begin(info, lines, language);
  // Deliveries are offered for the cart that the first look at the bag makes.
  await bag.project(language);
  const chosen = await bag.change("/delivery", { language, delivery, email, address });
  if (chosen.status >= 300) throw new Error(`no delivery: ${JSON.stringify(chosen.body)}`);
  const { cart } = (await bag.project(language)).body;
  if (!cart) throw new Error("the bag has no cart");
  const ready = { id: cart.id, email, total: cart.total, method };
  if (method !== "card") return ready;
  const intent = await beginCard(info, cart.id);
  await stripe.pay(intent, card);
  return { ...ready, intent };
}

/** The same of a program that knows no bags and asks the store API step by step, paid in the store. */
export async function cartOfProgram(info: ShopInfo, email: string): Promise<ReadyCart> {
  const sdk = storeClient(info);
  const items = [{ variant_id: await accessory(info), quantity: 1 }];
  const id = await startCart(sdk, { email, items });
  const { shipping_options } = await sdk.store.fulfillment.listCartOptions({ cart_id: id });
  const collection = shipping_options.find(({ type }) => type?.code === "store-collection");
  const { cart } = await sdk.store.cart.addShippingMethod(id, { option_id: collection?.id ?? "" });
  return { id, email, total: cart.total, method: "pay-in-store" };
}

/** Begins the card payment of a cart; the id of its payment intent. */
export async function beginCard(info: ShopInfo, cartId: string): Promise<string> {
  const answer = await post(info, `/store/carts/${cartId}/payment`, { method: "card" });
  const { payment } = (await answer.json()) as { payment?: { client_secret: string } };
  const intent = payment?.client_secret.split("_secret_")[0];
  if (!intent) throw new Error(`no payment was begun: ${answer.status}`);
  return intent;
}

/**
 * Places a cart; a connection that breaks is an answer with status 0.
 * @throws SyntaxError where the answer is no JSON
 */
export async function place(
  info: ShopInfo,
  { id, total, method }: ReadyCart,
  attempt: string = randomUUID(),
): Promise<Outcome> {
  const order = { attempt, method, agreed: { total, currency: "eur" } };
  const answered = await post(info, `/store/carts/${id}/place`, order)
    .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
    .catch(() => undefined);
  if (!answered) return { status: 0 };
  return { status: answered.status, ...(JSON.parse(answered.text) as object) };
}
