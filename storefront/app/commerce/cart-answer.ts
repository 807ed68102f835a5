/** The backend's cart as it answers, and the visitor's bag made of it. Pure. */
import { type EyeLens, lensFromMetadata } from "@landolt/optics";
import { z } from "zod";
import { type Bag, type BagLine, emptyBag } from "./bag.ts";

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

const shippingMethodAnswer = z.object({
  shipping_option_id: text,
  data: z.record(z.string(), z.unknown()).nullish(),
});

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
    shipping_address: addressAnswer.nullish(),
    shipping_methods: z
      .array(shippingMethodAnswer)
      .nullish()
      .transform((methods) => methods ?? []),
    payment_collection: z
      .object({
        id: z.string(),
        payment_sessions: z
          .array(z.object({ provider_id: z.string(), status: text, amount }))
          .nullish()
          .transform((sessions) => sessions ?? []),
      })
      .nullish(),
  }),
});
export type Cart = z.output<typeof cartAnswer>["cart"];

/** What is asked of a cart: nothing but the above. */
export const cartFields = [
  "id,email,locale,currency_code,completed_at,total,tax_total",
  "original_item_total,discount_total,shipping_total,original_shipping_total",
  ...["id", "quantity", "unit_price", "total", "original_total", "variant_id"].map(
    (field) => `items.${field}`,
  ),
  "items.product_title,items.product_subtitle,items.product_handle,items.variant_title,items.metadata",
  "promotions.code,promotions.is_automatic",
  "shipping_address.first_name,shipping_address.last_name,shipping_address.address_1",
  "shipping_address.postal_code,shipping_address.city,shipping_address.country_code",
  "shipping_address.phone,shipping_methods.shipping_option_id,shipping_methods.data",
  "payment_collection.id,payment_collection.payment_sessions.provider_id",
  "payment_collection.payment_sessions.status,payment_collection.payment_sessions.amount",
].join(",");

/** A line of a cart or an order, in our words. */
function lineView(line: z.output<typeof lineAnswer>): BagLine {
  const lens = lensOf(line);
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
export function lensOf({ metadata }: z.output<typeof lineAnswer>): EyeLens | undefined {
  const reading = lensFromMetadata(metadata?.lens);
  return reading.ok ? reading.lens : undefined;
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
  if (cart.completed_at || cart.items.length === 0) return emptyBag;
  const shipping =
    cart.shipping_methods.length === 0
      ? "unknown"
      : chosenDelivery(cart) === undefined
        ? "estimated"
        : "chosen";
  return {
    lines: linesView(cart.items),
    count: cart.items.reduce((sum, { quantity }) => sum + quantity, 0),
    promotions: cart.promotions.map((one) => ({
      code: one.code,
      automatic: one.is_automatic === true,
    })),
    totals: { ...totalsView(cart), shippingIs: shipping },
  };
}
