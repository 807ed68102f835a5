import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Explained } from "../launch/explained.ts";
import { readJson } from "../launch/json-file.ts";
import { filesIn } from "../launch/launch.ts";
import { logFileOf, tailOf } from "../launch/logs.ts";
import { anyFreePort } from "../launch/ports.ts";
import { outsideFolder } from "../postgres/place.ts";
import { projectFolder } from "../settings.mjs";
import { startStripeForTests } from "./stripe-for-tests.ts";

/** A shop with a data folder of its own that lives as long as the tests. */
export interface ShopForTests {
  /** What the tests find it by: SHOP_URL, BACKEND_URL and LANDOLT_INFO, and Stripe's stand-in by STRIPE_*. */
  readonly env: NodeJS.ProcessEnv;
  /** The last lines of its servers' logs. */
  readonly logs: () => string[];
  readonly stop: () => Promise<void>;
}

/** Starts a shop as a newcomer would: `npm start`, an empty folder, nothing set but a stand-in for Stripe. */
export async function startShopForTests(signal: AbortSignal): Promise<ShopForTests> {
  const { settingNames } = await import("../environment.ts");
  const dataDir = mkdtempSync(join(tmpdir(), "landolt-test-"));
  // Open to the account that runs PostgreSQL when we are root; what is secret protects itself.
  chmodSync(dataDir, 0o755);
  const [port, backendPort] = [await anyFreePort("127.0.0.1"), await anyFreePort("127.0.0.1")];
  // Empty: not even .env may lead the tests to a real database or a real payment.
  const unset = Object.fromEntries(settingNames.map((name) => [name, ""]));
  const stripe = await startStripeForTests(`http://localhost:${port}/hooks/stripe`);
  const settings = {
    DATA_DIR: dataDir,
    PORT: `${port}`,
    BACKEND_PORT: `${backendPort}`,
    ...stripe.settings,
  };
  const child = spawn(process.execPath, ["tools/node.mjs", "tools/start.ts"], {
    cwd: projectFolder,
    env: { ...process.env, ...unset, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => output.push(text));
  }
  const ended = new Promise<void>((resolve) => child.on("close", () => resolve()));
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    stripe.stop();
    for (const folder of [dataDir, outsideFolder(dataDir)]) {
      rmSync(folder, { recursive: true, force: true });
    }
  };
  const { lastStart } = filesIn(dataDir);
  while (readJson(lastStart) === undefined) {
    if (child.exitCode !== null || child.signalCode !== null || signal.aborted) {
      await stop();
      signal.throwIfAborted();
      throw new Explained("The shop for the tests did not start.", output.join("").split("\n"));
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    env: {
      ...process.env,
      ...unset,
      SHOP_URL: `http://localhost:${port}`,
      BACKEND_URL: `http://localhost:${backendPort}`,
      LANDOLT_INFO: lastStart,
      ...stripe.forTests,
    },
    logs: () =>
      ["backend", "storefront"].flatMap((name) => [
        `--- ${name}.log`,
        ...tailOf(logFileOf(dataDir, name), 40),
      ]),
    stop,
  };
}
