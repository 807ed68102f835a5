import { stat } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Launcher } from "../support/launcher.ts";
import { orderAnAccessory } from "../support/ordered.ts";

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
