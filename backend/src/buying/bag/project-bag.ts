/** The one way from a bag to its cart. */
import type { SiteLanguage } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import type { BagRecord, Told } from "../../modules/bag/record";
import { localeOf } from "../../platform/locales";
import { readStoredCartLines } from "../../read-models/cart-lines";
import { readArticles } from "./articles";
import { answerOf } from "./bag-answer";
import {
  answeredCart,
  type BagCart,
  type CartFrame,
  estimateShipping,
  fillCart,
  readCart,
} from "./cart-of-bag";
import { bagsOf } from "./change-bag";
import { offeredDeliveries } from "./delivery-options";
import { planProjection } from "./plan-projection";
import { usableCodes } from "./promotion-codes";
import { sellingRegion } from "./selling-region";

type Request = {
  id: string;
  language: SiteLanguage;
  channels: readonly string[];
  /** Whether the ways of delivery are wanted as well. */
  deliveries: boolean;
};

/** Seconds to wait for another tab's look at the same bag. */
const patience = 15;

export const bagLock = (id: string): string => `bag:${id}`;

/**
 * Brings the bag's cart up to date and answers both. One at a time for each bag, and free to be
 * called again: what is right already is not touched.
 * @throws MedusaError `not_found` where there is no such bag
 */
export async function projectBag(container: MedusaContainer, request: Request) {
  return container
    .resolve(Modules.LOCKING)
    .execute([bagLock(request.id)], () => project(container, request), { timeout: patience });
}

async function project(container: MedusaContainer, request: Request) {
  try {
    return await projectOnce(container, request);
  } catch (error) {
    // Between looking and buying another visitor took the last piece, or staff changed something.
    if (!isRefusal(error)) throw error;
    return projectOnce(container, request);
  }
}

/** Workflows throw plain objects, so there is no class to know a refusal by. */
const isRefusal = (error: unknown): boolean =>
  typeof error === "object" &&
  error !== null &&
  "type" in error &&
  error.type !== MedusaError.Types.NOT_FOUND;

async function projectOnce(container: MedusaContainer, request: Request) {
  const { id, language, channels, deliveries } = request;
  const bags = bagsOf(container);
  const [bag, region] = await Promise.all([bags.read(id), sellingRegion(container)]);
  const channel = channels[0] ?? "";
  const locale = localeOf[language];
  const variants = [...new Set(bag.lines.map(({ variant_id }) => variant_id))];
  // A cart that is written now is reckoned after that, and only what it holds matters before.
  const behind = bag.projected_version !== bag.version && !bag.ordered_at;
  const [articles, codes, found] = await Promise.all([
    readArticles(container, variants, { locale, region, channel }),
    usableCodes(container, bag.codes),
    behind
      ? readStoredCartLines(container, { cartId: bag.cart_id })
      : readCart(container, bag.cart_id),
  ]);
  if (bag.ordered_at || found?.completed_at) {
    await bags.markOrdered(bag.cart_id);
    const cart = behind ? await readCart(container, bag.cart_id) : found;
    return { bag: null, cart: cart ? answeredCart(cart) : null };
  }

  const plan = planProjection({ bag, articles, channel, cart: found });
  const frame = { cartId: bag.cart_id, language, locale, region, channel, codes, articles };
  const retold = found !== undefined && found.locale !== locale;
  const changed = found ? !plan.idle || retold : plan.steps.add.length > 0;
  if (changed) await fillCart(container, frame, plan.steps, found);
  let cart = found;
  if (changed) cart = await readCart(container, bag.cart_id);
  if (cart && (cart.items ?? []).length > 0 && (cart.shipping_methods ?? []).length === 0) {
    if (await estimateShipping(container, bag.cart_id)) {
      cart = await readCart(container, bag.cart_id);
    }
  }
  const answer = answerOf({ bag, articles, problems: plan.problems, codes, cart });
  await keep(container, { bag, language, cart, told: answer.told });
  const offers = deliveries && cart ? await offersFor(container, frame, cart) : undefined;
  return {
    bag: answer.bag,
    cart: cart ? answeredCart(cart) : null,
    ...(offers && { deliveries: offers.map(({ code, amount }) => ({ code, amount })) }),
  };
}

const offersFor = (container: MedusaContainer, frame: CartFrame, cart: BagCart) =>
  offeredDeliveries(
    container,
    {
      locale: frame.locale,
      sales_channel_id: frame.channel,
      region_id: frame.region.id,
      currency_code: frame.region.currency_code,
    },
    cart.shipping_address ?? {},
    async () => ({ item_total: cart.item_total, total: cart.total }),
  );

/** Writes what is new about the projection, and nothing where nothing is. */
async function keep(
  container: MedusaContainer,
  now: { bag: BagRecord; language: string; cart: BagCart | undefined; told: Record<string, Told> },
): Promise<void> {
  const { bag, language, told } = now;
  const seen = bag.form_keys.every((form) => form.seen);
  const same =
    bag.projected_version === bag.version && bag.language === language && seen && isSame(bag, told);
  if (same) return;
  const form_keys = bag.form_keys.map((form) => ({ ...form, seen: true }));
  await bagsOf(container).markProjected(bag, { language, told, form_keys });
}

/** Whether the visitor has been told the very same before; the database sorts keys as it likes. */
function isSame(bag: BagRecord, told: Record<string, Told>): boolean {
  const ids = Object.keys(told);
  return (
    ids.length === Object.keys(bag.told).length &&
    ids.every((id) => {
      const [before, now] = [bag.told[id], told[id]];
      return (
        before?.unit_price === now?.unit_price &&
        before?.title === now?.title &&
        before?.variant === now?.variant &&
        before?.subtitle === now?.subtitle &&
        before?.handle === now?.handle
      );
    })
  );
}
