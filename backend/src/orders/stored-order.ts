/** An order as documents and mails need it: who, what, paid how, sent when. */
import { localeOf, type SiteLanguage, siteLanguages } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { recordsOf } from "../platform/ask";
import { notFoundError } from "../platform/errors";
import { translatedNames } from "../read-models/catalog/translations";

type Moment = string | Date;

type StoredAddress = {
  first_name: string | null;
  last_name: string | null;
  company: string | null;
  address_1: string | null;
  address_2: string | null;
  postal_code: string | null;
  city: string | null;
  country_code: string | null;
  phone: string | null;
};

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
  shipping_address: StoredAddress | null;
  billing_address: StoredAddress | null;
  fulfillments: StoredFulfillment[] | null;
  payment_collections: { status: string; payments: StoredPayment[] | null }[] | null;
};

const fields = [
  "id",
  "display_id",
  "email",
  "created_at",
  "canceled_at",
  "no_notification",
  "currency_code",
  "metadata",
  "total",
  "tax_total",
  "discount_total",
  "items.*",
  "items.original_total",
  "items.tax_lines.rate",
  "shipping_methods.*",
  "shipping_methods.original_total",
  "shipping_methods.tax_lines.rate",
  "shipping_methods.shipping_option.id",
  "shipping_methods.shipping_option.name",
  "shipping_methods.shipping_option.type.code",
  "shipping_address.*",
  "billing_address.*",
  "fulfillments.*",
  "fulfillments.labels.*",
  "fulfillments.items.*",
  "payment_collections.status",
  "payment_collections.payments.*",
  "payment_collections.payments.captures.*",
  "payment_collections.payments.refunds.*",
];

/**
 * @throws MedusaError `not_found`
 */
export async function readOrder(container: MedusaContainer, orderId: string): Promise<StoredOrder> {
  const [order] = await recordsOf<StoredOrder>(container, "order", { id: orderId }, fields);
  if (!order) throw notFoundError(`There is no order ${orderId}`);
  await nameDeliveries(container, order);
  return order;
}

/**
 * Names ways of delivery in the order's language. Medusa copies the name an option is kept under, which
 * is English; an order of our pages has the right one already, and a name of its own stays.
 */
async function nameDeliveries(container: MedusaContainer, order: StoredOrder): Promise<void> {
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

export const nameOf = (address: StoredAddress | null): string =>
  present([address?.first_name, address?.last_name]).join(" ");

/** An address as it stands on an envelope; the country only where it is not the shop's own. */
export function addressLines(address: StoredAddress | null, homeCountry: string): string[] {
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
