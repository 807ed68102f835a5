/**
 * The visitor's shopping bag: a record of the backend, whose id sits in a signed cookie. Changing it
 * is quick and knows no prices; reading it lets the backend calculate.
 */
import { consentVersions, type LensAnswers, type SiteLanguage } from "@landolt/forms";
import { lensToMetadata } from "@landolt/optics";
import { z } from "zod";
import { networkHeaders } from "../orders/proof.server.ts";
import { type Answer, answered, notFound, type Refusal, refused } from "../platform/answers.ts";
import { ask } from "../platform/client.server.ts";
import { bagCookie } from "../platform/cookies.server.ts";
import { writtenLanguage } from "../platform/written-language.ts";
import { type Bag, emptyBag, type OrderedLens } from "./bag.ts";
import { bagView, type Cart, projectionAnswer } from "./cart-answer.ts";

const summary = z.object({
  bag: z.object({
    id: z.string(),
    ordered: z.boolean(),
    pieces: z.number(),
    lenses: z.boolean(),
  }),
});

/**
 * Pieces in the visitor's bag, and whether the use of lens values is consented to, as it is with the first lens
 * of a bag. Nothing of both also while the backend is down.
 * @param limit milliseconds after which it counts as down
 */
export async function bagFacts(
  request: Request,
  limit = 1000,
): Promise<{ pieces: number; consented: boolean }> {
  const id = await bagCookie.read(request);
  const none = { pieces: 0, consented: false };
  if (!id) return none;
  const answer = await ask({ path: `/bags/${id}`, shape: summary, limit });
  if (!answer.ok) return none;
  const { pieces, lenses } = answer.value.bag;
  return { pieces, consented: lenses };
}

/** Milliseconds. The first projection of a bag makes its cart, which takes the backend longest. */
const projectionTimeout = 20_000;

/**
 * Lets the backend bring the cart up to the bag, and answers both.
 * @param deliveries whether the ways of delivery are wanted with it
 */
function projection(bagId: string, language: SiteLanguage, deliveries = false) {
  return ask({
    path: `/store/bags/${bagId}/projection`,
    shape: projectionAnswer,
    method: "POST",
    body: { language: writtenLanguage(language), ...(deliveries && { deliveries }) },
    limit: projectionTimeout,
    idempotent: true,
  });
}

/** A way of delivery that the backend offers a cart, and its price with taxes. */
export type OfferedDelivery = NonNullable<z.output<typeof projectionAnswer>["deliveries"]>[number];

export type VisitorsCart = Cart & { deliveries?: OfferedDelivery[] | undefined };

/**
 * The cart of the visitor's bag, up to date, its texts in the page's language; undefined where there
 * is no bag, or nothing was ever in it.
 */
export async function visitorsCart(
  request: Request,
  language: SiteLanguage,
  wanted: { deliveries?: boolean } = {},
): Promise<Answer<VisitorsCart | undefined>> {
  const id = await bagCookie.read(request);
  if (!id) return answered(undefined);
  const answer = await projection(id, language, wanted.deliveries);
  if (!answer.ok) return answer.problem === "notFound" ? answered(undefined) : answer;
  const { bag, cart, deliveries } = answer.value;
  return answered(cart ? { ...cart, deliveries, ...(bag && { bag }) } : undefined);
}

/** The visitor's bag, its texts in the page's language. */
export async function readBag(request: Request, language: SiteLanguage): Promise<Answer<Bag>> {
  const id = await bagCookie.read(request);
  return id ? bagWithId(id, language) : answered(emptyBag);
}

/** The same of a bag whose cookie is only being written. */
export async function bagWithId(id: string, language: SiteLanguage): Promise<Answer<Bag>> {
  const answer = await projection(id, language);
  if (!answer.ok) return answer.problem === "notFound" ? answered(emptyBag) : answer;
  const { bag, cart } = answer.value;
  return answered(bag ? bagView(bag, cart ?? undefined) : emptyBag);
}

/** Pieces of a variant; contact lenses with the values of one eye. */
export interface NewLine {
  variantId: string;
  /** Whole number from 1 to 99, of which a line holds at most 99. */
  quantity: number;
  lens?: OrderedLens;
  /** Given with every lens. */
  answers?: LensAnswers;
}

/** How lines come into the bag. */
interface Adding {
  /** Of the form that was sent, so that the same form sent twice counts once. */
  key: string;
  /** Whether the use of lens values was consented to with this form. */
  consented?: boolean;
  /** Ids of lines in whose place these come. */
  replaces?: readonly string[];
}

/**
 * Puts lines into the bag, all of them or none, and begins a bag where there is none.
 * @returns the `Set-Cookie` header to answer with
 */
export async function addToBag(
  request: Request,
  language: SiteLanguage,
  added: readonly NewLine[],
  how: Adding,
): Promise<Answer<string>> {
  const id = await addLines(await bagCookie.read(request), language, added, how);
  return id.ok ? answered(await bagCookie.write(id.value)) : id;
}

/**
 * The same for the bag with this id.
 * @returns the id of the bag, another where there was none
 */
export async function addLines(
  id: string | undefined,
  language: SiteLanguage,
  added: readonly NewLine[],
  { key, consented = false, replaces = [] }: Adding,
): Promise<Answer<string>> {
  const lines = added.map(({ variantId, quantity, lens, answers }) => ({
    variant_id: variantId,
    quantity,
    ...(lens && { lens: lensToMetadata(lens) }),
    ...(lens?.prescribed && { prescribed: lensToMetadata(lens.prescribed) }),
    ...(answers && { answers }),
  }));
  const written = writtenLanguage(language);
  const consent = { version: consentVersions["lens-values"], language: written };
  const body = {
    lines,
    ...(/^[\w-]{8,60}$/.test(key) && { key }),
    ...(consented && { consent }),
  };
  if (id) {
    const lines = { ...body, ...(replaces.length > 0 && { replaces }) };
    const added = await change(id, "/lines", lines, "POST", unreadableLine);
    if (added.ok) return answered(id);
    if (added.problem !== "notFound") return added;
  }
  const begun = await ask({
    path: "/store/bags",
    shape: summary,
    method: "POST",
    body: { ...body, language: written },
    refusal: unreadableLine,
  });
  return begun.ok ? answered(begun.value.bag.id) : begun;
}

/** Quantity and lens are read before they are sent; what else can be wrong is the variant. */
const unreadableLine = "unknown-product";

function change(
  id: string,
  below: string,
  body: Record<string, unknown>,
  method: "POST" | "DELETE" = "POST",
  refusal: Refusal = "other",
) {
  return ask({ path: `/store/bags/${id}${below}`, shape: summary, method, body, refusal });
}

/** Changes the visitor's own bag, whichever it is. */
async function changeOwn(
  request: Request,
  ...[below, body, method]: [string, Record<string, unknown>, ("POST" | "DELETE")?]
): Promise<Answer<undefined>> {
  const id = await bagCookie.read(request);
  if (!id) return notFound;
  const changed = await change(id, below, body, method);
  return changed.ok ? answered(undefined) : changed;
}

const linePath = (line: string) => `/lines/${encodeURIComponent(line)}`;

/** Sets the pieces of a line: a whole number from 1 to 99. */
export function setQuantity(request: Request, line: string, quantity: number) {
  return changeOwn(request, linePath(line), { quantity });
}

/** Takes a line out of the bag. */
export function removeLine(request: Request, line: string) {
  return changeOwn(request, linePath(line), {}, "DELETE");
}

/** Puts a line that was taken out back to its place. */
export function restoreLine(request: Request, line: string) {
  return changeOwn(request, `${linePath(line)}/restore`, {});
}

/** The visitor has seen these prices, which had changed, and goes on with them. */
export function acceptPrices(request: Request, prices: Readonly<Record<string, number>>) {
  return changeOwn(request, "/prices", { prices });
}

/** Redeems a promotion code that counts for what is in the bag, as typed or in capitals. */
export async function applyPromotion(
  request: Request,
  language: SiteLanguage,
  typed: string,
): Promise<Answer<undefined>> {
  const wanted = typed.trim();
  const id = await bagCookie.read(request);
  if (!id) return notFound;
  if (!/^[\p{L}\p{N}_-]{2,40}$/u.test(wanted)) return refused("promotion");
  const kept = await ask({
    path: `/store/bags/${id}/promotions`,
    shape: z.object({ code: z.string() }),
    method: "POST",
    headers: networkHeaders(request),
    body: { code: wanted },
  });
  if (!kept.ok) return kept;
  const { code } = kept.value;
  const bag = await readBag(request, language);
  if (!bag.ok) return bag;
  if (bag.value.promotions.some((one) => one.code === code && one.counts)) {
    return answered(undefined);
  }
  await change(id, "/promotions", { code }, "DELETE");
  return refused("promotion");
}

/** Gives a promotion code back. */
export function removePromotion(request: Request, code: string) {
  return changeOwn(request, "/promotions", { code }, "DELETE");
}
