/** What a call of the administration asks for: one table, read from top to bottom. */
import type { Action, Area, Permission } from "../modules/staff/permissions";

/** The first part of the path decides, or the first two together, but for the exceptions below. What is not here, only owners may. */
const areaOf: Record<string, Area> = {
  // What everybody needs to work here at all.
  "feature-flags": "own",
  layouts: "own",
  live: "own",
  locales: "own",
  me: "own",
  plugins: "own",
  "staff-events": "own",
  views: "own",

  brands: "catalog",
  collections: "catalog",
  "product-categories": "catalog",
  "product-options": "catalog",
  "product-tags": "catalog",
  "product-types": "catalog",
  "product-variants": "catalog",
  "product-information": "catalog",
  products: "catalog",
  "search-synonyms": "catalog",
  "shop-products": "catalog",
  translations: "catalog",
  uploads: "catalog",

  "lens-ranges": "lens-ranges",

  "lens-releases": "lens-releases",

  campaigns: "prices",
  "price-lists": "prices",
  "price-preferences": "prices",
  promotions: "prices",

  "inventory-items": "stock",
  reservations: "stock",
  "stock-locations": "stock",

  claims: "orders",
  "draft-orders": "orders",
  exchanges: "orders",
  fulfillments: "orders",
  "order-changes": "orders",
  "order-edits": "orders",
  orders: "orders",
  recalls: "orders",
  returns: "orders",
  today: "orders",
  "wholesaler-orders": "orders",
  withdrawals: "orders",

  "payment-collections": "payments",
  payments: "payments",
  "refund-reasons": "payments",
  reports: "payments",

  "customer-groups": "customers",
  customers: "customers",

  "home-service-lost": "home-service",
  "home-service-requests": "home-service",
  "home-service-slots": "home-service",
  "home-service-visits": "home-service",

  lookbook: "content",
  "lookbook-frames": "content",
  texts: "content",

  "business-profile": "business",
  currencies: "business",
  "delivery-zones": "business",
  "fulfillment-providers": "business",
  "fulfillment-sets": "business",
  index: "business",
  "postal-places": "business",
  "property-labels": "business",
  regions: "business",
  "return-reasons": "business",
  "sales-channels": "business",
  "search-indexes": "business",
  "shipping-option-types": "business",
  "shipping-options": "business",
  "shipping-profiles": "business",
  stores: "business",
  "tax-providers": "business",
  "tax-rates": "business",
  "tax-regions": "business",
  "workflows-executions": "business",

  mails: "mails",
  // Holds every mail that ever went out, not only what the bell shows.
  notifications: "mails",

  "api-keys": "staff",
  invites: "staff",
  "staff-roles": "staff",
  users: "staff",

  audit: "audit",

  // What a file changes needs what its rows would need.
  "tables/products": "catalog",
  "tables/prices": "prices",
  "tables/stock": "stock",
  "tables/orders": "orders",
  "tables/customers": "customers",
};

type Exception = {
  /** Without `/admin/`; `*` stands for one part. */
  path: string;
  action: Action;
  /** Only this method, where others mean something else. */
  method?: string;
  area: Area;
};

/** The first that fits counts. */
const exceptions: readonly Exception[] = [
  { path: "users/me", action: "read", area: "own" },
  // A cancelled order gives money back, and deleting one cancels it; so does a line of credit.
  { path: "orders/*", action: "change", method: "DELETE", area: "payments" },
  { path: "orders/*/cancel", action: "change", area: "payments" },
  { path: "orders/*/credit-lines", action: "change", area: "payments" },
  { path: "orders/*/take-backs", action: "change", area: "payments" },
  { path: "returns/*/arrival", action: "change", area: "payments" },
  { path: "withdrawals/*/carry-out", action: "change", area: "payments" },
  { path: "home-service-requests/*/note", action: "change", area: "health-notes" },
  // Everything there is about a person, to hand over or to erase.
  { path: "home-service-requests/*/person", action: "read", area: "health-notes" },
  { path: "home-service-requests/*/person", action: "change", area: "health-notes" },
  { path: "customers/*/person", action: "read", area: "health-notes" },
  { path: "customers/*/person", action: "change", area: "health-notes" },
  { path: "customers/*/people", action: "read", area: "health-notes" },
  { path: "customers/*/people", action: "change", area: "health-notes" },
  { path: "customers/*/people/*/prescriptions", action: "change", area: "health-notes" },
  { path: "customers/*/people/*/prescriptions/*/file", action: "read", area: "health-notes" },
  // Prices and stock have areas of their own, also where they are reached through a product.
  { path: "products/*/variants/inventory-items/batch", action: "change", area: "stock" },
  // The search of the dashboard looks through orders and customers.
  { path: "search", action: "read", area: "customers" },
];

const fits = (pattern: string, path: readonly string[]): boolean => {
  const parts = pattern.split("/");
  return (
    parts.length === path.length &&
    parts.every((part, place) => part === "*" || part === path[place])
  );
};

const readingMethods = new Set(["GET", "HEAD", "OPTIONS"]);

export const actionOf = (method: string): Action =>
  readingMethods.has(method.toUpperCase()) ? "read" : "change";

/**
 * The parts of a path below `/admin`, as the router sees them: letters in any case, slashes at the
 * end, escaped letters. Undefined for what is no path.
 */
export function partsOf(path: string): string[] | undefined {
  try {
    const parts = path.split("/").filter((part) => part !== "");
    const [admin, ...rest] = parts.map((part) => decodeURIComponent(part));
    return admin?.toLowerCase() === "admin" ? rest : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param path as the browser sent it, without the query
 * @returns undefined where the table knows nothing of the path: then only owners may
 */
export function permissionOf(
  method: string,
  path: string,
  actorId: string,
): Permission | undefined {
  const parts = partsOf(path);
  if (!parts) return undefined;
  const action = actionOf(method);
  // Names are compared in small letters, for the router takes any; ids stay as they are.
  const names = parts.map((part) => part.toLowerCase());
  const exception = exceptions.find(
    (each) =>
      each.action === action && (each.method ?? method) === method && fits(each.path, names),
  );
  if (exception) return { area: exception.area, action };
  const [first = "", second = ""] = names;
  if (first === "users" && parts.length === 2 && parts[1] === actorId && method === "POST") {
    return { area: "own", action: "change" };
  }
  const known = [`${first}/${second}`, first].find((name) => Object.hasOwn(areaOf, name));
  const area = known === undefined ? undefined : areaOf[known];
  return area && { area, action };
}
