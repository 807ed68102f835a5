/** An order as documents and mails need it: who, what, paid how, sent when. */
import { localeOf, type SiteLanguage, siteLanguages } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { decorateCartTotals } from "@medusajs/framework/utils";
import { notFoundError } from "../platform/errors";
import { translatedNames } from "../read-models/catalog/translations";
import {
  type OrderAddress,
  readWholeOrder,
  type WholeOrder,
} from "../read-models/orders/whole-order";

type Moment = string | Date;

type TaxLine = { rate: number };

export type StoredItem = {
  id: string;
  product_title: string | null;
  title: string;
  variant_id: string | null;
  variant_title: string | null;
  variant_sku: string | null;
  metadata: Record<string, unknown> | null;
  quantity: number;
  unit_price: number;
  original_total: number;
  discount_total: number;
  tax_total: number;
  total: number;
  tax_lines: TaxLine[] | null;
};

export type StoredShippingMethod = {
  name: string;
  original_total: number;
  tax_total: number;
  total: number;
  tax_lines: TaxLine[] | null;
  shipping_option?: { id: string; name: string; type?: { code: string } | null } | null;
};

export type StoredFulfillment = {
  id: string;
  created_at: Moment;
  shipped_at: Moment | null;
  delivered_at: Moment | null;
  canceled_at: Moment | null;
  metadata: Record<string, unknown> | null;
  labels: { tracking_number: string; tracking_url: string }[] | null;
  items: { line_item_id: string; quantity: number }[] | null;
};

export type StoredPayment = {
  id: string;
  provider_id: string;
  captured_at: Moment | null;
  canceled_at: Moment | null;
  captures: { id: string; amount: number; created_at: Moment }[] | null;
  refunds: { id: string; amount: number; created_at: Moment }[] | null;
};

/** Amounts are gross and in the unit of `currency_code`. */
export type StoredOrder = {
  id: string;
  display_id: number;
  email: string | null;
  created_at: Moment;
  canceled_at: Moment | null;
  /** Set for an order that staff entered without mails to its customer. */
  no_notification: boolean | null;
  currency_code: string;
  metadata: Record<string, unknown> | null;
  total: number;
  tax_total: number;
  discount_total: number;
  items: StoredItem[];
  shipping_methods: StoredShippingMethod[];
  shipping_address: OrderAddress | null;
  billing_address: OrderAddress | null;
  fulfillments: StoredFulfillment[] | null;
  payment_collections: { status: string; payments: StoredPayment[] | null }[] | null;
};

const figures = [
  "total",
  "tax_total",
  "original_item_total",
  "discount_total",
  "shipping_total",
  "original_shipping_total",
] as const;
const figuresOfPart = ["total", "original_total", "discount_total", "tax_total"] as const;

/** Gross, in the unit of the currency. */
type Figures = Record<(typeof figures)[number], number>;
type FiguresOfPart = Record<(typeof figuresOfPart)[number], number>;

/** With what it and its parts come to. */
export type PricedOrder = Omit<WholeOrder, "items" | "shipping_methods"> &
  Figures & {
    items: (WholeOrder["items"][number] & FiguresOfPart)[];
    shipping_methods: (WholeOrder["shipping_methods"][number] & FiguresOfPart)[];
  };

const numbers = <Name extends string>(names: readonly Name[], of: object | undefined) =>
  Object.fromEntries(
    names.map((name) => [name, Number((of as Record<string, unknown> | undefined)?.[name])]),
  ) as Record<Name, number>;

/** By Medusa's own arithmetic, which writes into what it is given more than its types say. */
function priced(order: WholeOrder): PricedOrder {
  const computed = structuredClone(order);
  const totals = decorateCartTotals(computed);
  return {
    ...order,
    ...numbers(figures, totals),
    items: order.items.map((item, at) => ({
      ...item,
      ...numbers(figuresOfPart, computed.items[at]),
    })),
    shipping_methods: order.shipping_methods.map((method, at) => ({
      ...method,
      ...numbers(figuresOfPart, computed.shipping_methods[at]),
    })),
  };
}

/** Undefined where there is none. */
export async function findOrder(
  container: MedusaContainer,
  id: string,
): Promise<PricedOrder | undefined> {
  const order = await readWholeOrder(container, { id });
  return order && priced(order);
}

/** @throws MedusaError `not_found` */
export async function readOrder(container: MedusaContainer, id: string): Promise<PricedOrder> {
  const order = await findOrder(container, id);
  if (!order) throw notFoundError(`There is no order ${id}`);
  await nameDeliveries(container, order);
  return order;
}

/**
 * Names ways of delivery in the order's language. Medusa copies the name an option is kept under, which
 * is English; an order of our pages has the right one already, and a name of its own stays.
 */
async function nameDeliveries(container: MedusaContainer, order: PricedOrder): Promise<void> {
  const language = orderLanguage(order);
  if (language === "en") return;
  const untranslated = order.shipping_methods.flatMap((method) => {
    const { name, shipping_option: option } = method;
    return option?.name === name ? [{ method, option: option.id }] : [];
  });
  if (untranslated.length === 0) return;
  const ids = untranslated.map(({ option }) => option);
  const nameOf = await translatedNames(container, ids, localeOf(language));
  for (const { method, option } of untranslated) method.name = nameOf.get(option) ?? method.name;
}

const isSiteLanguage = (value: unknown): value is SiteLanguage =>
  siteLanguages.some((language) => language === value);

/** The language of an order or a declaration, from wherever it was kept. */
export const siteLanguage = (value: unknown): SiteLanguage =>
  isSiteLanguage(value) ? value : siteLanguages[0];

/** The language in which the order was placed. */
export const orderLanguage = ({ metadata }: Pick<StoredOrder, "metadata">): SiteLanguage =>
  siteLanguage(metadata?.language);

export const paymentsOf = ({ payment_collections }: StoredOrder): StoredPayment[] =>
  (payment_collections ?? []).flatMap(({ payments }) => payments ?? []);

const securedStates = new Set(["authorized", "partially_captured", "completed"]);

/** Its payment is authorised, or nothing is to be paid. */
export const isSecured = ({ total, payment_collections }: StoredOrder): boolean =>
  Number(total) === 0 ||
  (payment_collections ?? []).some(({ status }) => securedStates.has(status));

const present = (parts: (string | null | undefined)[]): string[] =>
  parts.filter((part): part is string => Boolean(part?.trim()));

export const nameOf = (address: OrderAddress | null): string =>
  present([address?.first_name, address?.last_name]).join(" ");

/** An address as it stands on an envelope; the country only where it is not the shop's own. */
export function addressLines(address: OrderAddress | null, homeCountry: string): string[] {
  const country = address?.country_code?.toLowerCase();
  const town = present([address?.postal_code, address?.city]).join(" ");
  return present([
    nameOf(address),
    address?.company,
    address?.address_1,
    address?.address_2,
    country && country !== homeCountry ? present([country.toUpperCase(), town]).join("-") : town,
  ]);
}
