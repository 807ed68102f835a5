import { stat } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { query } from "../support/database.ts";
import { Launcher } from "../support/launcher.ts";
import { orderAnAccessory } from "../support/ordered.ts";
import { signInAsStaff } from "../support/staff.ts";

let launcher: Launcher;

beforeAll(async () => {
  launcher = await Launcher.inNewFolder("first-start", {}, { filled: false });
});

afterAll(() => launcher.remove());

it("a first start that was killed half-way is finished by the next", {
  timeout: 400_000,
}, async () => {
  const child = launcher.spawn();
  while (!/seed|demo/i.test(launcher.output) && child.exitCode === null) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await launcher.end("SIGKILL");
  const info = await launcher.start();
  expect((await orderAnAccessory(info, "en", "anna@example.com")).id).toMatch(/^order_/);
  expect((await stat(info.staffPasswordFile)).mode & 0o777).toBe(0o600);
});

it("the first start of another build leaves deleted what staff have deleted", {
  timeout: 400_000,
}, async () => {
  const handle = "clairval-hard-case";
  const found = async () => {
    const { admin } = await signInAsStaff(await launcher.info());
    return (await admin.product.list({ handle, fields: "id" })).products;
  };
  const { admin } = await signInAsStaff(await launcher.info());
  const [product] = await found();
  await admin.product.delete(product?.id ?? "");
  const info = await launcher.info();
  await query(info, "update landolt_tools.migrated set build = 'another'");
  await query(info, "delete from script_migrations");
  await launcher.end("SIGTERM");
  await launcher.gone();
  const again = await launcher.start();
  expect(await found()).toEqual([]);
  const scripts = await query(
    again,
    "select 1 from script_migrations where finished_at is not null",
  );
  expect(scripts.length).toBeGreaterThan(0);
});
