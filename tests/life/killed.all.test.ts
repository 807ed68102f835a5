/** What a shop keeps and takes over when its processes were killed, more than `life.test.ts` asks each time. */
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { filledForm, isThankedFor, requestsOf } from "../support/home-visit.ts";
import { Launcher } from "../support/launcher.ts";
import { orderAnAccessory } from "../support/ordered.ts";
import { signInAsStaff } from "../support/staff.ts";

let launcher: Launcher;
let orderId: string;

beforeAll(async () => {
  launcher = await Launcher.inNewFolder("killed", {}, { filled: true });
  orderId = (await orderAnAccessory(await launcher.start())).id;
});

afterAll(() => launcher.remove());

async function orderIsThere() {
  const staff = await signInAsStaff(await launcher.info());
  const { order } = await staff.admin.order.retrieve(orderId);
  expect(order.id).toBe(orderId);
}

it("keeps a request for a home visit while the backend is dead, and delivers it once", async () => {
  const info = await launcher.info();
  const form = await filledForm(info);
  for (const { pid, command } of await launcher.processes()) {
    if (/\bstart\.js\b/.test(command)) process.kill(pid, "SIGKILL");
  }
  expect(await isThankedFor(info, form)).toBe(true);
  const folder = join(launcher.dataDir, "kept-requests");
  const [file = ""] = await readdir(folder);
  expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);

  const exit = launcher.end("SIGKILL");
  await launcher.killAll();
  await exit;
  await launcher.start();
  await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]), {
    timeout: 60_000,
    interval: 500,
  });
  const staff = await signInAsStaff(info);
  expect(await requestsOf(staff, form.lastName ?? "")).toHaveLength(1);
});

it("takes over what a killed launcher left running", async () => {
  await launcher.end("SIGKILL");
  await launcher.start();
  await orderIsThere();
  expect(await launcher.end("SIGTERM")).toBe(0);
  await launcher.gone();
});

it("survives kill -9 of every process at once", async () => {
  await launcher.start();
  const exit = launcher.end("SIGKILL");
  await launcher.killAll();
  await exit;
  await launcher.start();
  await orderIsThere();
});
