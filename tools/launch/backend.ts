import type { Settings } from "../environment.ts";
import { backendFolder, builtBackend, childEnvironment, type Launch, medusa } from "./launch.ts";
import { logFileOf } from "./logs.ts";
import { run } from "./run.ts";
import { type Secrets, staffPasswordIn } from "./secrets.ts";
import { answers, type ServiceSpec, watchedAt } from "./service.ts";

/** In production the built backend runs, in development its sources. */
export type Mode = "production" | "development";

const folderOf = (mode: Mode) => (mode === "production" ? builtBackend : backendFolder);

/** What the backend reads from its environment. */
export function backendEnvironment(
  mode: Mode,
  settings: Settings,
  secrets: Secrets,
  databaseUrl: string,
): NodeJS.ProcessEnv {
  return childEnvironment({
    // One level less and each request is logged with its query, which may hold a customer's name.
    LOG_LEVEL: process.env.LOG_LEVEL ?? "info",
    HEALTH_KEYS: `1:${secrets.health}`,
    ...settings.backend,
    NODE_ENV: mode,
    PORT: String(settings.backendPort),
    DATABASE_URL: databaseUrl,
    JWT_SECRET: secrets.jwt,
    COOKIE_SECRET: secrets.cookie,
    MFA_KEY: secrets.mfa,
    SHOP_URL: settings.shopUrl,
    BACKEND_URL: settings.backendUrl,
    DATA_DIR: settings.dataDir,
    MEDUSA_DISABLE_TELEMETRY: "true",
  });
}

/**
 * Brings the tables up to date. Links are changed only where nothing can be lost; with this flag the program never
 * asks. Records follow with {@link seed}: for them, and for Medusa's search, which has no index here, the program would
 * load the whole backend once more each.
 */
export function migrate(launch: Launch, mode: Mode, env: NodeJS.ProcessEnv): Promise<void> {
  return run(launch, {
    title: "Preparing the tables",
    command: process.execPath,
    args: [medusa, "db:migrate", "--execute-safe-links", "--skip-search", "--skip-scripts"],
    cwd: folderOf(mode),
    env,
    log: "migrate",
  });
}

/** Brings records up to date with the tables, fills an empty shop with the demo business and makes the staff account. */
export function seed(
  launch: Launch,
  mode: Mode,
  env: NodeJS.ProcessEnv,
  staffEmail: string,
): Promise<void> {
  const staff = { STAFF_EMAIL: staffEmail, STAFF_PASSWORD: staffPasswordIn(launch.dataDir) };
  return run(launch, {
    title: "Seeding the demo shop",
    command: process.execPath,
    args: [medusa, "exec", `./src/seed/index.${mode === "production" ? "js" : "ts"}`],
    cwd: folderOf(mode),
    env: { ...env, ...staff },
    log: "seed",
  });
}

export function backendService(
  mode: Mode,
  settings: Settings,
  env: NodeJS.ProcessEnv,
): ServiceSpec {
  const address = `http://127.0.0.1:${settings.backendPort}`;
  return {
    name: "backend",
    command: process.execPath,
    args:
      mode === "production"
        ? // Megabytes for young objects, of which a request makes many: a tenth less time until an order is placed.
          ["--max-semi-space-size=64", "start.js"]
        : [medusa, "develop", "--host", "127.0.0.1"],
    cwd: folderOf(mode),
    env,
    log: logFileOf(settings.dataDir, "backend"),
    isReady: async () => (await answers(`${address}/health`)) && answers(`${address}/ready`),
    health: mode === "production" ? watchedAt(`${address}/health`) : undefined,
    timeout: 120_000,
    stopSignal: "SIGTERM",
    grace: 15_000,
  };
}

/** Names what decides which tables a backend wants: its build, and the modules that come with Redis. */
export function migrationKey(build: string, settings: Settings): string {
  return settings.backend.REDIS_URL === undefined ? build : `${build} with Redis`;
}
