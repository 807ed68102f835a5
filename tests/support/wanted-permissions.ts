/** What the owner of the shop wants each role to be allowed, for every call of the administration. */
import { rows } from "../contract/rows/index.ts";

export const roles = ["optician", "sales", "read-only"] as const;
export type Role = (typeof roles)[number];

/**
 * Who may do what, written again from what the shop's owner wants and not from the program: the first
 * line that fits counts. `change` lists who may do more than read; `read` is everybody unless said.
 */
const wanted: {
  path: RegExp;
  only?: "GET" | "POST" | "DELETE";
  read?: readonly Role[];
  change: readonly Role[];
}[] = [
  // An invited person is nobody yet, and the flags are public.
  { path: /^invites\/accept$/, change: roles },
  // Money goes back.
  { path: /^orders\/[^/]+\/(cancel|credit-lines)$/, change: ["optician", "sales"] },
  { path: /^orders\/[^/]+$/, only: "DELETE", change: ["optician", "sales"] },
  { path: /^(payments|payment-collections|refund-reasons)\b/, change: ["optician", "sales"] },
  { path: /^reports\b/, change: [] },
  // Who is staff, and what they did.
  { path: /^(users|invites|api-keys|staff-roles)\b/, change: [] },
  { path: /^audit\b/, read: [], change: [] },
  // Eyes and health.
  { path: /^lens-ranges\b/, change: ["optician"] },
  {
    path: /^(home-service-requests\/[^/]+\/(note|person)|customers\/[^/]+\/person)$/,
    read: ["optician"],
    change: ["optician"],
  },
  // What things cost, and how the house is run.
  { path: /^(price-lists|price-preferences|campaigns|promotions)\b/, change: ["sales"] },
  { path: /^tables\/prices\b/, change: ["sales"] },
  {
    path: /^(regions|sales-channels|shipping-(options|profiles|option-types)|stores|tax-(rates|regions|providers)|currencies|fulfillment-(sets|providers)|return-reasons|workflows-executions|delivery-zones|postal-places|business-profile)\b/,
    change: [],
  },
  { path: /^plugins\b/, change: [] },
  { path: /^/, change: ["optician", "sales"] },
];

const ours = [
  ["GET", "/admin/business-profile"],
  ["POST", "/admin/business-profile"],
  ["GET", "/admin/delivery-zones"],
  ["POST", "/admin/delivery-zones"],
  ["DELETE", "/admin/delivery-zones/{id}"],
  ["POST", "/admin/postal-places/import"],
  ["GET", "/admin/lens-ranges"],
  ["POST", "/admin/lens-ranges/{id}"],
  ["POST", "/admin/lens-ranges/import"],
  ["GET", "/admin/lens-ranges/export"],
  ["GET", "/admin/home-service-requests"],
  ["POST", "/admin/home-service-requests/{id}/propose"],
  ["POST", "/admin/home-service-requests/{id}/note"],
  ["GET", "/admin/home-service-requests/{id}/person"],
  ["DELETE", "/admin/home-service-requests/{id}/person"],
  ["POST", "/admin/mails/{id}/resend"],
  ["GET", "/admin/mails"],
  ["POST", "/admin/orders/{id}/invoice"],
  ["GET", "/admin/search-synonyms"],
  ["POST", "/admin/search-synonyms"],
  ["POST", "/admin/search-synonyms/{id}"],
  ["DELETE", "/admin/search-synonyms/{id}"],
  ["GET", "/admin/staff-roles"],
  ["POST", "/admin/staff-roles"],
  ["GET", "/admin/users/{id}/role"],
  ["POST", "/admin/users/{id}/role"],
  ["GET", "/admin/audit"],
  ["GET", "/admin/me/permissions"],
  ["GET", "/admin/staff-events"],
  ["GET", "/admin/home-service-slots"],
  ["GET", "/admin/home-service-requests/{id}/times"],
  ["POST", "/admin/home-service-requests"],
  ["GET", "/admin/customers/{id}/card"],
  ["GET", "/admin/customers/{id}/person"],
  ["DELETE", "/admin/customers/{id}/person"],
  ["GET", "/admin/search"],
  ["GET", "/admin/tables/products/export"],
  ["POST", "/admin/tables/products/imports"],
  ["GET", "/admin/tables/prices/imports"],
  ["POST", "/admin/tables/prices/imports"],
  ["GET", "/admin/tables/stock/imports/{id}"],
  ["POST", "/admin/tables/stock/imports"],
  ["GET", "/admin/texts"],
  ["POST", "/admin/texts/{id}/{language}"],
  ["DELETE", "/admin/texts/{id}/{language}"],
] as const;

/** Every call of the administration, Medusa's and ours. */
export const calls = [
  ...rows.filter(({ area }) => area === "Administration"),
  ...ours.map(([method, path]) => ({ method, path })),
].map(({ method, path }) => ({ method, path: path.replaceAll(/\{\w+\}/g, "none") }));

export function isAllowed(role: Role, method: string, path: string): boolean {
  const below = path.replace("/admin/", "");
  const line = wanted.find(
    (each) => each.path.test(below) && (each.only === undefined || each.only === method),
  );
  const allowed = method === "GET" ? (line?.read ?? roles) : (line?.change ?? []);
  return allowed.includes(role);
}
