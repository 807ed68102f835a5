/** The keys that encrypt what is stored are changed as the guides say: health data stay readable, second factors end. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { consentVersions } from "@landolt/forms";
import { afterAll, beforeAll, expect, it } from "vitest";
import { someAddress } from "../support/account.ts";
import { bearerOfAccount } from "../support/account-token.ts";
import { codeOf } from "../support/codes.ts";
import { query } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { Launcher } from "../support/launcher.ts";
import { askStore } from "../support/orders.ts";
import { type ShopInfo, staffPassword } from "../support/shop-info.ts";
import { callBackend } from "../support/sign-in.ts";

let launcher: Launcher;
let info: ShopInfo;
let file: string;

beforeAll(async () => {
  launcher = await Launcher.inNewFolder("rotation", {}, { filled: true });
  file = join(launcher.dataDir, "secrets.json");
  info = await launcher.start();
}, 240_000);
afterAll(() => launcher.remove());

const secrets = (): Record<string, string> => JSON.parse(readFileSync(file, "utf8"));

/** @param change made while the shop is stopped */
async function restart(change: () => void): Promise<void> {
  await launcher.end("SIGTERM");
  await launcher.gone();
  change();
  info = await launcher.start();
}

type Headers = Record<string, string>;
const people = "/store/account/people";

async function keepFor(headers: Headers, name: string, sphere: number): Promise<string> {
  const post = async (path: string, body: unknown) => {
    const answer = await askStore(info, path, { method: "POST", headers, body });
    expect(answer.status, answer.text).toBe(201);
    return answer.body;
  };
  const consent = { version: consentVersions["kept-prescriptions"], language: "en" };
  const { person } = await post(people, { name, consent });
  const right = { sphere, baseCurve: 860, diameter: 1400 };
  const body = { kind: "contact", product: "biofinity", issued: "2026-03-01", right };
  await post(`${people}/${person.id}/prescriptions`, body);
  return person.id;
}

const readBy = async (headers: Headers) => {
  const { status, body } = await askStore(info, people, { headers });
  return status === 200 ? body.people : status;
};

const versions = async () =>
  (
    await query<{ key_version: number }>(
      info,
      "select key_version from eye_person order by key_version",
    )
  ).map(({ key_version }) => key_version);

const [second, third] = ["second-key-of-32-random-letters-x", "third-key-of-32-random-letters-xy"];

it("health data outlive their key: old ones are read, new ones have the new key, and the old one may go", {
  timeout: 900_000,
}, async () => {
  const headers = await bearerOfAccount(info, someAddress());
  await keepFor(headers, "Lou", -275);
  const before = await readBy(headers);
  expect(before).toMatchObject([{ name: "Lou" }]);
  expect(await versions()).toEqual([1]);

  // A job that is due at the start would be too quick to see what is still under the old key.
  const first = secrets().health;
  launcher.settings.JOB_INTERVAL = "99";
  await restart(() => {
    launcher.settings.HEALTH_KEYS = `2:${second},1:${first}`;
  });
  expect(await readBy(headers)).toEqual(before);
  await keepFor(headers, "Max", -325);
  expect(await versions()).toContain(2);
  const both = await readBy(headers);
  expect(both).toHaveLength(2);

  launcher.settings.JOB_INTERVAL = "4";
  await restart(() => undefined);
  await eventually(async () => expect(await versions()).toEqual([2, 2]));
  await restart(() => {
    launcher.settings.HEALTH_KEYS = `2:${second}`;
  });
  expect(await readBy(headers)).toEqual(both);

  // The key in the file is none any more, and another one opens nothing.
  await restart(() => {
    launcher.settings.HEALTH_KEYS = `3:${third}`;
  });
  expect(await readBy(headers)).toBeTypeOf("number");
  await restart(() => {
    launcher.settings.HEALTH_KEYS = `3:${third},2:${second}`;
  });
  expect(await readBy(headers)).toEqual(both);
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

it("a new key for the second step ends the factors, not the sessions, until they are disabled", {
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

  await restart(() => {
    const { mfa: _, ...others } = secrets();
    writeFileSync(file, JSON.stringify(others));
  });
  expect(secrets().mfa).toEqual(expect.any(String));
  expect(await products(whole)).toBe(200);
  expect(await secondStep(secret)).toMatchObject({ status: 401, body: { type: "unauthorized" } });

  const disable = "update auth_mfa_factor set status = 'disabled' where id = $1 returning id";
  expect(await query(info, disable, [mfa_factor?.id])).toHaveLength(1);
  const signedIn = await signIn();
  expect(signedIn.mfa_required ?? false).toBe(false);
  expect(await products(signedIn.token)).toBe(200);
});
