/**
 * A bag's cart, created or brought up to what is wanted, in one go: all lines are written together,
 * and taxes, promotions and payment calculated once. Medusa's own ways write line by line and calculate
 * everything after each. Nothing is undone when it fails half-way: the next projection compares and goes
 * on from there.
 */
import { lensAnswers, type SiteLanguage } from "@landolt/forms";
import { lensFromMetadata, lensToMetadata } from "@landolt/optics";
import type { CartLineItemDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
  when,
} from "@medusajs/framework/workflows-sdk";
import {
  acquireLockStep,
  addShippingMethodToCartWorkflow,
  listShippingOptionsForCartWorkflow,
  refreshCartShippingMethodsWorkflow,
  releaseLockStep,
} from "@medusajs/medusa/core-flows";
import { fieldLabels } from "../catalog";
import type { SellingPlace } from "../read-models/buying/selling-place";
import type { Article, Price } from "./articles";
import { refused } from "./bag";
import { type BagCart, computeCart } from "./cart";
import { type EstimatedDelivery, usualDelivery } from "./delivery-offers";
import type { CartSteps } from "./plan-projection";

/** A line as the cart keeps it; with the id of its item where there is one already. */
type LineToWrite = Pick<CartLineItemDTO, "title"> & {
  id?: string;
  variant_id: string;
  quantity: number;
  unit_price: number;
  metadata: Record<string, unknown>;
} & Record<string, unknown>;

/** What a cart is created with. */
type NewCart = {
  region_id: string;
  currency_code: string;
  sales_channel_id: string;
  /** Where it goes until an address is known. */
  country_code: string;
  estimate?: EstimatedDelivery;
};

type CartToFill = {
  cart_id: string;
  /** Only where there is no cart yet. */
  create?: NewCart;
  locale: string;
  metadata: Record<string, unknown>;
  /** Whether locale and metadata are others than the cart's. */
  translated: boolean;
  /** The lines that are new or to be written again. */
  lines: LineToWrite[];
  /** Ids of items that go. */
  remove: string[];
  /** Every promotion code that is to count. */
  codes: string[];
  /** Whether a delivery was chosen: its price may follow the lines, that of an estimate does not. */
  chosen: boolean;
};

async function create(container: MedusaContainer, input: CartToFill, place: NewCart) {
  const { cart_id: id, locale, metadata, lines: items } = input;
  const carts = container.resolve(Modules.CART);
  const { estimate, country_code, ...where } = place;
  const cart = { id, locale, metadata, ...where, shipping_address: { country_code }, items };
  await carts.createCarts([cart]);
  if (!estimate) return;
  const method = { ...estimate, cart_id: id, is_tax_inclusive: true, data: {} };
  await carts.addShippingMethods([method]);
}

async function write(container: MedusaContainer, input: CartToFill): Promise<void> {
  if (input.create) return create(container, input, input.create);
  const carts = container.resolve(Modules.CART);
  const { cart_id: id, locale, metadata, lines, remove } = input;
  const cart = await carts.retrieveCart(id, { select: ["id", "completed_at"] });
  if (cart.completed_at) throw refused("other", "The cart is ordered");
  if (input.translated) await carts.updateCarts([{ id, locale, metadata }]);
  const known = lines.flatMap(({ id, ...line }) => (id === undefined ? [] : [{ id, ...line }]));
  if (remove.length > 0) await carts.softDeleteLineItems(remove);
  if (known.length > 0) await carts.updateLineItems(known);
  const fresh = lines.filter((line) => line.id === undefined);
  if (fresh.length > 0) await carts.addLineItems(fresh.map((line) => ({ ...line, cart_id: id })));
}

const writeStep = createStep("write-cart", async (input: CartToFill, { container }) => {
  await write(container, input);
  return new StepResponse(undefined);
});

const fillCartWorkflow = createWorkflow("fill-cart", (input: CartToFill) => {
  const { cart_id } = input;
  // Stripe begins a payment under the same lock, and may take its time.
  acquireLockStep({ key: cart_id, timeout: 15, ttl: 10 });
  writeStep(input);
  when("delivery-to-price", input, ({ chosen }) => chosen).then(() => {
    refreshCartShippingMethodsWorkflow.runAsStep({ input: { cart_id } });
  });
  computeCart(transform(input, ({ cart_id, codes }) => ({ cart_id, codes })));
  releaseLockStep({ key: cart_id });
  return new WorkflowResponse(undefined);
});

export type CartFrame = {
  cartId: string;
  language: SiteLanguage;
  locale: string;
  place: SellingPlace;
  channel: string;
  /** Every promotion code that is to count. */
  codes: string[];
  /** In the language of the locale. */
  articles: ReadonlyMap<string, Article>;
};

/** Creates the cart, or takes it from `before` to what the steps say. */
export async function fillCart(
  container: MedusaContainer,
  frame: CartFrame,
  steps: CartSteps,
  before: BagCart | undefined,
): Promise<void> {
  const { cartId, language, locale, place, channel, codes, articles } = frame;
  const translated = before !== undefined && before.locale !== locale;
  const created = {
    region_id: place.regionId,
    currency_code: place.currency,
    country_code: place.country,
    sales_channel_id: channel,
  };
  const wanted = [...changedItems(steps, before, translated), ...steps.add];
  await fillCartWorkflow(container).run({
    input: {
      cart_id: cartId,
      ...(!before && {
        create: { ...created, ...(await usualDelivery(container, channel, place.country)) },
      }),
      locale,
      // These become the order's: its mails are written in their language.
      metadata: { ...before?.metadata, language },
      translated,
      lines: lineItems(wanted, articles, language),
      remove: steps.remove,
      codes,
      chosen: before !== undefined && isChosen(before),
    },
  });
}

type WantedItem = CartSteps["add"][number] & {
  /** Of the cart's item, where there is one already. */
  id?: string;
};

/** Lines with everything that an order still has to say when the article is gone. */
const lineItems = (
  lines: readonly WantedItem[],
  articles: ReadonlyMap<string, Article>,
  language: SiteLanguage,
): LineToWrite[] =>
  lines.flatMap((line) => {
    const article = articles.get(line.variant_id);
    return article?.price ? [itemOf(line, article, article.price, language)] : [];
  });

function itemOf(
  { id, variant_id, quantity, lens, prescribed, answers }: WantedItem,
  { handle, title, subtitle, variant, details }: Article,
  price: Price,
  language: SiteLanguage,
): LineToWrite {
  // Staff tell the two eyes of one product apart by it, wherever Medusa lists the lines of an order.
  const named = lens ? `${title}, ${fieldLabels[language][lens.eye]}` : title;
  return {
    ...(id && { id }),
    ...{ variant_id, quantity, title: named, subtitle: variant },
    // What the product says later does not change how this piece may be sent back.
    metadata: {
      withdrawal: details.withdrawal,
      ...(lens && { lens: { ...lens } }),
      ...(prescribed && { prescribed: { ...prescribed } }),
      ...(answers && { lensAnswers: answers }),
    },
    thumbnail: details.thumbnail,
    product_id: details.product_id,
    product_title: title,
    product_subtitle: subtitle,
    product_handle: handle,
    product_description: details.description,
    product_type: details.type,
    product_type_id: details.type_id,
    product_collection: details.collection,
    variant_sku: details.sku,
    variant_barcode: details.barcode,
    variant_title: variant,
    is_discountable: details.discountable,
    is_giftcard: details.giftcard,
    requires_shipping: details.ships,
    unit_price: price.amount,
    is_tax_inclusive: price.taxInclusive,
    ...(price.was !== undefined && { compare_at_unit_price: price.was }),
  };
}

/** The cart's items that are written again: all of them where prices or texts are others. */
function changedItems(
  steps: CartSteps,
  before: BagCart | undefined,
  translated: boolean,
): WantedItem[] {
  const updates = new Map(steps.update.map((update) => [update.item_id, update]));
  return (before?.items ?? []).flatMap((item) => {
    if (!item.variant_id || steps.remove.includes(item.id)) return [];
    const { id, variant_id, metadata } = item;
    const update = updates.get(id);
    if (!steps.reprice && !translated && !update) return [];
    const lens = lensFromMetadata(metadata?.lens);
    const prescribed = lensFromMetadata(metadata?.prescribed);
    return [
      {
        ...{ id, variant_id },
        quantity: update?.quantity ?? Number(item.quantity),
        ...(lens.ok && { lens: lensToMetadata(lens.lens) }),
        ...(prescribed.ok && { prescribed: lensToMetadata(prescribed.lens) }),
        answers: update?.answers ?? lensAnswers.safeParse(metadata?.lensAnswers).data,
      },
    ];
  });
}

/** Whether the visitor has chosen a delivery; before that, the cart has one as an estimate. */
const isChosen = ({ shipping_methods }: BagCart): boolean =>
  shipping_methods.some(({ data }) => data?.chosen !== undefined);

/** Lets Medusa estimate home delivery; a cart without an estimate is still a cart. */
export async function estimateShipping(
  container: MedusaContainer,
  cartId: string,
): Promise<boolean> {
  const { result } = await listShippingOptionsForCartWorkflow(container).run({
    input: { cart_id: cartId, is_return: false },
  });
  const options: { id: string; type?: { code?: string } | null }[] = result;
  const usual = options.find(({ type }) => type?.code === "home-delivery");
  if (!usual) return false;
  await addShippingMethodToCartWorkflow(container).run({
    input: { cart_id: cartId, options: [{ id: usual.id, data: {} }] },
  });
  return true;
}
