/** The key that encrypts health data is changed as the guide says: they stay readable. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { consentVersions } from "@landolt/forms";
import { afterAll, beforeAll, expect, it } from "vitest";
import { jobsWhenAwaited } from "../../tools/testing/shops.ts";
import { someAddress } from "../support/account.ts";
import { bearerOfAccount } from "../support/account-token.ts";
import { query } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { Launcher } from "../support/launcher.ts";
import { askStore } from "../support/orders.ts";
import type { ShopInfo } from "../support/shop-info.ts";

let launcher: Launcher;
let info: ShopInfo;

beforeAll(async () => {
  // A job that is due would be too quick to see what is still under the old key.
  const settings = { JOB_INTERVAL: "59", NODE_OPTIONS: jobsWhenAwaited };
  launcher = await Launcher.inNewFolder("rotation", settings, { filled: true });
  info = await launcher.start();
}, 240_000);
afterAll(() => launcher.remove());

const keyInFile = (): string =>
  JSON.parse(readFileSync(join(launcher.dataDir, "secrets.json"), "utf8")).health;

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

  const first = keyInFile();
  await restart(() => {
    launcher.settings.HEALTH_KEYS = `2:${second},1:${first}`;
  });
  expect(await readBy(headers)).toEqual(before);
  await keepFor(headers, "Max", -325);
  expect(await versions()).toContain(2);
  const both = await readBy(headers);
  expect(both).toHaveLength(2);

  await eventually(async () => expect(await versions()).toEqual([2, 2]), info);

  // The key in the file is none any more, and another one opens nothing.
  await restart(() => {
    launcher.settings.HEALTH_KEYS = `3:${third}`;
  });
  expect(await readBy(headers)).toBeTypeOf("number");
  // Without the first one.
  await restart(() => {
    launcher.settings.HEALTH_KEYS = `3:${third},2:${second}`;
  });
  expect(await readBy(headers)).toEqual(both);
});
