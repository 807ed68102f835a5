/** What the trail must not keep: secrets, what is about health, and customers as persons. */
import { createHmac } from "node:crypto";
import { environment } from "../../platform/environment";
import { isHealthField } from "../health-fields";

const secretName = /password|token|secret|salt|otp|recovery/i;

/** Resources whose records hold data of customers. What is erased of them must not live on in the trail. */
const ofCustomers = new Set([
  "addresses",
  "claims",
  "customers",
  "draft-orders",
  "exchanges",
  "home-service-requests",
  "home-service-visits",
  "lens-releases",
  "mails",
  "order-edits",
  "orders",
  "payments",
  "returns",
  "withdrawals",
]);

const personalNames = new Set([
  "address",
  "address_1",
  "address_2",
  "billing_address",
  "birth_year",
  "city",
  "company",
  "company_name",
  "coverage",
  "customer_note",
  "data",
  "email",
  "first_name",
  "insured",
  "internal_note",
  "last_name",
  "latitude",
  "lenses",
  "line_item_metadata",
  "longitude",
  "metadata",
  "name",
  "note",
  "patients",
  "phone",
  "postal_code",
  "prescription",
  "province",
  "requester",
  "shipping_address",
  "text",
  "why",
]);

/** Shows that there was a value, and whether it is the same as elsewhere, but not which. */
const mark = (value: unknown): string => {
  const digest = createHmac("sha256", environment().COOKIE_SECRET)
    .update(JSON.stringify(value))
    .digest("hex");
  return `withheld ${digest.slice(0, 8)}`;
};

/** Longer than this, a record is not kept but measured. In characters of JSON. */
const longest = 50_000;

/** A copy of a record without what must not be kept. */
export function withheld(resource: string, record: unknown): Record<string, unknown> | null {
  if (typeof record !== "object" || record === null) return null;
  // Money and instants come as objects of their own; what is kept is what JSON makes of them.
  const text = JSON.stringify(record);
  if (text.length > longest) return { withheld: "too long", characters: text.length };
  const personal = ofCustomers.has(resource);
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        if (inner === null || inner === undefined || inner === "") return [name, inner];
        if (secretName.test(name)) return [name, "withheld"];
        const hidden = isHealthField(name) || (personal && personalNames.has(name));
        return [name, hidden ? mark(inner) : copy(inner)];
      }),
    );
  };
  const kept = copy(JSON.parse(text));
  return Array.isArray(kept) ? { list: kept } : (kept as Record<string, unknown>);
}
