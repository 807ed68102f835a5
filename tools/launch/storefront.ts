import { join } from "node:path";
import type { Settings } from "../environment.ts";
import type { Mode } from "./backend.ts";
import type { ShopKeys } from "./database.ts";
import { childEnvironment, storefrontFolder } from "./launch.ts";
import { logFileOf } from "./logs.ts";
import type { Secrets } from "./secrets.ts";
import { answers, type ServiceSpec, watchedAt } from "./service.ts";

/** The website's server: the built pages, or in development Vite with hot reload. */
export function storefrontService(
  mode: Mode,
  settings: Settings,
  secrets: Secrets,
  keys: ShopKeys,
): ServiceSpec {
  // Listening on every network includes loopback.
  const everywhere = settings.host === "0.0.0.0" || settings.host === "::";
  const host = everywhere ? "127.0.0.1" : settings.host;
  const address = `http://${host.includes(":") ? `[${host}]` : host}:${settings.port}`;
  return {
    name: "website",
    command: process.execPath,
    args: [mode === "production" ? "server/main.ts" : "server/dev.ts"],
    cwd: storefrontFolder,
    env: childEnvironment({
      NODE_ENV: mode,
      PORT: String(settings.port),
      HOST: settings.host,
      SHOP_URL: settings.shopUrl,
      BACKEND_INTERNAL_URL: `http://127.0.0.1:${settings.backendPort}`,
      EARLY_HINTS: settings.earlyHints,
      ...(settings.trustedProxies && { TRUSTED_PROXIES: settings.trustedProxies }),
      PUBLISHABLE_KEY: keys.shop,
      LOOKBOOK_KEY: keys.lookbook,
      COOKIE_SECRET: secrets.cookie,
      KEPT_REQUESTS_DIR: join(settings.dataDir, "kept-requests"),
      PICTURES_DIR: join(settings.dataDir, "pictures"),
    }),
    log: logFileOf(settings.dataDir, "storefront"),
    isReady: () => answers(`${address}/health`),
    // While it is worked on, a debugger may hold it.
    health: mode === "production" ? watchedAt(`${address}/health`) : undefined,
    timeout: 60_000,
    stopSignal: "SIGTERM",
    grace: 12_000,
  };
}
