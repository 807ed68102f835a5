/** Secrets are changed as the guide says, and what they protected ends; weak ones are refused. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { codeOf } from "../support/codes.ts";
import { query } from "../support/database.ts";
import { Launcher } from "../support/launcher.ts";
import { orderAnAccessory } from "../support/ordered.ts";
import { askStore, sign } from "../support/orders.ts";
import { type ShopInfo, staffPassword } from "../support/shop-info.ts";
import { callBackend } from "../support/sign-in.ts";
import { openSession, signInAsStaff } from "../support/staff.ts";

let launcher: Launcher;
let info: ShopInfo;
let file: string;
let orderId: string;

beforeAll(async () => {
  launcher = await Launcher.inNewFolder("secrets", {}, { filled: true });
  file = join(launcher.dataDir, "secrets.json");
  info = await launcher.start();
}, 240_000);
afterAll(() => launcher.remove());

const read = (): Record<string, string> => JSON.parse(readFileSync(file, "utf8"));
const write = (secrets: Record<string, string>) => writeFileSync(file, JSON.stringify(secrets));

async function restartWith(secrets: Record<string, string>): Promise<void> {
  await launcher.end("SIGTERM");
  await launcher.gone();
  write(secrets);
  info = await launcher.start();
}

it("new secrets end sessions and links, and the shop goes on", { timeout: 600_000 }, async () => {
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

  const { jwt: _, cookie: __, ...others } = read();
  await restartWith(others);
  expect(await opened()).toBeGreaterThanOrEqual(400);
  expect(await me()).toBe(401);
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

async function secondStep(secret: string) {
  const { token, mfa_challenge } = await signIn();
  const path = `/auth/mfa/challenges/${mfa_challenge?.id}/verify`;
  return call(path, token, { method: "totp", code: codeOf(secret) });
}

it("a new key for the second step ends the factors, not the sessions, until they are disabled; the database has a password of its own", {
  timeout: 600_000,
}, async () => {
  const { token } = await signIn();
  const { secret = "", mfa_factor } = (await call("/auth/mfa/factors", token, { provider: "totp" }))
    .body;
  const set = await call(`/auth/mfa/factors/${mfa_factor?.id}/verify`, token, {
    code: codeOf(secret),
  });
  expect(set.status).toBe(200);
  const whole = (await secondStep(secret)).body.token;
  expect(await products(whole)).toBe(200);

  await query(info, "alter role landolt password 'another-1-of-mine-2-keep'");
  const { mfa: _, ...others } = read();
  await restartWith({ ...others, database: "another-1-of-mine-2-keep" });
  expect(read().mfa).toEqual(expect.any(String));
  expect(await products(whole)).toBe(200);
  expect(await secondStep(secret)).toMatchObject({ status: 401, body: { type: "unauthorized" } });

  const disable = "update auth_mfa_factor set status = 'disabled' where id = $1 returning id";
  expect(await query(info, disable, [mfa_factor?.id])).toHaveLength(1);
  const signedIn = await signIn();
  expect(signedIn.mfa_required ?? false).toBe(false);
  expect(await products(signedIn.token)).toBe(200);
  const { order } = await (await signInAsStaff(info)).admin.order.retrieve(orderId);
  expect(order.id).toBe(orderId);
});

it("a start with a secret that is guessed is refused", { timeout: 300_000 }, async () => {
  await launcher.end("SIGTERM");
  write({ ...read(), cookie: "supersecretsupersecret" });
  await expect(launcher.start()).rejects.toThrow(/is easily guessed/);
});
