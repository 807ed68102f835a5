/** A customer in the dashboard: named, found, with lenses and visits, handed over and erased. */
import { randomUUID } from "node:crypto";
import type Medusa from "@medusajs/js-sdk";
import { beforeAll, expect, it } from "vitest";
import { someAddress } from "../support/account.ts";
import { bearerOfAccount } from "../support/account-token.ts";
import { query } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { emptyDays, newRequest } from "../support/home-service.ts";
import { orderBox } from "../support/lens-releases.ts";
import { rightLenses, variantIds } from "../support/lenses.ts";
import { orderAnAccessory } from "../support/ordered.ts";
import { askStore } from "../support/orders.ts";
import { runningShop } from "../support/shop-info.ts";
import { inRole, signInAsStaff, statusOf } from "../support/staff.ts";

const info = runningShop();
const handle = "biofinity";
const lens = { eye: "right", ...rightLenses[handle] };
let owner: Medusa;
let variant_id: string;
beforeAll(async () => {
  owner = await signInAsStaff(info);
  variant_id = (await variantIds(info))(handle);
});

type Found = { entity: string; data: { id: string; title?: string }[] };
const find = async ({ client }: Medusa, q: string) => {
  const { results } = await client.fetch<{ results: Found[] }>("/admin/search", { query: { q } });
  return Object.fromEntries(results.map(({ entity, data }) => [entity, data.map(({ id }) => id)]));
};

/** Somebody with an order of a lens and a request for a visit, who types an address as it comes. */
async function somebody() {
  const email = `Known.${randomUUID()}@Example.com`;
  const order = await orderBox(info, { variant_id, lens, email });
  const [day] = await emptyDays(info, owner);
  const wish = { date: day?.date ?? "", time: day?.times[0] ?? "" };
  const lastName = `Probst${randomUUID().slice(0, 8)}`.replace(/[0-9-]/g, "x");
  const { stored } = await newRequest(info, owner, [wish], { email, lastName });
  const customer = await eventually(async () => {
    const { customers } = await owner.admin.customer.list({ email: email.toLowerCase() });
    const [one] = customers;
    if (!one?.last_name) throw new Error("nobody is named yet");
    return one;
  });
  return { email, order, customer, visit: stored, lastName };
}

it("is named after the order, and found by name with visits; has lenses and visits on one page", {
  tags: "long",
}, async () => {
  const { customer, order, visit, lastName } = await somebody();
  expect(customer.phone).toBeTruthy();
  const found = await find(owner, customer.email);
  expect(found.customer).toContain(customer.id);
  expect(found.order).toContain(order);
  expect((await find(owner, lastName)).home_service_request).toEqual([visit.id]);

  const { card } = await owner.client.fetch<{
    card: { lenses: { order_id: string; lines: object[] }; visits: { id: string }[] };
  }>(`/admin/customers/${customer.id}/card`);
  expect(card.lenses).toMatchObject({ order_id: order, lines: [{ metadata: { lens } }] });
  expect(card.visits.map(({ id }) => id)).toEqual([visit.id]);
});

// In a short run the customers do it themselves: account-pages.test.ts.
it("is handed over and erased with the orders, but for what invoices must keep", {
  tags: "long",
}, async () => {
  const { email, customer, order, visit } = await somebody();
  const path = `/admin/customers/${customer.id}/person`;
  const { sdk: sales } = await inRole(info, "sales");
  expect(await statusOf(sales, "GET", path)).toBe(403);
  expect(await statusOf(sales, "DELETE", path)).toBe(403);

  const file = JSON.stringify(await owner.client.fetch(path));
  expect(file).toContain(order);
  expect(file).toContain(visit.reference);

  expect(await statusOf(owner, "DELETE", path)).toBe(400);
  await owner.client.fetch(`/admin/orders/${order}/cancel`, { method: "POST", body: {} });
  const invoices = () => query(info, "select id from invoice where order_id = $1", [order]);
  const before = await invoices();
  expect(await statusOf(owner, "DELETE", path)).toBe(200);

  const { order: left } = await owner.admin.order.retrieve(order, {
    fields: "email,*items,*shipping_address,*billing_address",
  });
  expect(left.email).toBeNull();
  expect(left.items).toHaveLength(1);
  expect(JSON.stringify(left)).not.toContain(customer.last_name);
  expect(left.items[0]?.metadata?.lens).toBeUndefined();
  expect(await invoices()).toEqual(before);
  expect(await statusOf(owner, "GET", `/admin/customers/${customer.id}`)).toBe(404);
  expect((await find(owner, email)).home_service_request).toEqual([]);
  const mails = await query(info, `select id from notification where "to" = $1`, [email]);
  expect(mails).toEqual([]);
});

it("is handed over and erased with the account's orders under an earlier address", {
  tags: "long",
}, async () => {
  const [former, later] = [someAddress("former"), someAddress("later")];
  const { id: order } = await orderAnAccessory(info, "en", former);
  const headers = await bearerOfAccount(info, former);
  const own = "/store/account/earlier-orders";
  await askStore(info, own, { method: "POST", body: {}, headers });
  const { id } = (await askStore(info, "/store/customers/me", { headers })).body.customer;
  await query(info, "update customer set email = $1 where email = $2", [later, former]);
  const path = `/admin/customers/${id}/person`;
  expect(JSON.stringify(await owner.client.fetch(path))).toContain(order);
  expect(await statusOf(owner, "DELETE", path)).toBe(400);
  await owner.client.fetch(`/admin/orders/${order}/cancel`, { method: "POST", body: {} });
  expect(await statusOf(owner, "DELETE", path)).toBe(200);
  const left = await query(
    info,
    `select email from "order" where id = $1 and email is not null
     union all select details::text from order_change_action
       where order_id = $1 and details::text like '%' || $2 || '%'`,
    [order, former],
  );
  expect(left).toEqual([]);
});

it("is signed out when erased, and signs in no more where somebody else knows the person", async () => {
  const email = someAddress("elsewhere");
  const headers = await bearerOfAccount(info, email);
  const me = () => askStore(info, "/store/customers/me", { headers });
  const { id } = (await me()).body.customer;
  // There a person has a number instead of an address.
  await query(info, "update provider_identity set entity_id = $1 where entity_id = $2", [
    randomUUID(),
    email,
  ]);
  expect(await statusOf(owner, "DELETE", `/admin/customers/${id}/person`)).toBe(200);
  expect((await me()).status).toBe(401);
  const left = await query(
    info,
    `select id from auth_identity where app_metadata->>'customer_id' = $1
     union all select id from customer_sign_in where customer_id = $1
     union all select id from notification where "to" = $2`,
    [id, email],
  );
  expect(left).toEqual([]);
});
