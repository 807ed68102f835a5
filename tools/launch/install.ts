import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { npmCommand } from "../npm.mjs";
import { projectFolder } from "../settings.mjs";
import { isObject } from "./json-file.ts";
import { backendFolder, type Launch } from "./launch.ts";
import { run } from "./run.ts";

/** The packages of a package-lock.json (lockfile version 3), by their folder. */
function packagesOf(lockfile: string): Record<string, unknown> {
  const lock: unknown = JSON.parse(lockfile);
  return isObject(lock) && isObject(lock.packages) ? lock.packages : {};
}

/**
 * Whether what npm wrote down after its last complete install (`node_modules/.package-lock.json`)
 * is what the lockfile asks for. Packages for other platforms may be absent.
 */
export function isInstalled(lockfile: string, installed: string): boolean {
  const present = packagesOf(installed);
  return Object.entries(packagesOf(lockfile)).every(([folder, wanted]) => {
    if (!folder.includes("node_modules/") || !isObject(wanted)) return true;
    const found = present[folder];
    if (!isObject(found)) return wanted.optional === true || wanted.devOptional === true;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

function needsInstall(folder: string): boolean {
  const done = join(folder, "node_modules/.package-lock.json");
  if (!existsSync(done)) return true;
  const lockfile = readFileSync(join(folder, "package-lock.json"), "utf8");
  return !isInstalled(lockfile, readFileSync(done, "utf8"));
}

/** Installs exactly the packages of a lockfile, unless it is there; true when it had to. */
async function install(launch: Launch, what: string, log: string, folder: string) {
  return launch.steps.step(`Install ${what}`, async (step) => {
    if (!needsInstall(folder)) {
      step.skip("is there");
      return false;
    }
    const flags = ["--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline"];
    await run(launch, {
      title: `Installing ${what}`,
      ...npmCommand(["ci", ...flags]),
      cwd: folder,
      log,
    });
    return true;
  });
}

export function installRoot(launch: Launch): Promise<boolean> {
  return install(launch, "the website's packages", "install", projectFolder);
}

export function installBackend(launch: Launch): Promise<boolean> {
  return install(launch, "the backend's packages", "install-backend", backendFolder);
}
