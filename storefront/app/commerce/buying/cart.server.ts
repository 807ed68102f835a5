/** The backend's cart behind a bag. Only bag and checkout know it. */
import type { SiteLanguage } from "@landolt/forms";
import type { z } from "zod";
import { type Answer, answered, type Refusal } from "../platform/answers.ts";
import { ask } from "../platform/client.server.ts";
import { bagCookie } from "../platform/cookies.server.ts";
import { writtenLanguage } from "../platform/written-language.ts";
import { type Cart, projectionAnswer } from "./cart-answer.ts";

/** Milliseconds. The first look at a bag makes its cart, which is the backend's longest work. */
const projectionPatience = 20_000;

/**
 * Lets the backend bring the cart up to the bag, and answers both.
 * @param deliveries whether the ways of delivery are wanted with it
 */
export function projection(bagId: string, language: SiteLanguage, deliveries = false) {
  return ask({
    path: `/store/bags/${bagId}/projection`,
    shape: projectionAnswer,
    method: "POST",
    body: { language: writtenLanguage(language), ...(deliveries && { deliveries }) },
    limit: projectionPatience,
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

/** The backend tells its reasons in English only, without codes. */
export function refusal(message: string): Refusal {
  if (/inventory/i.test(message)) return "out-of-stock";
  if (/quantity must|at most \d+ pieces/i.test(message)) return "quantity";
  if (/contact lens|parameters/i.test(message)) return "prescription";
  if (/at most \d+ lines/i.test(message)) return "full";
  if (/promotion/i.test(message)) return "promotion";
  if (/country/i.test(message)) return "address";
  if (/variant|product/i.test(message)) return "unknown-product";
  return "other";
}
