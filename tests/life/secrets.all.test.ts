/**
 * Secrets are changed as the guide says: what they protected ends, health data stay readable; weak ones are refused. One
 * shop, stopped for each change, from the third start on with the second step demanded.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { consentVersions } from "@landolt/forms";
import { afterAll, beforeAll, expect, it } from "vitest";
import { jobsWhenAwaited } from "../../tools/testing/shops.ts";
import { someAddress } from "../support/account.ts";
import { bearerOfAccount } from "../support/account-token.ts";
import { codeOf } from "../support/codes.ts";
import { query } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { Launcher } from "../support/launcher.ts";
import { orderAnAccessory } from "../support/ordered.ts";
import { askStore, sign } from "../support/orders.ts";
import { type ShopInfo, staffPassword } from "../support/shop-info.ts";
import { callBackend } from "../support/sign-in.ts";
import { openSession } from "../support/staff.ts";

let launcher: Launcher;
let info: ShopInfo;
let file: string;
let orderId: string;

beforeAll(async () => {
  // A job that is due would be too quick to see what is still under the old key.
  const settings = { JOB_INTERVAL: "59", NODE_OPTIONS: jobsWhenAwaited };
  launcher = await Launcher.inNewFolder("secrets", settings, { filled: true });
  file = join(launcher.dataDir, "secrets.json");
  info = await launcher.start();
}, 240_000);
afterAll(() => launcher.remove());

type Secrets = Record<string, string>;
const read = (): Secrets => JSON.parse(readFileSync(file, "utf8"));
const write = (secrets: Secrets) => writeFileSync(file, JSON.stringify(secrets));

async function restartWith(secrets: Secrets, settings: Record<string, string>): Promise<void> {
  await launcher.end("SIGTERM");
  await launcher.gone();
  write(secrets);
  Object.assign(launcher.settings, settings);
  info = await launcher.start();
}

const people = "/store/account/people";
const account = someAddress();
let bearer: Record<string, string>;
/** What the account holds of both people, under the second key. */
let kept: unknown;

async function keepFor(name: string, sphere: number): Promise<void> {
  const post = async (path: string, body: unknown) => {
    const answer = await askStore(info, path, { method: "POST", headers: bearer, body });
    expect(answer.status, answer.text).toBe(201);
    return answer.body;
  };
  const consent = { version: consentVersions["kept-prescriptions"], language: "en" };
  const { person } = await post(people, { name, consent });
  const right = { sphere, baseCurve: 860, diameter: 1400 };
  const body = { kind: "contact", product: "biofinity", issued: "2026-03-01", right };
  await post(`${people}/${person.id}/prescriptions`, body);
}

/** The people of the account, or the status of what is answered instead. */
async function keptPeople() {
  const { status, body } = await askStore(info, people, { headers: bearer });
  return status === 200 ? body.people : status;
}

async function keyVersions(): Promise<number[]> {
  const sql = "select key_version as version from eye_person order by key_version";
  return (await query<{ version: number }>(info, sql)).map(({ version }) => version);
}

const [second, third] = ["second-key-of-32-random-letters-x", "third-key-of-32-random-letters-xy"];

it("new secrets end sessions and links; health data are read with the old key, and get the new one", {
  timeout: 600_000,
}, async () => {
  const email = "anna@example.com";
  orderId = (await orderAnAccessory(info, "en", email)).id;
  const token = await sign(info, "order", orderId, 86_400);
  const opened = async () =>
    (await askStore(info, "/store/order-access", { method: "POST", body: { token, email } }))
      .status;
  const cookie = await openSession(info);
  const me = async () =>
    (await fetch(new URL("/admin/users/me", info.backend), { headers: { cookie } })).status;
  expect([await opened(), await me()]).toEqual([200, 200]);
  bearer = await bearerOfAccount(info, account);
  await keepFor("Lou", -275);
  const before = await keptPeople();
  expect(before).toMatchObject([{ name: "Lou" }]);
  expect(await keyVersions()).toEqual([1]);

  const { jwt: _, cookie: __, ...others } = read();
  await restartWith(others, { HEALTH_KEYS: `2:${second},1:${read().health}` });
  expect(await opened()).toBeGreaterThanOrEqual(400);
  expect(await me()).toBe(401);
  expect(await keptPeople()).toBe(401);

  bearer = await bearerOfAccount(info, account, 2);
  expect(await keptPeople()).toEqual(before);
  await keepFor("Max", -325);
  expect(await keyVersions()).toContain(2);
  kept = await keptPeople();
  expect(kept).toHaveLength(2);
  await eventually(async () => expect(await keyVersions()).toEqual([2, 2]), info);
});

const call = (path: string, token?: string, body?: object) =>
  callBackend(info, path, { method: body ? "POST" : "GET", token, body });

const signIn = async () =>
  (
    await call("/auth/user/emailpass", undefined, {
      email: info.staffEmail,
      password: staffPassword(info),
    })
  ).body;

const products = async (token: string | undefined) => (await call("/admin/products", token)).status;

/** Sets up a second step. @returns what makes its codes, and its id */
async function setUp(token: string | undefined) {
  const { secret = "", mfa_factor } = (await call("/auth/mfa/factors", token, { provider: "totp" }))
    .body;
  const path = `/auth/mfa/factors/${mfa_factor?.id}/verify`;
  expect((await call(path, token, { code: codeOf(secret) })).status).toBe(200);
  return { secret, id: mfa_factor?.id };
}

/** Signs in with password and code; the password alone opens nothing. */
async function secondStep(secret: string) {
  const { token, mfa_challenge, mfa_required } = await signIn();
  expect(mfa_required).toBe(true);
  expect(await products(token)).toBe(401);
  const path = `/auth/mfa/challenges/${mfa_challenge?.id}/verify`;
  return call(path, token, { method: "totp", code: codeOf(secret) });
}

it("a new key for the second step ends the factors, not the sessions, until they are disabled; the database has a password of its own; another key opens no health data", {
  timeout: 600_000,
}, async () => {
  const { secret, id } = await setUp((await signIn()).token);
  const whole = (await secondStep(secret)).body.token;
  expect(await products(whole)).toBe(200);

  await query(info, "alter role landolt password 'another-1-of-mine-2-keep'");
  const { mfa: _, ...others } = read();
  // The key of the file is none any more.
  await restartWith(
    { ...others, database: "another-1-of-mine-2-keep" },
    { HEALTH_KEYS: `3:${third}` },
  );
  expect(read().mfa).toEqual(expect.any(String));
  expect(await products(whole)).toBe(200);
  expect(await secondStep(secret)).toMatchObject({ status: 401, body: { type: "unauthorized" } });
  expect(await keptPeople()).toBeGreaterThanOrEqual(500);

  const disable = "update auth_mfa_factor set status = 'disabled' where id = $1 returning id";
  expect(await query(info, disable, [id])).toHaveLength(1);
  const signedIn = await signIn();
  expect(signedIn.mfa_required ?? false).toBe(false);
  expect(await products(signedIn.token)).toBe(200);
});

it("where the second step is demanded, even the owner reaches nothing but the own profile until it is set up; the first key may go", {
  timeout: 600_000,
}, async () => {
  await restartWith(read(), {
    STAFF_MFA: "required",
    HEALTH_KEYS: `3:${third},2:${second}`,
  });
  expect(await keptPeople()).toEqual(kept);

  const { token } = await signIn();
  for (const path of ["/admin/products", "/admin/orders", "/admin/users", "/admin/texts"]) {
    expect(await call(path, token)).toMatchObject({
      status: 403,
      body: { type: "mfa_required" },
    });
  }
  expect((await call("/admin/users/me", token)).status).toBe(200);
  const { secret } = await setUp(token);
  expect(await products(token)).toBe(403);
  const whole = await secondStep(secret);
  expect(whole.status).toBe(200);
  expect(await products(whole.body.token)).toBe(200);
  expect((await call(`/admin/orders/${orderId}`, whole.body.token)).status).toBe(200);
});

it("a start with a secret that is guessed is refused", { timeout: 300_000 }, async () => {
  await launcher.end("SIGTERM");
  write({ ...read(), cookie: "supersecretsupersecret" });
  await expect(launcher.start()).rejects.toThrow(/is easily guessed/);
});
