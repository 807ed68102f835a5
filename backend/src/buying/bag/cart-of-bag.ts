/** The cart behind a bag: read in fixed fields, written in one go. */
import type { SiteLanguage } from "@landolt/forms";
import { lensFromMetadata, lensToMetadata } from "@landolt/optics";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import {
  addShippingMethodToCartWorkflow,
  listShippingOptionsForCartWorkflow,
} from "@medusajs/medusa/core-flows";
import type { TypedAddress } from "../../visits";
import { fillCartWorkflow } from "../../workflows/fill-cart";
import type { Article } from "./articles";
import { usualDelivery } from "./delivery-options";
import { lineItems, type WantedItem } from "./line-items";
import type { CartItem, CartSteps } from "./plan-projection";
import type { SellingRegion } from "./selling-region";

/** What the storefront is told of a cart. */
const answeredFields = [
  ...["id", "email", "locale", "currency_code", "completed_at", "total", "tax_total"],
  "item_total",
  ...["original_item_total", "discount_total", "shipping_total", "original_shipping_total"],
  ...["id", "quantity", "unit_price", "total", "original_total", "variant_id", "metadata"].map(
    (field) => `items.${field}`,
  ),
  ...["product_title", "product_subtitle", "product_handle", "variant_title"].map(
    (field) => `items.${field}`,
  ),
  ...["promotions.code", "promotions.is_automatic"],
  ...["first_name", "last_name", "address_1", "postal_code", "city", "country_code", "phone"].map(
    (field) => `billing_address.${field}`,
  ),
  ...["postal_code", "city", "country_code"].map((field) => `shipping_address.${field}`),
  ...["shipping_methods.shipping_option_id", "shipping_methods.data"],
  ...[
    "id",
    "payment_sessions.provider_id",
    "payment_sessions.status",
    "payment_sessions.amount",
  ].map((field) => `payment_collection.${field}`),
];

/** The fields that are decided by; the others pass through. */
export type BagCart = {
  id: string;
  locale?: string | null;
  completed_at?: string | Date | null;
  metadata?: Record<string, unknown> | null;
  items?: (CartItem | null)[] | null;
  promotions?: ({ code?: string; is_automatic?: boolean } | null)[] | null;
  shipping_methods?: ({ data?: Record<string, unknown> | null } | null)[] | null;
  shipping_address?: TypedAddress | null;
  total?: unknown;
  item_total?: unknown;
};

/** Undefined while the bag has no cart yet. */
export async function readCart(
  container: MedusaContainer,
  id: string,
): Promise<BagCart | undefined> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "cart",
    fields: [...answeredFields, "metadata"],
    filters: { id },
  });
  const [cart]: BagCart[] = data;
  return cart;
}

/** The answer without what is only decided by. */
export function answeredCart({ metadata, ...cart }: BagCart): Omit<BagCart, "metadata"> {
  return cart;
}

export type CartFrame = {
  cartId: string;
  language: SiteLanguage;
  locale: string;
  region: SellingRegion;
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
  const { cartId, language, locale, region, channel, codes, articles } = frame;
  const retold = before !== undefined && before.locale !== locale;
  const { country_code } = region;
  const place = {
    region_id: region.id,
    currency_code: region.currency_code,
    country_code,
    sales_channel_id: channel,
  };
  const wanted = [...changedItems(steps, before, retold), ...steps.add];
  await fillCartWorkflow(container).run({
    input: {
      cart_id: cartId,
      ...(!before && {
        create: { ...place, ...(await usualDelivery(container, { channel, country_code })) },
      }),
      locale,
      // These become the order's: its mails are written in their language.
      metadata: { ...before?.metadata, language },
      retold,
      lines: lineItems(wanted, articles),
      remove: steps.remove,
      codes,
      chosen: before !== undefined && isChosen(before),
    },
  });
}

/** The cart's items that are written anew: all of them where prices or texts are others. */
function changedItems(
  steps: CartSteps,
  before: BagCart | undefined,
  retold: boolean,
): WantedItem[] {
  const quantities = new Map(steps.update.map(({ item_id, quantity }) => [item_id, quantity]));
  return (before?.items ?? []).flatMap((item) => {
    if (!item?.variant_id || steps.remove.includes(item.id)) return [];
    const { id, variant_id, metadata } = item;
    if (!steps.reprice && !retold && !quantities.has(id)) return [];
    const lens = lensFromMetadata(metadata?.lens);
    return [
      {
        ...{ id, variant_id },
        quantity: quantities.get(id) ?? Number(item.quantity),
        ...(lens.ok && { lens: lensToMetadata(lens.lens) }),
      },
    ];
  });
}

/** Whether the visitor has chosen a delivery; before that, the cart has one as an estimate. */
const isChosen = ({ shipping_methods }: BagCart): boolean =>
  (shipping_methods ?? []).some((method) => method?.data?.chosen !== undefined);

/** Lets Medusa reckon with home delivery; a cart without an estimate is still a cart. */
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
