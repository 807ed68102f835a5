/** What the shop knows of who has an account, as that person gets it on asking (GDPR, Art. 15 and 20). */
import { fhirBundle } from "@landolt/optics/fhir";
import type { AuthContext } from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { HEALTH_CONSENTS_MODULE } from "../../modules/health-consents";
import { PASSKEYS_MODULE } from "../../modules/passkeys";
import { PRESCRIPTIONS_MODULE } from "../../modules/prescriptions";
import type { Person } from "../../modules/prescriptions/service";
import { STOCK_ALERTS_MODULE } from "../../modules/stock-alerts";
import { confirmedEmail, signInsOf } from "../../people";
import { notFoundError } from "../../platform/errors";
import { homeServiceOf } from "../../visits";
import { consentsOf } from "../health-data/consent";

const addressFields = [
  ...["first_name", "last_name", "company", "address_1", "address_2", "postal_code", "city"],
  ...["province", "country_code", "phone"],
];
const under = (path: string, fields: readonly string[]) =>
  fields.map((field) => `${path}.${field}`);

const customerFields = [
  ...["id", "email", "first_name", "last_name", "phone", "company_name", "metadata", "created_at"],
  ...under("addresses", ["id", "is_default_shipping", "is_default_billing", ...addressFields]),
];

const orderFields = [
  ...["id", "display_id", "created_at", "status", "email", "currency_code", "metadata"],
  ...["total", "tax_total", "shipping_total", "discount_total"],
  ...under("shipping_address", addressFields),
  ...under("billing_address", addressFields),
  ...under("items", ["title", "product_title", "variant_title", "quantity", "unit_price", "total"]),
  ...under("items", ["metadata", "created_at"]),
  ...under("payment_collections", ["status", "amount", "captured_amount", "refunded_amount"]),
];

const visitFields = [
  ...[
    "reference",
    "status",
    "place",
    "language",
    "first_name",
    "last_name",
    "birth_year",
    "address",
  ],
  ...["postal_code", "city", "country", "email", "phone", "requester", "patients", "frames"],
  ...["topics", "reason_note", "mobility", "access_note", "received_at"],
] as const;

/** The prescriptions in the form that programs of others read. */
const bundleOf = ({ name, prescriptions }: Person, at: string) =>
  fhirBundle(
    {
      name,
      prescriptions: prescriptions.map(({ id, created_at, prescription }) => ({
        ...{ id, created: created_at, prescription },
      })),
    },
    at,
  );

/** How the customer signs in with passkeys, and where that is at the moment. */
async function signInData(container: MedusaContainer, customer_id: string) {
  const identities = await container
    .resolve(Modules.AUTH)
    .listAuthIdentities({ app_metadata: { customer_id } });
  const passkeys = container.resolve(PASSKEYS_MODULE);
  const lists = await Promise.all(identities.map(({ id }) => passkeys.passkeysOf(id)));
  return { passkeys: lists.flat(), sign_ins: await signInsOf(container, customer_id) };
}

type Asker = Pick<AuthContext, "actor_id" | "auth_identity_id">;

/** What an address has asked for without an account; nothing while no mail has confirmed that it is the asker's. */
async function askedByAddress(container: MedusaContainer, asker: Asker) {
  const email = await confirmedEmail(container, asker);
  if (!email) return { home_visits: [], stock_alerts: [] };
  const service = homeServiceOf(container);
  const requests = await service.listHomeServiceRequests(
    { id: await service.idsOf(email) },
    { select: [...visitFields], take: null },
  );
  const home_visits = requests.map((request) =>
    Object.fromEntries(visitFields.map((field) => [field, request[field]])),
  );
  const stock_alerts = await container
    .resolve(STOCK_ALERTS_MODULE)
    .listStockAlerts(
      { email: email.toLowerCase() },
      { select: ["variant_id", "language", "created_at"], take: null },
    );
  return { home_visits, stock_alerts };
}

/** @throws MedusaError `not_found` for a customer who is not there */
export async function accountData(container: MedusaContainer, asker: Asker) {
  const { actor_id: customerId } = asker;
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const [customers, found] = await Promise.all([
    query.graph({ entity: "customer", fields: customerFields, filters: { id: customerId } }),
    query.graph({ entity: "order", fields: orderFields, filters: { customer_id: customerId } }),
  ]);
  const [customer] = customers.data;
  if (!customer) throw notFoundError("There is no such account");
  const orders = await Promise.all(
    found.data.map(async (order) => ({
      ...order,
      consents: await consentsOf(container, order.id),
    })),
  );
  const people = await container.resolve(PRESCRIPTIONS_MODULE).people({ customer: customerId });
  const consents = await container
    .resolve(HEALTH_CONSENTS_MODULE)
    .shown(people.map(({ id }) => id));
  const now = new Date().toISOString();
  const withFhir = people.map((person) => ({ ...person, fhir: bundleOf(person, now) }));
  return {
    ...{ exported_at: now, customer, orders, ...(await askedByAddress(container, asker)) },
    ...{ people: withFhir, consents, ...(await signInData(container, customerId)) },
  };
}
