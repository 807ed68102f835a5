/**
 * The visitor's shopping bag. For now it is a cart of the backend, whose id sits in a signed cookie;
 * nothing of that shows outside. Changes to one bag wait for each other, so that quantities add up.
 */
import type { SiteLanguage } from "@landolt/forms";
import { type EyeLens, lensToMetadata, lineIdentity } from "@landolt/optics";
import { z } from "zod";
import { locales } from "#app/language/addresses.ts";
import { type Answer, answered, notFound, refused } from "./answers.ts";
import { type Bag, emptyBag, largestQuantity } from "./bag.ts";
import {
  changeCart,
  readCart,
  refusal,
  setShipping,
  shippingOptions,
  visitorsCart,
} from "./cart.server.ts";
import { bagOf, type Cart, cartAnswer, cartFields, lensOf } from "./cart-answer.ts";
import { product } from "./catalog.server.ts";
import { ask } from "./client.server.ts";
import { bagCookie } from "./cookies.server.ts";
import { sellingRegion } from "./region.server.ts";
import { inTurn } from "./serial.server.ts";

const countAnswer = z.object({
  cart: z.object({
    completed_at: z.string().nullish(),
    items: z.array(z.object({ quantity: z.number() })).nullish(),
  }),
});

/** Pieces in the visitor's bag, for the shell; 0 also while the backend is down. */
export async function bagCount(request: Request): Promise<number> {
  const id = await bagCookie.read(request);
  if (!id) return 0;
  const answer = await ask({
    path: `/store/carts/${id}`,
    shape: countAnswer,
    query: { fields: "id,completed_at,items.quantity" },
    limit: 1000,
  });
  if (!answer.ok || answer.value.cart.completed_at) return 0;
  return answer.value.cart.items?.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
}

/** The visitor's bag, its texts in the page's language. */
export async function readBag(request: Request, language: SiteLanguage): Promise<Answer<Bag>> {
  const cart = await visitorsCart(request, language);
  if (!cart.ok) return cart;
  return answered(cart.value ? bagOf(cart.value) : emptyBag);
}

/**
 * Puts pieces of a product into the bag, and begins one where there is none.
 * @param quantity whole number from 1 to 99, of which the bag holds at most 99 of one variant
 * @returns the `Set-Cookie` header to answer with
 */
export async function addLine(
  request: Request,
  language: SiteLanguage,
  line: { handle: string; variantId: string; quantity: number },
): Promise<Answer<string>> {
  const page = await product(language, line.handle);
  if (!page.ok) return page.problem === "notFound" ? refused("unknown-product") : page;
  // Without its parameters for each eye a contact lens can not be ordered.
  if (page.value.kind === "lens") return refused("prescription");
  const variant = page.value.variants.find(({ id }) => id === line.variantId);
  if (!variant?.price) return refused("unknown-product");
  return putIn(request, language, [{ variantId: variant.id, quantity: line.quantity }]);
}

/** Boxes of one pack for one eye. */
export interface LensWish {
  variantId: string;
  quantity: number;
  lens: EyeLens;
}

/**
 * Puts lenses for one eye or both into the bag: all of them, or none where one is refused.
 * @param wishes checked against the lens's range; quantities as for {@link addLine}
 * @returns the `Set-Cookie` header to answer with
 */
export async function addLenses(
  request: Request,
  language: SiteLanguage,
  handle: string,
  wishes: readonly LensWish[],
): Promise<Answer<string>> {
  const page = await product(language, handle);
  if (!page.ok) return page.problem === "notFound" ? refused("unknown-product") : page;
  const { kind, variants } = page.value;
  const sold = wishes.every(({ variantId }) => variants.some((v) => v.id === variantId && v.price));
  return kind === "lens" && sold ? putIn(request, language, wishes) : refused("unknown-product");
}

type Wish = Omit<LensWish, "lens"> & { lens?: EyeLens };

async function putIn(
  request: Request,
  language: SiteLanguage,
  wishes: readonly Wish[],
): Promise<Answer<string>> {
  const id = await bagCookie.read(request);
  if (id) {
    const added = await inTurn(id, () => addToCart(id, wishes));
    if (added.ok) return answered(await bagCookie.write(id));
    if (added.problem !== "notFound") return added;
  }
  const created = await createCart(language, wishes);
  return created.ok ? answered(await bagCookie.write(created.value.id)) : created;
}

/** What two wishes must have in common to become one line. */
const identity = (variantId: string, lens: EyeLens | undefined) =>
  lens ? lineIdentity(variantId, lens) : variantId;

const itemOf = ({ variantId, quantity, lens }: Wish) => ({
  variant_id: variantId,
  quantity,
  ...(lens && { metadata: { lens: lensToMetadata(lens) } }),
});

async function addToCart(id: string, wishes: readonly Wish[]): Promise<Answer<undefined>> {
  const before = await readCart(id);
  if (!before.ok) return before;
  if (before.value.completed_at) return notFound;
  for (const { variantId, lens, quantity } of wishes) {
    const present = before.value.items
      .filter((item) => identity(item.variant_id, lensOf(item)) === identity(variantId, lens))
      .reduce((sum, item) => sum + item.quantity, 0);
    if (present + quantity > largestQuantity) return refused("quantity");
  }
  for (const wish of wishes) {
    const added = await changeCart(id, "/line-items", itemOf(wish));
    if (added.ok) continue;
    if (wishes.length > 1) await takeBack(id, before.value);
    // The cart was there a moment ago, so it is the variant that is not found.
    return added.problem === "notFound" ? refused("unknown-product") : added;
  }
  return answered(undefined);
}

/** Gives a cart the lines and quantities it had before; what cannot be taken back shows in the bag. */
async function takeBack(id: string, before: Cart): Promise<void> {
  const now = await readCart(id);
  if (!now.ok) return;
  for (const line of now.value.items) {
    const earlier = before.items.find((one) => one.id === line.id);
    if (!earlier) await deleteLine(id, line.id);
    else if (earlier.quantity !== line.quantity) {
      await changeCart(id, `/line-items/${line.id}`, { quantity: earlier.quantity });
    }
  }
}

async function createCart(language: SiteLanguage, wishes: readonly Wish[]): Promise<Answer<Cart>> {
  const region = await sellingRegion("region");
  if (!region.ok) return region;
  const created = await ask({
    path: "/store/carts",
    shape: cartAnswer,
    method: "POST",
    query: { fields: cartFields },
    body: {
      region_id: region.value.id,
      locale: locales[language],
      metadata: { language },
      items: wishes.map(itemOf),
    },
    refusal,
  });
  if (!created.ok) return created;
  const { cart } = created.value;
  await inTurn(cart.id, () => estimateShipping(cart.id));
  return answered(cart);
}

/** Lets the backend reckon with home delivery; a bag without an estimate is still a bag. */
async function estimateShipping(id: string): Promise<void> {
  const options = await shippingOptions(id);
  const usual = options.ok && options.value.find(({ code }) => code === "home-delivery");
  if (usual) await setShipping(id, usual, false);
}

/** The backend changes any line whose id it is given, so whose line it is gets asked here. */
async function changeLine(
  request: Request,
  id: string,
  change: (cartId: string) => Promise<Answer<unknown>>,
): Promise<Answer<undefined>> {
  const cartId = await bagCookie.read(request);
  if (!cartId) return notFound;
  return inTurn(cartId, async () => {
    const cart = await readCart(cartId);
    if (!cart.ok) return cart;
    if (cart.value.completed_at || !cart.value.items.some((line) => line.id === id))
      return notFound;
    const answer = await change(cartId);
    return answer.ok ? answered(undefined) : answer;
  });
}

/** Sets the pieces of a line: a whole number from 1 to 99. */
export function setQuantity(request: Request, id: string, quantity: number) {
  return changeLine(request, id, (cartId) => changeCart(cartId, `/line-items/${id}`, { quantity }));
}

/** Takes a line out of the bag; a line that is not there any more is no error. */
export async function removeLine(request: Request, id: string): Promise<Answer<undefined>> {
  const removed = await changeLine(request, id, (cartId) => deleteLine(cartId, id));
  return !removed.ok && removed.problem === "notFound" ? answered(undefined) : removed;
}

function deleteLine(cartId: string, id: string): Promise<Answer<unknown>> {
  const path = `/store/carts/${cartId}/line-items/${id}`;
  return ask({ path, shape: z.unknown(), method: "DELETE" });
}

/** Redeems a promotion code, as typed or in capitals. */
export async function applyPromotion(request: Request, typed: string): Promise<Answer<undefined>> {
  const code = typed.trim();
  const id = await bagCookie.read(request);
  if (!id) return notFound;
  if (!/^[\p{L}\p{N}_-]{2,40}$/u.test(code)) return refused("promotion");
  return inTurn(id, async () => {
    for (const candidate of new Set([code, code.toUpperCase()])) {
      const answer = await changeCart(id, "/promotions", { promo_codes: [candidate] });
      if (answer.ok && answer.value.promotions.some((one) => one.code === candidate)) {
        return answered(undefined);
      }
      if (!answer.ok && answer.problem !== "refused") return answer;
    }
    return refused("promotion");
  });
}

/** Gives a promotion code back. */
export async function removePromotion(request: Request, code: string): Promise<Answer<undefined>> {
  const id = await bagCookie.read(request);
  if (!id) return notFound;
  const answer = await inTurn(id, () =>
    changeCart(id, "/promotions", { promo_codes: [code] }, "DELETE"),
  );
  return answer.ok ? answered(undefined) : answer;
}
