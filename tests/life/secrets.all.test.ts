/** Secrets are changed as the guide says, and what they protected ends; weak ones are refused. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { query } from "../support/database.ts";
import { Launcher } from "../support/launcher.ts";
import { orderAnAccessory } from "../support/ordered.ts";
import { askStore, sign } from "../support/orders.ts";
import type { ShopInfo } from "../support/shop-info.ts";
import { openSession, signInAsStaff } from "../support/staff.ts";

let launcher: Launcher;
let file: string;

beforeAll(async () => {
  launcher = await Launcher.inNewFolder("secrets", {}, { filled: true });
  file = join(launcher.dataDir, "secrets.json");
}, 240_000);
afterAll(() => launcher.remove());

const read = (): Record<string, string> => JSON.parse(readFileSync(file, "utf8"));
const write = (secrets: Record<string, string>) => writeFileSync(file, JSON.stringify(secrets));

async function restart(): Promise<ShopInfo> {
  await launcher.end("SIGTERM");
  await launcher.gone();
  return launcher.start();
}

it("new secrets end sessions and links, and the shop goes on", { timeout: 600_000 }, async () => {
  let info = await launcher.start();
  const email = "anna@example.com";
  const { id } = await orderAnAccessory(info, "en", email);
  const token = await sign(info, "order", id, 86_400);
  const opened = async () =>
    (await askStore(info, "/store/order-access", { method: "POST", body: { token, email } }))
      .status;
  const cookie = await openSession(info);
  const me = async () =>
    (await fetch(new URL("/admin/users/me", info.backend), { headers: { cookie } })).status;
  expect([await opened(), await me()]).toEqual([200, 200]);

  const { jwt: _, cookie: __, ...others } = read();
  write(others);
  info = await restart();
  expect(await opened()).toBeGreaterThanOrEqual(400);
  expect(await me()).toBe(401);

  await query(info, "alter role landolt password 'another-1-of-mine-2-keep'");
  write({ ...read(), database: "another-1-of-mine-2-keep" });
  info = await restart();
  const { order } = await (await signInAsStaff(info)).admin.order.retrieve(id);
  expect(order.id).toBe(id);
});

it("a start with a secret that is guessed is refused", { timeout: 300_000 }, async () => {
  await launcher.end("SIGTERM");
  write({ ...read(), cookie: "supersecretsupersecret" });
  await expect(launcher.start()).rejects.toThrow(/is easily guessed/);
});
