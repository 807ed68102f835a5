/** What is answered before lenses are ordered, and an optician's release of them. */
import { consentVersions, type LensAnswers } from "@landolt/forms";
import type Medusa from "@medusajs/js-sdk";
import { FetchError } from "@medusajs/js-sdk";
import { TestBag } from "./bags.ts";
import { address } from "./customer.ts";
import { place, type ReadyCart } from "./placing.ts";
import type { ShopInfo } from "./shop-info.ts";

/** Answers that allow an order. */
export const lensAnswers: LensAnswers = {
  worn: "these",
  checked: "within-a-year",
  source: "prescription",
  wearer: "from-16",
};

/** The same as the form of the lens page sends them, and the consent to their use. */
export const answersOfForm: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(lensAnswers).map(([question, answer]) => [`check.${question}`, String(answer)]),
  ),
  "check.consent": consentVersions["lens-values"],
};

interface BoxOrder {
  readonly variant_id: string;
  /** Of each box. */
  readonly lens: object | readonly object[];
  readonly email: string;
  readonly language?: string;
  /** Id of a file that was stored for it. */
  readonly prescription?: string;
}

/** A cart with a box of each lens, filled as the website does, that is paid in the store once it is placed. */
export async function boxInCart(info: ShopInfo, wanted: BoxOrder): Promise<ReadyCart> {
  const { variant_id, lens, email, language = "en", prescription } = wanted;
  const answers = { ...lensAnswers, ...(prescription && { prescription }) };
  const lines = [lens].flat().map((one) => ({ variant_id, quantity: 1, lens: one, answers }));
  const bag = await TestBag.begin(info, lines, language);
  await bag.project(language);
  await bag.change("/delivery", { language, delivery: "store-collection", email, address });
  const { cart } = (await bag.project(language)).body;
  return { id: cart?.id ?? "", email, total: cart?.total ?? 0, method: "pay-in-store" };
}

/** An order of a box of each lens. @returns its id */
export async function orderBox(info: ShopInfo, wanted: BoxOrder): Promise<string> {
  const placed = await place(info, await boxInCart(info, wanted));
  if (!placed.order_id) throw new Error(`not ordered: ${JSON.stringify(placed)}`);
  return placed.order_id;
}

export interface Decided {
  readonly order_id: string;
  readonly number: number;
  readonly state: "waiting" | "asked" | "released" | "refused";
  readonly revision: number;
  readonly text: string | null;
  readonly same_as: string | null;
  readonly decided_by: string | null;
}

/** What was decided about the lenses of an order; undefined where it has none. */
export async function decidedOf({ client }: Medusa, orderId: string): Promise<Decided | undefined> {
  try {
    const path = `/admin/lens-releases/${orderId}`;
    return (await client.fetch<{ lens_release: Decided }>(path)).lens_release;
  } catch (error) {
    if (error instanceof FetchError && error.status === 404) return undefined;
    throw error;
  }
}

export const takeStep = (
  { client }: Medusa,
  orderId: string,
  step: "release" | "ask" | "refuse",
  body: { revision: number; text?: string },
) =>
  client.fetch<{ lens_release: Decided }>(`/admin/lens-releases/${orderId}/${step}`, {
    method: "POST",
    body,
  });

/**
 * Releases the lenses of an order, if it has any that wait. Meanwhile the shop looks at a fresh order itself, and
 * releases what was released before: then the decision is read again.
 */
export async function releaseLenses(staff: Medusa, orderId: string): Promise<void> {
  const decided = await decidedOf(staff, orderId);
  if (!decided || decided.state === "released") return;
  try {
    await takeStep(staff, orderId, "release", { revision: decided.revision });
  } catch (error) {
    if ((await decidedOf(staff, orderId))?.revision === decided.revision) throw error;
    await releaseLenses(staff, orderId);
  }
}
