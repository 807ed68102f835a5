/** The backend's cart as it answers, and the visitor's bag made of it. Pure. */
import { deliveryChoices, unitsOfPrice } from "@landolt/forms";
import { lensFromMetadata } from "@landolt/optics";
import { z } from "zod";
import { type Bag, type BagLine, counted, emptyBag, type OrderedLens } from "./bag.ts";

const amount = z
  .number()
  .nullish()
  .transform((value) => value ?? 0);
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");

const addressAnswer = z.object({
  first_name: text,
  last_name: text,
  address_1: text,
  postal_code: text,
  city: text,
  country_code: text,
  phone: text,
});

export const lineAnswer = z.object({
  id: z.string(),
  quantity: z.number(),
  unit_price: amount,
  total: amount,
  original_total: amount,
  variant_id: text,
  metadata: z.record(z.string(), z.unknown()).nullish(),
  product_title: text,
  product_subtitle: text,
  product_handle: text,
  variant_title: text,
});

/** Amounts that a cart and an order have in common, taxes included unless said otherwise. */
export const totalsAnswer = z.object({
  currency_code: z.string(),
  total: amount,
  tax_total: amount,
  original_item_total: amount,
  discount_total: amount,
  shipping_total: amount,
  original_shipping_total: amount,
});

const shippingMethodAnswer = z.object({ data: z.record(z.string(), z.unknown()).nullish() });

export const cartAnswer = z.object({
  cart: totalsAnswer.extend({
    id: z.string(),
    email: text,
    locale: text,
    completed_at: z.string().nullish(),
    items: z
      .array(lineAnswer)
      .nullish()
      .transform((items) => items ?? []),
    promotions: z
      .array(z.object({ code: text, is_automatic: z.boolean().nullish() }))
      .nullish()
      .transform((promotions) => promotions ?? []),
    billing_address: addressAnswer.nullish(),
    shipping_methods: z
      .array(shippingMethodAnswer)
      .nullish()
      .transform((methods) => methods ?? []),
  }),
});

const problemAnswer = z.discriminatedUnion("code", [
  z.object({ code: z.literal("gone") }),
  z.object({ code: z.literal("lens") }),
  z.object({ code: z.literal("boxes"), left: z.number() }),
  z.object({ code: z.literal("stock"), left: z.number() }),
]);

/** What the visitor wants, line by line, and what there is to say of it. */
const bagAnswer = z.object({
  codes: z.array(z.string()),
  lines: z.array(
    z.object({
      id: z.string(),
      variant_id: z.string(),
      quantity: z.number(),
      lens: z.record(z.string(), z.unknown()).optional(),
      prescribed: z.record(z.string(), z.unknown()).optional(),
      removed: z.boolean(),
      handle: z.string(),
      title: z.string(),
      subtitle: z.string(),
      variant: z.string(),
      unit: z.object({ amount: z.number(), per: z.enum(unitsOfPrice) }).optional(),
      item_id: z.string().optional(),
      problem: problemAnswer.optional(),
      price_was: z.number().optional(),
    }),
  ),
});
type BagAnswer = z.output<typeof bagAnswer>;

/** The bag and its cart; no bag where it is an order, no cart where there was never anything in it. */
export const projectionAnswer = z.object({
  bag: bagAnswer.nullable(),
  cart: cartAnswer.shape.cart.nullable(),
  /** Where they were asked for: in the order in which they are offered, prices with taxes. */
  deliveries: z.array(z.object({ code: z.enum(deliveryChoices), amount: z.number() })).optional(),
});

/** A cart, with the bag that it stands for where it was asked for by that. */
export type Cart = z.output<typeof cartAnswer>["cart"] & { bag?: BagAnswer };

/** A line of a cart or an order, in our words. */
function lineView(line: z.output<typeof lineAnswer>): BagLine {
  const lens = lensOf(line.metadata);
  return {
    id: line.id,
    handle: line.product_handle,
    title: line.product_title,
    subtitle: line.product_subtitle,
    variant: line.variant_title,
    variantId: line.variant_id,
    quantity: line.quantity,
    unitPrice: line.unit_price,
    total: line.total,
    originalTotal: line.original_total,
    ...(lens && { lens }),
  };
}

/** The eye and values a line was ordered for; undefined for what is no contact lens. */
function lensOf(
  stored: { lens?: unknown; prescribed?: unknown } | null | undefined,
): OrderedLens | undefined {
  const reading = lensFromMetadata(stored?.lens);
  if (!reading.ok) return undefined;
  const prescribed = lensFromMetadata(stored?.prescribed);
  return { ...reading.lens, ...(prescribed.ok && { prescribed: prescribed.lens }) };
}

/** The lines in the order in which they were put in; the backend's ids tell the time. */
export function linesView(lines: z.output<typeof lineAnswer>[]) {
  return lines.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(lineView);
}

/** The amounts of a cart or an order, in our words. */
export function totalsView(answer: z.output<typeof totalsAnswer>) {
  return {
    currency: answer.currency_code,
    subtotal: answer.original_item_total,
    discount: answer.discount_total,
    originalShipping: answer.original_shipping_total,
    shipping: answer.shipping_total,
    tax: answer.tax_total,
    total: answer.total,
  };
}

/** How the visitor chose to be served; undefined while the delivery is only our estimate. */
export function chosenDelivery(cart: Cart): string | undefined {
  const chosen = cart.shipping_methods[0]?.data?.chosen;
  return typeof chosen === "string" ? chosen : undefined;
}

/** The bag a cart stands for; an ordered cart is an empty bag. */
export function bagOf(cart: Cart): Bag {
  return cart.completed_at ? emptyBag : bagView(cart.bag, cart);
}

/** The bag as it is wanted and as it is charged; either may be missing. */
export function bagView(bag: BagAnswer | undefined, cart: Cart | undefined): Bag {
  const lines = bag ? wantedLines(bag, cart) : linesView(cart?.items ?? []);
  const applied = (cart?.promotions ?? []).map((one) => ({
    code: one.code,
    automatic: one.is_automatic === true,
    counts: true,
  }));
  const idle = (bag?.codes ?? [])
    .filter((code) => !applied.some((one) => one.code === code))
    .map((code) => ({ code, automatic: false, counts: false }));
  return {
    ...counted(lines),
    removed: removedLines(bag),
    promotions: [...applied, ...idle],
    ...(cart &&
      lines.length > 0 && { totals: { ...totalsView(cart), shippingIs: shippingOf(cart) } }),
  };
}

function shippingOf(cart: Cart): NonNullable<Bag["totals"]>["shippingIs"] {
  if (cart.shipping_methods.length === 0) return "unknown";
  return chosenDelivery(cart) === undefined ? "estimated" : "chosen";
}

/** The lines in the bag's own order and under its own ids, with the amounts of the cart. */
function wantedLines({ lines }: BagAnswer, cart: Cart | undefined): BagLine[] {
  const items = new Map(cart?.items.map((item) => [item.id, item]));
  return lines
    .filter(({ removed }) => !removed)
    .map((line): BagLine => {
      const item = items.get(line.item_id ?? "");
      const lens = lensOf(line);
      return {
        id: line.id,
        handle: line.handle,
        title: line.title,
        subtitle: line.subtitle,
        variant: line.variant,
        variantId: line.variant_id,
        quantity: line.quantity,
        unitPrice: item?.unit_price ?? 0,
        total: item?.total ?? 0,
        originalTotal: item?.original_total ?? 0,
        ...(line.unit && { unit: line.unit }),
        ...(lens && { lens }),
        ...(line.problem && { problem: line.problem }),
        ...(line.price_was !== undefined && { priceWas: line.price_was }),
      };
    });
}

function removedLines(bag: BagAnswer | undefined): Bag["removed"] {
  return (bag?.lines ?? [])
    .filter(({ removed }) => removed)
    .map(({ id, title, variant, ...stored }) => {
      const lens = lensOf(stored);
      return { id, title, variant, ...(lens && { lens }) };
    });
}
