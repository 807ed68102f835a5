/** Strangers at the doors: planted sessions, uninvited staff, lock-outs, questions about addresses. */
import { randomUUID } from "node:crypto";
import type Medusa from "@medusajs/js-sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { query } from "../support/database.ts";
import { fromNetwork } from "../support/orders.ts";
import { runningShop } from "../support/shop-info.ts";
import { callBackend, cookiesOf } from "../support/sign-in.ts";
import { newcomer, signInAsStaff } from "../support/staff.ts";

const info = runningShop();
const password = "correct horse battery staple";
let owner: Medusa;
beforeAll(async () => {
  owner = await signInAsStaff(info);
});

const call = callBackend.bind(undefined, info);
const stranger = () => `stranger.${randomUUID()}@example.com`;
const signIn = async (actor: string, email: string) =>
  (await call(`/auth/${actor}/emailpass`, { body: { email, password } })).body.token ?? "";
const own = { origin: info.backend };
const me = async (cookie: string) =>
  (await call("/admin/users/me", { method: "GET", headers: { cookie } })).status;

async function customer() {
  const email = stranger();
  const key = { "x-publishable-api-key": info.publishableKey };
  const body = { email, password };
  const first = (await call("/auth/customer/emailpass/register", { body })).body.token ?? "";
  const made = await call("/store/customers", { body: { email }, token: first, headers: key });
  expect(made.status).toBe(200);
  return { email, key };
}

describe("a session", () => {
  it("has a new id when somebody signs in with a known one", async () => {
    const { email } = await newcomer(info, owner, "sales");
    const first = await call("/auth/session", { token: await signIn("user", email) });
    const planted = cookiesOf(first);
    expect(await me(planted)).toBe(200);
    const second = await call("/auth/session", {
      token: await signIn("user", email),
      headers: { cookie: planted, ...own },
    });
    expect(cookiesOf(second)).toMatch(/^landolt_staff=/);
    expect(cookiesOf(second)).not.toBe(planted);
    expect(await me(planted)).toBe(401);
    expect(await me(cookiesOf(second))).toBe(200);
  });

  it("of a person who gets another role ends", async () => {
    const { email, id } = await newcomer(info, owner, "sales");
    const cookie = cookiesOf(await call("/auth/session", { token: await signIn("user", email) }));
    await owner.client.fetch(`/admin/users/${id}/role`, {
      method: "POST",
      body: { role: "read-only", mfa_required: false, version: 1 },
    });
    expect(await me(cookie)).toBe(401);
  });

  it("of a customer has a cookie of its own, and ends with the sign-out", async () => {
    const { email, key } = await customer();
    const opened = await call("/auth/session", { token: await signIn("customer", email) });
    const cookie = cookiesOf(opened);
    expect(cookie).toMatch(/^landolt_customer=[\w-]{32}$/);
    const account = async () =>
      (await call("/store/customers/me", { method: "GET", headers: { cookie, ...key } })).status;
    expect(await account()).toBe(200);
    expect(await me(cookie)).toBe(401);
    const [, secret = ""] = cookie.split("=");
    const kept = await query<{ id: string }>(info, "select id from staff_session");
    expect(kept.map(({ id }) => id)).not.toContainEqual(expect.stringContaining(secret));
    const out = { method: "DELETE", headers: { cookie, ...own } };
    expect((await call("/auth/session", out)).status).toBe(200);
    expect(await account()).toBe(401);
  });
});

describe("staff", () => {
  it("register by an invitation only", async () => {
    const email = stranger();
    const body = { email, password };
    const register = () => call("/auth/user/emailpass/register", { body });
    const refused = await register();
    expect(refused.status).toBe(403);
    expect(refused.headers.getSetCookie()).toEqual([]);
    await owner.admin.invite.create({ email });
    expect((await register()).body.token).toBeTruthy();
  });

  it("are none of those who registered as customers", async () => {
    const { email } = await customer();
    const body = { email, password };
    expect((await call("/auth/user/emailpass", { body })).status).toBe(401);
  });

  it("have a password that the door of customers does not know", async () => {
    const { email } = await newcomer(info, owner, "sales");
    const attempts = [password, "a guess of mine"].map((typed) =>
      call("/auth/customer/emailpass", { body: { email, password: typed } }),
    );
    const [right, wrong] = await Promise.all(attempts);
    expect(right?.status).toBe(401);
    expect(right?.body).toEqual(wrong?.body);
  });

  it("are not locked out by failures at the door of customers", { tags: "long" }, async () => {
    const { email } = await newcomer(info, owner, "sales");
    const body = { email, password: "a guess of mine" };
    const guesses = Array.from({ length: 60 }, async (_, index) =>
      call("/auth/customer/emailpass", {
        body,
        headers: await fromNetwork(info, `net-${email}-${index % 12}`),
      }),
    );
    const statuses = new Set((await Promise.all(guesses)).map(({ status }) => status));
    expect([...statuses].toSorted()).toEqual([401, 429]);
    // Nor does a door that somebody makes up give more guesses.
    for (const actor of ["robot", "__proto__"]) {
      expect((await call(`/auth/${actor}/emailpass`, { body })).status).toBe(404);
    }
    expect(await signIn("user", email)).not.toBe("");
  });
});

describe("registration of customers", () => {
  const register = async (email: string, network: string) =>
    call("/auth/customer/emailpass/register", {
      body: { email, password },
      headers: await fromNetwork(info, network),
    });
  const claims = (token = "") =>
    Object.keys(JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()));

  it("answers an address of staff as one that is free", async () => {
    const network = randomUUID();
    const [taken, free] = await Promise.all([
      register(info.staffEmail, network),
      register(stranger(), network),
    ]);
    expect(taken.status).toBe(free.status);
    expect(claims(taken.body.token)).toEqual(claims(free.body.token));
    const key = { "x-publishable-api-key": info.publishableKey };
    const body = { email: info.staffEmail };
    const used = await call("/store/customers", {
      body,
      token: taken.body.token ?? "",
      headers: key,
    });
    expect(used.status).toBeGreaterThanOrEqual(400);
    expect(used.status).toBeLessThan(500);
  });

  it("has a limit for each network", async () => {
    const network = randomUUID();
    const tries = Array.from({ length: 32 }, () => register(info.staffEmail, network));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});
