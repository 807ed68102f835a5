/** Where a customer is signed in: each sign-in is listed, and ends at once when its owner says so. */
import { expect, it } from "vitest";
import { signIn, someAddress } from "../support/account.ts";
import { bearerOfAccount } from "../support/account-token.ts";
import { query } from "../support/database.ts";
import { askStore } from "../support/orders.ts";
import { runningShop } from "../support/shop-info.ts";

const info = runningShop();
const own = "/store/account/sign-ins";
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

type Bearer = { authorization: string };
interface SignIn {
  readonly id: string;
  readonly current: boolean;
}

const opens = async (headers: Bearer) =>
  (await askStore(info, "/store/customers/me", { headers })).status === 200;

async function signInsOf(headers: Bearer): Promise<SignIn[]> {
  const { status, body } = await askStore(info, own, { headers });
  expect(status).toBe(200);
  return body.sign_ins;
}

const end = async (id: string, headers: Bearer) =>
  await askStore(info, `${own}/${id}`, { method: "DELETE", headers });

/** Somebody who is signed in with two programs, both of which were used. */
async function twice() {
  const email = someAddress("devices");
  const first = await bearerOfAccount(info, email);
  const second = await bearerOfAccount(info, email, 2);
  for (const headers of [first, second]) expect(await opens(headers)).toBe(true);
  return { email, first, second };
}

it("lists each with its device, and the one that asks as such", async () => {
  const headers = await bearerOfAccount(info, someAddress("devices"));
  await askStore(info, own, { headers: { ...headers, "user-agent": firefox } });
  expect(await signInsOf(headers)).toMatchObject([
    { browser: "Firefox", system: "Linux", current: true, began_at: expect.any(String) },
  ]);
});

it("one that is ended opens nothing from then on, and nobody else can end it", async () => {
  const { first, second } = await twice();
  const others = (await signInsOf(first)).filter(({ current }) => !current);
  expect(others).toHaveLength(1);
  const [{ id } = { id: "" }] = others;
  const stranger = await bearerOfAccount(info, someAddress("devices"));
  expect((await end(id, stranger)).status).toBe(404);
  expect(await opens(second)).toBe(true);
  expect((await end(id, first)).status).toBe(200);
  expect(await opens(second)).toBe(false);
  expect(await opens(first)).toBe(true);
  expect((await end(id, first)).status).toBe(404);
  expect(await signInsOf(first)).toMatchObject([{ current: true }]);
});

it("all others end at once, those that were never used too, and this one goes on", async () => {
  const { email, first, second } = await twice();
  const unused = await bearerOfAccount(info, email, 3);
  const { status, body } = await askStore(info, `${own}/others`, {
    method: "DELETE",
    headers: first,
  });
  expect(status).toBe(200);
  const goesOn = { authorization: `Bearer ${body.token}` };
  for (const ended of [first, second, unused]) expect(await opens(ended)).toBe(false);
  expect(await opens(goesOn)).toBe(true);
  expect(await signInsOf(goesOn)).toMatchObject([{ current: true }]);
});

it("the profile shows both browsers, ends the other, and stays signed in itself", async () => {
  const email = someAddress("devices");
  const here = await signIn(info, email);
  const there = await signIn(info, email, 2);
  const profile = "/account/profile";
  const signedIn = async (visitor: typeof here) => (await visitor.get(profile)).status === 200;
  expect(await signedIn(there)).toBe(true);
  const ids = [...(await here.get(profile)).text.matchAll(/name="sign-in" value="([\w-]+)"/g)];
  expect(ids).toHaveLength(1);
  const id = ids[0]?.[1] ?? "";
  const ended = await here.send(profile, { intent: "end-sign-in", "sign-in": id });
  expect(ended).toMatchObject({ status: 303, location: `${profile}?saved` });
  expect(await signedIn(there)).toBe(false);

  const again = await signIn(info, email, 3);
  expect(await signedIn(again)).toBe(true);
  const all = await here.send(profile, { intent: "end-others" });
  expect(all).toMatchObject({ status: 303, location: `${profile}?saved` });
  expect(await signedIn(again)).toBe(false);
  expect(await signedIn(here)).toBe(true);
});

it("signing out and erasing the account leave no row", async () => {
  const { first, second } = await twice();
  const [{ id: one } = { id: "" }] = (await signInsOf(first)).filter(({ current }) => current);
  const [{ id: two } = { id: "" }] = (await signInsOf(second)).filter(({ current }) => current);
  await fetch(new URL("/auth/session", info.backend), { method: "DELETE", headers: first });
  await askStore(info, "/store/account", { method: "DELETE", headers: second });
  const rows = await query(info, "select id from customer_sign_in where id = any($1)", [
    [one, two],
  ]);
  expect(rows).toEqual([]);
});
