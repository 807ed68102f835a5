/** What a changing call is about, read from its path. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { kindOfError, loggerOf } from "../../platform/logger";

/** The record behind each part of a path that an id follows; `key` where it is not `id`. */
const records: Record<string, { entity: string; key?: string }> = {
  addresses: { entity: "customer_address" },
  "api-keys": { entity: "api_key" },
  brands: { entity: "brand" },
  campaigns: { entity: "campaign" },
  claims: { entity: "order_claim" },
  collections: { entity: "product_collection" },
  "customer-groups": { entity: "customer_group" },
  customers: { entity: "customer" },
  "delivery-zones": { entity: "delivery_zone" },
  "draft-orders": { entity: "order" },
  exchanges: { entity: "order_exchange" },
  "fulfillment-sets": { entity: "fulfillment_set" },
  fulfillments: { entity: "fulfillment" },
  "home-service-requests": { entity: "home_service_request" },
  "inventory-items": { entity: "inventory_item" },
  invites: { entity: "invite" },
  "lens-ranges": { entity: "lens_range", key: "product_id" },
  "lens-releases": { entity: "lens_release" },
  orders: { entity: "order" },
  "payment-collections": { entity: "payment_collection" },
  payments: { entity: "payment" },
  "price-lists": { entity: "price_list" },
  "price-preferences": { entity: "price_preference" },
  "product-categories": { entity: "product_category" },
  "product-tags": { entity: "product_tag" },
  "product-types": { entity: "product_type" },
  "product-variants": { entity: "product_variant" },
  "product-information": { entity: "product" },
  products: { entity: "product" },
  promotions: { entity: "promotion" },
  "refund-reasons": { entity: "refund_reason" },
  regions: { entity: "region" },
  reservations: { entity: "reservation" },
  "return-reasons": { entity: "return_reason" },
  returns: { entity: "return" },
  "search-synonyms": { entity: "search_synonym" },
  role: { entity: "staff_member" },
  "sales-channels": { entity: "sales_channel" },
  "shop-products": { entity: "product" },
  "service-zones": { entity: "service_zone" },
  "shipping-options": { entity: "shipping_option" },
  "shipping-profiles": { entity: "shipping_profile" },
  "staff-roles": { entity: "staff_role" },
  "stock-locations": { entity: "stock_location" },
  stores: { entity: "store" },
  tables: { entity: "table_import" },
  "tax-rates": { entity: "tax_rate" },
  "tax-regions": { entity: "tax_region" },
  texts: { entity: "page_text" },
  users: { entity: "user" },
  variants: { entity: "product_variant" },
};

/** Of which the shop has one. */
const single: Record<string, string> = { "business-profile": "business_profile" };

/** Whether a path without an id names the one record there is. */
export const isSingle = (resource: string): boolean => Object.hasOwn(single, resource);

const looksLikeId = (part: string): boolean =>
  /^[a-z_]+_[0-9A-Za-z]{16,}$/.test(part) || /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(part);

export type Subject = { resource: string; id: string | null; route: string };

/**
 * @param parts of the path below `/admin`
 * @returns the innermost resource that the path names with an id, else the first part
 */
export function subjectOf(parts: readonly string[], body: unknown): Subject {
  const route = `/admin/${parts.map((part) => (looksLikeId(part) ? "{id}" : part)).join("/")}`;
  const [first = ""] = parts;
  // The role of a user is a record of its own, under the user's id.
  if (first === "users" && parts[2] === "role") {
    return { resource: "role", id: parts[1] ?? null, route };
  }
  // A text is named by its key and its language.
  if (first === "texts") return { resource: first, id: parts.slice(1).join("."), route };
  if (first === "staff-roles") return { resource: first, id: textAt(body, "id"), route };
  for (let place = parts.length - 2; place >= 0; place -= 1) {
    const [name = "", id = ""] = parts.slice(place, place + 2);
    if (Object.hasOwn(records, name) && looksLikeId(id)) return { resource: name, id, route };
  }
  return { resource: first, id: null, route };
}

const textAt = (body: unknown, name: string): string | null => {
  const value = typeof body === "object" && body !== null && Reflect.get(body, name);
  return typeof value === "string" ? value : null;
};

/** The id of the record in an answer: `{ product: { id } }`. */
export function idInAnswer(answer: unknown): string | null {
  if (typeof answer !== "object" || answer === null) return null;
  for (const value of Object.values(answer)) {
    const id = textAt(value, "id");
    if (id !== null) return id;
  }
  return null;
}

/** The stored record as it is now; null where there is none, or none that can be read. */
export async function recordOf(
  container: MedusaContainer,
  { resource, id }: Pick<Subject, "resource" | "id">,
): Promise<unknown> {
  const one = isSingle(resource) ? single[resource] : undefined;
  const known = Object.hasOwn(records, resource) ? records[resource] : undefined;
  const entity = one ?? known?.entity;
  if (entity === undefined || (one === undefined && id === null)) return null;
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  try {
    const { data } = await query.graph({
      entity,
      fields: ["*"],
      filters: one === undefined ? { [known?.key ?? "id"]: id } : {},
    });
    return data[0] ?? null;
  } catch (error) {
    // The change is written down all the same, with what was sent.
    loggerOf(container).warn(`The audit trail could not read ${entity}: ${kindOfError(error)}`);
    return null;
  }
}
