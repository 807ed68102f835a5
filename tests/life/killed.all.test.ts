/** What a shop keeps and takes over when its processes were killed, more than `life.test.ts` asks each time. */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isFree } from "../../tools/launch/ports.ts";
import { killBackend } from "../support/backend-process.ts";
import { eventually } from "../support/eventually.ts";
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

it("has a backend again once the port is free that somebody took while it was dead", async () => {
  const info = await launcher.info();
  const backAgain = killBackend(info);
  const port = Number(new URL(info.backend).port);
  await eventually(async () => expect(await isFree(port, "127.0.0.1")).toBe(true), info);
  const taken = createServer().listen(port, "127.0.0.1");
  await once(taken, "listening");
  const log = join(launcher.dataDir, "logs/backend.log");
  const failures = () => readFileSync(log, "utf8").split("EADDRINUSE").length - 1;
  // Twice: ended for want of its port, it was started again.
  await eventually(() => expect(failures()).toBeGreaterThan(1), info);
  taken.close();
  expect(await backAgain()).toBe(true);
  await orderIsThere();
});

it("survives kill -9 of every process at once, and delivers a request that it had kept once", async () => {
  const info = await launcher.info();
  const form = await filledForm(info);
  killBackend(info);
  expect(await isThankedFor(info, form)).toBe(true);
  const folder = join(launcher.dataDir, "kept-requests");
  const [file = ""] = await readdir(folder);
  expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);

  const exit = launcher.end("SIGKILL");
  await launcher.killAll();
  await exit;
  await launcher.start();
  await eventually(async () => expect(await readdir(folder)).toEqual([]), info);
  const staff = await signInAsStaff(info);
  expect(await requestsOf(staff, form.lastName ?? "")).toHaveLength(1);
  await orderIsThere();
});

it("takes over what a killed launcher left running", async () => {
  await launcher.end("SIGKILL");
  await launcher.start();
  await orderIsThere();
  expect(await launcher.end("SIGTERM")).toBe(0);
  await launcher.gone();
});
