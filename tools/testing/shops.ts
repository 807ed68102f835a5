/**
 * Shops for the tests. One is started as a newcomer would start it: an empty folder, nothing set. Stopped as soon as it
 * is filled, its folder with database, secrets and pictures is the template from which every other is copied, so that
 * installing, migrating and filling is paid once. Each shop has its own ports and its own stand-in for Stripe.
 */
import { spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Explained } from "../launch/explained.ts";
import { readJson, writeJson } from "../launch/json-file.ts";
import { filesIn } from "../launch/launch.ts";
import { holderOf } from "../launch/lock.ts";
import { logFileOf, openLog, tailOf } from "../launch/logs.ts";
import { anyFreePort } from "../launch/ports.ts";
import {
  identify,
  isIdentity,
  isRunning,
  send,
  waitUntilGone,
} from "../launch/process-identity.ts";
import { answers } from "../launch/service.ts";
import { outsideFolder } from "../postgres/place.ts";
import { projectFolder } from "../settings.mjs";

const host = "127.0.0.1";
/** As NODE_OPTIONS of a shop: its jobs run when a test waits for what they do. */
export const jobsWhenAwaited = `--require=${JSON.stringify(join(projectFolder, "tests/support/in-shop.cjs"))}`;
/** Milliseconds in which a shop stops of itself. */
const grace = 60_000;

/** Shops side by side in the folders `1`, `2`, … of one folder. */
export interface TestShops {
  /** What tests find them by. */
  readonly env: NodeJS.ProcessEnv;
  /** Where the first says where it is, as `npm run info` reads it. */
  readonly infoFile: string;
  readonly stop: () => Promise<void>;
}

/** The stopped shop of which the others are copies. */
export const templateIn = (folder: string) => join(folder, "template");
const shopOf = (folder: string, number: number) => join(folder, String(number));
const stripeFile = (shop: string) => join(shop, "stripe.json");

/** @throws {Explained} with the launcher's words when one does not start */
export async function startShops(count: number, signal: AbortSignal): Promise<TestShops> {
  return inNewFolder(count, async (folder) => {
    const template = templateIn(folder);
    mkdirSync(template);
    await startShop(template, signal, isFilled);
    await stopShop(template);
    const shops = Array.from({ length: count }, (_, index) => shopOf(folder, index + 1));
    for (const shop of shops) {
      copyShop(template, shop);
      sharePictures(template, shop);
    }
    await Promise.all(shops.map((shop) => startShop(shop, signal)));
  });
}

/** One shop without a template: as long as a first start takes. */
export async function startOneShop(signal: AbortSignal): Promise<TestShops> {
  return inNewFolder(1, async (folder) => {
    mkdirSync(shopOf(folder, 1));
    await startShop(shopOf(folder, 1), signal);
  });
}

async function inNewFolder(count: number, start: (folder: string) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), "landolt-tests-"));
  // Open to the account that runs PostgreSQL when we are root; what is secret protects itself.
  chmodSync(folder, 0o755);
  try {
    await start(folder);
    return shopsIn(folder, count);
  } catch (error) {
    await stopShops(folder);
    throw error;
  }
}

/** Shops that an earlier run left running. @param count how many are wanted */
export async function findShops(folder: string, count: number): Promise<TestShops | undefined> {
  for (let number = 1; number <= count; number += 1) {
    const info = readJson(filesIn(shopOf(folder, number)).lastStart);
    if (!info || !(await answers(`${info.shop}/health`))) return undefined;
  }
  return shopsIn(folder, count);
}

const shopsIn = (folder: string, count: number): TestShops => ({
  env: { LANDOLT_SHOPS: folder, LANDOLT_SHOP_COUNT: String(count) },
  infoFile: filesIn(shopOf(folder, 1)).lastStart,
  stop: () => stopShops(folder),
});

/** Stops every shop in a folder and removes it. */
export async function stopShops(folder: string): Promise<void> {
  const shops = [templateIn(folder)];
  for (let number = 1; existsSync(shopOf(folder, number)); number += 1) {
    shops.push(shopOf(folder, number));
  }
  await Promise.all(shops.map(stopShop));
  for (const path of [folder, ...shops.map(outsideFolder)]) {
    rmSync(path, { recursive: true, force: true });
  }
}

/**
 * Copies the folder of a stopped shop, with the owners of its files: PostgreSQL's belong to the account that
 * runs it. What names a port or a process is left behind.
 */
export function copyShop(from: string, to: string): void {
  const pairs = [
    [from, to],
    [outsideFolder(from), outsideFolder(to)],
  ] as const;
  for (const [source, target] of pairs.filter(([source]) => existsSync(source))) {
    mkdirSync(dirname(target), { recursive: true });
    if (process.platform === "win32") cpSync(source, target, { recursive: true });
    else if (spawnSync("cp", ["-a", source, target]).status !== 0) {
      throw new Explained(`${source} could not be copied to ${target}.`);
    }
  }
  const { lock, children, lastStart } = filesIn(to);
  for (const path of [lock, children, lastStart, stripeFile(to), join(to, "postgres.json")]) {
    rmSync(path, { force: true });
  }
  rmSync(join(to, "logs"), { recursive: true, force: true });
}

/** Each size of a picture is made once for all shops: their names hold what they were made of. */
function sharePictures(from: string, to: string): void {
  const [shared, own] = [join(from, "pictures"), join(to, "pictures")];
  mkdirSync(shared, { recursive: true });
  rmSync(own, { recursive: true, force: true });
  symlinkSync(shared, own, "junction");
}

const isOpen = (shop: string) => readJson(filesIn(shop).lastStart) !== undefined;
/** All is installed, built, migrated and filled when its backend begins to start, which each copy does for itself. */
const isFilled = (shop: string) => existsSync(logFileOf(shop, "backend"));

async function startShop(
  shop: string,
  signal: AbortSignal,
  isReady: (shop: string) => boolean = isOpen,
): Promise<void> {
  const { settingNames } = await import("../environment.ts");
  rmSync(filesIn(shop).lastStart, { force: true });
  const [port, backendPort] = [await anyFreePort(host), await anyFreePort(host)];
  // Empty: not even .env may lead the tests to a real database or a real payment.
  const unset = Object.fromEntries(settingNames.map((name) => [name, ""]));
  const stripe = await startStripe(shop, `http://localhost:${port}/hooks/stripe`);
  const log = logFileOf(shop, "launcher");
  const file = openLog(log);
  // Without npm's mark it does not stop when the run that started it ends.
  const { npm_lifecycle_event: _, ...inherited } = process.env;
  const child = spawn(process.execPath, ["tools/node.mjs", "tools/start.ts"], {
    cwd: projectFolder,
    env: {
      ...{ ...inherited, ...unset, ...stripe },
      ...{ DATA_DIR: shop, PORT: `${port}`, BACKEND_PORT: `${backendPort}` },
      ...{ JOB_INTERVAL: "59", NODE_OPTIONS: jobsWhenAwaited },
    },
    stdio: ["ignore", file, file],
    detached: true,
  });
  child.unref();
  while (!isReady(shop)) {
    signal.throwIfAborted();
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Explained("A shop for the tests did not start.", tailOf(log, 40));
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function stopShop(shop: string): Promise<void> {
  const launcher = holderOf(filesIn(shop).lock);
  if (launcher !== undefined) {
    const who = identify(launcher);
    send("SIGTERM", launcher);
    if (who && !(await waitUntilGone(who, grace))) send("SIGKILL", launcher);
  }
  const stripe = readJson(stripeFile(shop))?.process;
  if (isIdentity(stripe) && isRunning(stripe)) send("SIGTERM", stripe.pid);
}

/**
 * Starts the stand-in for Stripe beside a shop and writes down for the tests how it is reached.
 *
 * @param webhookAddress where the shop receives events of payments
 * @returns the settings by which the shop uses it
 */
async function startStripe(shop: string, webhookAddress: string): Promise<NodeJS.ProcessEnv> {
  const port = await anyFreePort(host);
  const settings = {
    STRIPE_API_KEY: "sk_test_standin",
    STRIPE_PUBLISHABLE_KEY: "pk_test_standin",
    STRIPE_WEBHOOK_SECRET: "whsec_standin",
    STRIPE_HOST: host,
    STRIPE_PORT: `${port}`,
    STRIPE_PROTOCOL: "http",
    STRIPE_TIMEOUT: "5",
  };
  const child = spawn(process.execPath, ["tests/support/stripe/main.ts"], {
    cwd: projectFolder,
    env: { ...process.env, ...settings, STRIPE_WEBHOOK_ADDRESS: webhookAddress },
    stdio: "ignore",
    detached: true,
  });
  child.unref();
  while (!(await answers(`http://${host}:${port}/stand-in/intents`))) {
    if (child.exitCode !== null) throw new Explained("The stand-in for Stripe did not start.");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  writeJson(stripeFile(shop), {
    process: child.pid === undefined ? undefined : identify(child.pid),
    settings,
    webhookAddress,
  });
  return settings;
}
