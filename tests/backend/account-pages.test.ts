/** What a customer sees and changes at the website, and what of it nobody else gets at. */
import { beforeAll, describe, expect, it } from "vitest";
import { signIn, someAddress } from "../support/account.ts";
import { query } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { orderAnAccessory } from "../support/ordered.ts";
import { askStore, proofOf, recordPayment } from "../support/orders.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { Visitor } from "../support/website.ts";

const info = runningShop();

const home = {
  firstName: "Marie",
  lastName: "Weber",
  address: "3, rue des Prés",
  postalCode: "L-7561",
  city: "Mersch",
  country: "lu",
  phone: "621 123 456",
};

/** The ids that the links of a page hold, such as those of addresses. */
const idsIn = (text: string, path: string) => [
  ...new Set([...text.matchAll(new RegExp(`${path}/([\\w-]+)"`, "g"))].map(([, id = ""]) => id)),
];

async function withAddress(visitor: Visitor, changes = {}) {
  const answer = await visitor.send("/account/addresses/new", { ...home, ...changes });
  expect(answer).toMatchObject({ status: 303, location: "/account/addresses" });
  const { text } = await visitor.get("/account/addresses");
  return { text, ids: idsIn(text, "/account/addresses").filter((id) => id !== "new") };
}

/** An account whose earlier order was joined to it. */
async function customer() {
  const email = someAddress();
  const order = await orderAnAccessory(info, "en", email);
  const visitor = await signIn(info, email);
  await visitor.send("/account", { intent: "join" });
  const { text } = await visitor.get("/account/orders");
  const [key = ""] = idsIn(text, "/account/orders");
  const { ids } = await withAddress(visitor);
  return { email, order, visitor, key, address: ids[0] ?? "" };
}

it("shows nothing to who is not signed in, and nothing of it is cached", async () => {
  const stranger = new Visitor(info);
  const pages = [
    ...["", "/profile", "/addresses", "/addresses/new", "/orders", "/favourites"],
    ...["/data", "/data/file"],
  ];
  for (const page of [...pages, "/orders/AAAAAAAAAAAAAAAA"]) {
    const answer = await stranger.get(`/account${page}`);
    expect(answer, page).toMatchObject({ status: 303, location: "/account/sign-in" });
  }
  const visitor = await signIn(info);
  for (const page of pages) {
    const answer = await visitor.get(`/account${page}`);
    expect(answer.status, page).toBe(200);
    expect(answer.headers.get("cache-control"), page).toBe("private, no-store");
  }
  // A page for everybody is the same for who is signed in.
  const [mine, theirs] = await Promise.all([visitor.get("/contact"), stranger.get("/contact")]);
  expect(mine.text).toBe(theirs.text);
});

it("keeps name, telephone and addresses, the first of which is used first", async () => {
  const visitor = await signIn(info);
  const refused = await visitor.send("/account/profile", { firstName: "M", lastName: "Weber" });
  expect(refused.status).toBe(422);
  const profile = { firstName: "Marie", lastName: "Weber", phone: "" };
  expect((await visitor.send("/account/profile", profile)).status).toBe(303);
  expect((await visitor.get("/account")).text).toContain("Hello Marie");

  const wrong = await visitor.send("/account/addresses/new", { ...home, postalCode: "1" });
  expect(wrong.status).toBe(422);
  const first = await withAddress(visitor);
  const second = await withAddress(visitor, { city: "Ettelbruck", postalCode: "9010" });
  expect(second.ids).toHaveLength(2);
  // The one that is used first stands first.
  expect(second.ids[0]).toBe(first.ids[0]);
  const other = second.ids[1] ?? "";
  const page = "/account/addresses";
  expect((await visitor.send(page, { intent: "first", address: other })).status).toBe(303);
  expect((await visitor.get(`${page}/${other}`)).text).toContain('value="Ettelbruck"');
  expect((await visitor.send(`${page}/${other}`, { ...home, city: "Diekirch" })).status).toBe(303);
  const { text } = await visitor.get(page);
  expect(text.indexOf("Diekirch")).toBeLessThan(text.indexOf("Mersch"));
  expect(text).not.toContain("Ettelbruck");
  expect((await visitor.send(page, { intent: "delete", address: other })).status).toBe(303);
  expect((await visitor.get(page)).text).not.toContain("Diekirch");
});

describe("orders", () => {
  it("that were placed as a guest join by consent, and nobody is asked by a mail", {
    tags: "long",
  }, async () => {
    const { visitor, order, email, key } = await customer();
    // The texts of its scripts hold the words without a number.
    expect((await visitor.get("/account")).text).not.toContain("1 earlier order");
    const page = await visitor.get(`/account/orders/${key}`);
    expect(page.text).toContain(`Order number ${order.display_id}`);
    expect(page.text).not.toContain("/order-invoice");
    await recordPayment(await signInAsStaff(info), order.id);
    // It is issued with the mail that says so.
    await eventually(async () => {
      const invoice = await visitor.get(`/order-invoice?order=${key}`);
      expect(invoice).toMatchObject({ status: 200, text: expect.stringMatching(/^%PDF/) });
    });
    expect((await visitor.get(`/account/orders/${key}`)).text).toContain("/order-invoice");
    for (const next of ["order-return", "order-again", "withdrawal"]) {
      expect((await visitor.get(`/${next}?order=${key}`)).status, next).toBe(200);
    }
    const mails = await query<{ template: string }>(
      info,
      'select template from notification where "to" = $1',
      [email],
    );
    expect(mails.map(({ template }) => template)).not.toContain("order-transfer");
  });

  it("are found by an address that was typed in other letters", { tags: "long" }, async () => {
    const email = someAddress("marie_w");
    await orderAnAccessory(info, "en", email.toUpperCase());
    // An underscore stands for itself alone.
    await orderAnAccessory(info, "en", email.replace("_", "x"));
    const visitor = await signIn(info, email);
    expect((await visitor.get("/account")).text).toContain("1 earlier order");
  });

  it("of an address that no mail has confirmed are not shown", { tags: "long" }, async () => {
    const email = someAddress();
    await orderAnAccessory(info, "en", email);
    const headers = { "content-type": "application/json" };
    const post = async (path: string, body: object, token = "") => {
      const answer = await fetch(info.backend + path, {
        method: "POST",
        headers: {
          ...headers,
          "x-publishable-api-key": info.publishableKey,
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      });
      return (await answer.json()) as { token?: string };
    };
    const signIn = { email, password: "a stranger chose this one" };
    const { token } = await post("/auth/customer/emailpass/register", signIn);
    await post("/store/customers", { email }, token);
    const own = await post("/auth/customer/emailpass", signIn);
    const bearer = { authorization: `Bearer ${own.token}` };
    const found = await askStore(info, "/store/account/earlier-orders", { headers: bearer });
    expect(found.body).toEqual({ count: 0 });
  });
});

describe("another customer", () => {
  let mine: Awaited<ReturnType<typeof customer>>;
  let other: Visitor;
  beforeAll(async () => {
    [mine, other] = await Promise.all([customer(), signIn(info)]);
  });

  it("gets 404 for every id of mine, on every page that takes one", async () => {
    const { key, address } = mine;
    expect(key).toMatch(/^[\w-]{16}$/);
    expect(address).toMatch(/^cuaddr_/);
    const read = [
      `/account/orders/${key}`,
      `/account/addresses/${address}`,
      ...["order-return", "order-again", "order-consent"].map((page) => `/${page}?order=${key}`),
    ];
    for (const path of read) {
      expect((await mine.visitor.get(path)).status, path).not.toBe(404);
      expect((await other.get(path)).status, path).toBe(404);
    }
    expect((await other.get(`/order-invoice?order=${key}`)).status).toBe(404);
    // What a page listens to ends at once, or it would be asked for again.
    expect((await other.get(`/order-events/${key}`)).status).toBe(204);
    const written: [string, Record<string, string>][] = [
      ["/account/addresses", { intent: "delete", address }],
      ["/account/addresses", { intent: "first", address }],
      [`/account/addresses/${address}`, home],
      [`/order-return?order=${key}`, {}],
      [`/order-again?order=${key}`, { intent: "remember" }],
      [`/order-consent?order=${key}`, {}],
    ];
    for (const [path, form] of written) {
      expect((await other.send(path, form)).status, path).toBe(404);
    }
    expect((await mine.visitor.get(`/account/addresses/${address}`)).status).toBe(200);
    const file = (await other.get("/account/data/file")).text;
    expect(file).not.toContain(mine.email);
    expect(file).not.toContain(mine.order.id);
  });
});

it("the data are handed over, and with the account all goes but what invoices keep", async () => {
  const { visitor, email, order } = await customer();
  const file = await visitor.get("/account/data/file");
  expect(file.headers.get("content-disposition")).toContain("attachment");
  const data = JSON.parse(file.text);
  expect(data.customer).toMatchObject({ email, addresses: [{ city: "Mersch" }] });
  expect(data.orders).toMatchObject([{ id: order.id, email, items: [{ quantity: 1 }] }]);

  expect((await visitor.send("/account/data", {})).status).toBe(422);
  const erased = await visitor.send("/account/data", { sure: "yes" });
  expect(erased).toMatchObject({ status: 303, location: "/account/sign-in?erased" });
  expect((await visitor.get("/account")).location).toBe("/account/sign-in");
  const left = await query<{ kind: string; rows: string }>(
    info,
    `select 'customer' as kind, count(*)::text as rows from customer
       where email = $1 and has_account
     union all select 'address', count(*)::text from customer_address a
       left join customer c on c.id = a.customer_id where c.id is null
     union all select 'identity', count(*)::text from provider_identity where entity_id = $1
     union all select 'link', count(*)::text from sign_in_link where email = $1
     union all select 'mail', count(*)::text from notification
       where "to" = $1 and template = 'sign-in'
     union all select 'order', count(*)::text from "order" where email = $1`,
    [email],
  );
  expect(Object.fromEntries(left.map(({ kind, rows }) => [kind, rows]))).toEqual({
    ...{ customer: "0", address: "0", identity: "0", link: "0", mail: "0", order: "1" },
  });
  // Staff see it as before, and so does who has its link.
  const staff = await signInAsStaff(info);
  const { order: kept } = await staff.admin.order.retrieve(order.id, { fields: "id,email" });
  expect(kept.email).toBe(email);
  const seen = await askStore(info, `/store/orders/${order.id}`, {
    headers: await proofOf(info, order.id),
  });
  expect(seen.status).toBe(200);
});
