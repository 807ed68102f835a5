/** A website of a test's own, beside the shop's: it asks the backend by another way. */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { anyFreePort } from "../../tools/launch/ports.ts";
import { query } from "./database.ts";
import type { ShopInfo } from "./shop-info.ts";

export interface SecondStorefront {
  /** Where it listens. */
  readonly shop: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts it and waits until it answers.
 * @param backendPort on loopback, of whatever leads to the shop's backend
 * @param settings of its own, such as where visitors reach it when a proxy stands before it
 */
export async function startSecondStorefront(
  info: ShopInfo,
  backendPort: number,
  settings: NodeJS.ProcessEnv = {},
): Promise<SecondStorefront> {
  const folder = mkdtempSync(join(tmpdir(), "landolt-website-"));
  const port = await anyFreePort("127.0.0.1");
  const shop = `http://localhost:${port}`;
  const [lookbook] = await query<{ token: string }>(
    info,
    `select token from api_key where type = 'publishable' and title = 'Lookbook'
       and revoked_at is null and deleted_at is null`,
  );
  const secrets = JSON.parse(readFileSync(join(info.dataDir, "secrets.json"), "utf8"));
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: join(import.meta.dirname, "../../storefront"),
    env: {
      ...process.env,
      NODE_ENV: "production",
      ...{ HOST: "127.0.0.1", PORT: String(port), SHOP_URL: shop },
      BACKEND_INTERNAL_URL: `http://127.0.0.1:${backendPort}`,
      PUBLISHABLE_KEY: info.publishableKey,
      LOOKBOOK_KEY: lookbook?.token,
      COOKIE_SECRET: secrets.cookie,
      EARLY_HINTS: "off",
      ...{ KEPT_REQUESTS_DIR: folder, PICTURES_DIR: folder },
      ...settings,
    },
    stdio: "ignore",
  });
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (;;) {
    const answer = await fetch(`${shop}/health`).catch(() => undefined);
    if (answer?.ok) return { shop, stop };
    if (child.exitCode !== null) throw new Error("The second website ended.");
    await new Promise((done) => setTimeout(done, 100));
  }
}
