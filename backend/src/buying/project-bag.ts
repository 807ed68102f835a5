/** The one way from a bag to its cart. */
import type { SiteLanguage } from "@landolt/forms";
import { localeOf } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import type { BagRecord, ShownLine } from "../modules/bag/bag";
import { readArticles, sellingPlace } from "./articles";
import { bagsOf, usableCodes } from "./bag";
import { answeredCart, type BagCart, hasUnusableCode, readCart } from "./cart";
import { offeredDeliveries } from "./delivery-offers";
import { type CartFrame, estimateShipping, fillCart } from "./fill-cart";
import { answerOf, planProjection } from "./plan-projection";

type Wanted = {
  language: SiteLanguage;
  channels: readonly string[];
  /** Whether the ways of delivery are wanted as well. */
  deliveries: boolean;
};

/** Seconds to wait for another tab's projection of the same bag. */
const lockTimeout = 15;

export const bagLock = (id: string): string => `bag:${id}`;

/**
 * Brings the bag's cart up to date and answers both. One at a time for each bag, and free to be
 * called again: what is right already is not touched.
 * @throws MedusaError `not_found` where there is no such bag
 */
export function projectBag(container: MedusaContainer, id: string, wanted: Wanted) {
  return container
    .resolve(Modules.LOCKING)
    .execute([bagLock(id)], () => project(container, id, wanted), { timeout: lockTimeout });
}

async function project(container: MedusaContainer, id: string, wanted: Wanted) {
  try {
    return await projectOnce(container, id, wanted);
  } catch (error) {
    // Between reading and writing another visitor took the last piece, or staff changed something.
    if (!isRefusal(error)) throw error;
    return projectOnce(container, id, wanted);
  }
}

/** A bag that is not there, or that is being changed elsewhere, is the same the next moment. */
const lasting: readonly unknown[] = [MedusaError.Types.NOT_FOUND, MedusaError.Types.CONFLICT];

/** Workflows throw plain objects, so there is no class to know a refusal by. */
const isRefusal = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "type" in error && !lasting.includes(error.type);

async function projectOnce(container: MedusaContainer, id: string, wanted: Wanted) {
  const { language, channels, deliveries } = wanted;
  const bags = bagsOf(container);
  const [bag, place] = await Promise.all([bags.read(id), sellingPlace(container)]);
  const channel = channels[0] ?? "";
  const locale = localeOf(language);
  const variants = [...new Set(bag.lines.map(({ variant_id }) => variant_id))];
  const [articles, codes, found] = await Promise.all([
    readArticles(container, variants, { locale, place, channel }),
    usableCodes(container, bag.codes),
    readCart(container, bag.cart_id),
  ]);
  if (bag.ordered_at || found?.completed_at) {
    await bags.markOrdered(bag.cart_id);
    return { bag: null, cart: found ? answeredCart(found) : null };
  }

  const plan = planProjection({ bag, articles, channel, cart: found });
  const frame = { cartId: bag.cart_id, language, locale, place, channel, codes, articles };
  const translated = found !== undefined && found.locale !== locale;
  const changed = found
    ? !plan.idle || translated || hasUnusableCode(found, codes)
    : plan.steps.add.length > 0;
  if (changed) await fillCart(container, frame, plan.steps, found);
  let cart = found;
  if (changed) cart = await readCart(container, bag.cart_id);
  if (cart && cart.items.length > 0 && cart.shipping_methods.length === 0) {
    if (await estimateShipping(container, bag.cart_id)) {
      cart = await readCart(container, bag.cart_id);
    }
  }
  const answer = answerOf({ bag, articles, problems: plan.problems, codes, cart });
  await keep(container, { bag, language, shown: answer.shown });
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
      region_id: frame.place.regionId,
      currency_code: frame.place.currency,
    },
    cart.shipping_address ?? {},
    async () => cart,
  );

/** Writes what is new about the projection, and nothing where nothing is. */
async function keep(
  container: MedusaContainer,
  now: { bag: BagRecord; language: string; shown: Record<string, ShownLine> },
): Promise<void> {
  const { bag, language, shown } = now;
  const seen = bag.form_keys.every(({ added }) => !added);
  const same =
    bag.projected_version === bag.version &&
    bag.language === language &&
    seen &&
    isSame(bag, shown);
  if (same) return;
  const form_keys = bag.form_keys.map(({ key, at }) => ({ key, at }));
  await bagsOf(container).markProjected(bag, { language, shown, form_keys });
}

/** Whether the visitor has been shown the very same before; the database sorts keys as it likes. */
function isSame(bag: BagRecord, shown: Record<string, ShownLine>): boolean {
  const ids = Object.keys(shown);
  return (
    ids.length === Object.keys(bag.shown).length &&
    ids.every((id) => {
      const [before, now] = [bag.shown[id], shown[id]];
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
