import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "../environment.ts";
import { projectFolder } from "../settings.mjs";
import {
  backendEnvironment,
  backendService,
  type Mode,
  migrate,
  migrationKey,
  seed,
} from "./backend.ts";
import {
  type Built,
  backendSources,
  buildBackend,
  buildDashboard,
  buildPackages,
  buildStorefront,
  packagesWatcher,
} from "./build.ts";
import {
  isSeeded,
  migratedFor,
  openDatabase,
  readShopKeys,
  rememberMigration,
} from "./database.ts";
import { installBackend, installRoot } from "./install.ts";
import { writeJson } from "./json-file.ts";
import { filesIn, type Launch } from "./launch.ts";
import { type Secrets, secretsIn, staffPasswordFile } from "./secrets.ts";
import { Service, type ServiceReports, type ServiceSpec } from "./service.ts";
import { storefrontService } from "./storefront.ts";

/** What `npm run info` prints about the running or last-started shop. */
interface ShopInfo {
  readonly shop: string;
  readonly backend: string;
  readonly publishableKey: string;
  readonly staffEmail: string;
  readonly staffPasswordFile: string;
  readonly dataDir: string;
}

export interface StartedShop {
  readonly info: ShopInfo;
  /** Whether something had to be installed, built, migrated or filled. */
  readonly cold: boolean;
}

/** Everything a start collects on its way. */
export interface Start {
  readonly launch: Launch;
  readonly mode: Mode;
  /** Aborts the launch when one of its parallel steps fails. */
  readonly fail: (reason: unknown) => void;
  readonly reports: ServiceReports;
  /** Told when all is built and the tables are filled: another start may build while this one's services start. */
  readonly built: () => void;
  /** Told of each service as soon as it may have to be stopped. */
  readonly started: (service: Service) => void;
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Waits for all; the first that fails stops the others, and its error is the one that is thrown
 * when all have ended.
 */
async function together<const T extends readonly Promise<unknown>[]>(
  start: Start,
  tasks: T,
): Promise<{ -readonly [I in keyof T]: Awaited<T[I]> }> {
  for (const task of tasks) task.catch(start.fail);
  await Promise.allSettled(tasks);
  start.launch.signal.throwIfAborted();
  return Promise.all(tasks);
}

/** Whether the settings can be checked already; on a fresh clone the schema library is not there. */
export function isSchemaInstalled(): boolean {
  return existsSync(join(projectFolder, "node_modules/zod/package.json"));
}

/** Checks the settings with what the install brings, which is therefore loaded here. */
export async function checkValues(values: Readonly<Record<string, string>>): Promise<Settings> {
  const { checkSettings } = await import("../environment.ts");
  return checkSettings(values);
}

/** Installs, builds, opens the database, migrates, fills and starts; skips what is done. */
export async function startShop(start: Start): Promise<StartedShop> {
  const { launch, mode } = start;
  const rootInstalled = installRoot(launch);
  const backendInstalled = installBackend(launch);
  const packages = rootInstalled.then(() => buildPackages(launch));
  const settings = rootInstalled.then(() => checkValues(start.values));
  const secrets = secretsIn(launch.dataDir);
  const database = settings.then((checked) =>
    openDatabase(launch, checked, secrets.database, start.reports, start.started),
  );
  const backend = Promise.all([backendInstalled, packages]).then(() =>
    mode === "production" ? buildBackend(launch) : { hash: backendSources(), fresh: false },
  );
  // Only the running backend needs it, not the tables.
  const dashboard: Promise<Built | undefined> =
    mode === "production"
      ? Promise.all([backendInstalled, packages]).then(() => buildDashboard(launch))
      : Promise.resolve(undefined);
  const website: Promise<Built | undefined> =
    mode === "production" ? packages.then(() => buildStorefront(launch)) : packages;
  // The website is not needed for the tables; it may still be building while they are made.
  const filled = Promise.all([settings, database, backend]).then(([checked, url, built]) =>
    fill(start, checked, secrets, url, built),
  );
  const results = await together(start, [
    settings,
    database,
    rootInstalled,
    backendInstalled,
    packages,
    website,
    dashboard,
    backend,
    filled,
  ]);
  start.built();
  const [checked, url, ...work] = results;
  const info = await startServices(start, checked, secrets, url);
  writeJson(filesIn(launch.dataDir).lastStart, info);
  return { info, cold: work.some((done) => (typeof done === "object" ? done.fresh : done)) };
}

/** Migrates and fills the database where that is needed; true when it was. */
async function fill(
  start: Start,
  settings: Settings,
  secrets: Secrets,
  url: string,
  built: Built,
): Promise<boolean> {
  const { launch } = start;
  const env = backendEnvironment(start.mode, settings, secrets, url);
  const key = migrationKey(built.hash, settings);
  const migrated = await launch.steps.step("Prepare the tables", async (step) => {
    if ((await migratedFor(url)) === key) {
      step.skip("up to date");
      return false;
    }
    await migrate(launch, start.mode, env);
    return true;
  });
  const seeded = await isSeeded(url);
  if (!migrated && seeded) return false;
  return launch.steps.step(seeded ? "Update the records" : "Seed the demo shop", async () => {
    await seed(launch, start.mode, env, settings.staffEmail);
    await rememberMigration(url, key);
    return true;
  });
}

async function startServices(
  start: Start,
  settings: Settings,
  secrets: Secrets,
  url: string,
): Promise<ShopInfo> {
  const { launch, mode } = start;
  const keys = await readShopKeys(url);
  const env = backendEnvironment(mode, settings, secrets, url);
  if (mode === "development") {
    const watcher = new Service(packagesWatcher(launch), start.reports, launch.children);
    start.started(watcher);
    await watcher.start(launch.signal);
  }
  const run = (title: string, spec: ServiceSpec) =>
    launch.steps.step(title, async () => {
      const service = new Service(spec, start.reports, launch.children);
      start.started(service);
      await service.start(launch.signal);
    });
  // Both at once: the website can start without the backend, only not show a shop.
  await together(start, [
    run("Start the backend", backendService(mode, settings, env)),
    run("Start the website", storefrontService(mode, settings, secrets, keys)),
  ]);
  return {
    shop: settings.shopUrl,
    backend: settings.backendUrl,
    publishableKey: keys.shop,
    staffEmail: settings.staffEmail,
    staffPasswordFile: staffPasswordFile(settings.dataDir),
    dataDir: settings.dataDir,
  };
}
