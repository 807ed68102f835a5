import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectFolder } from "../settings.mjs";
import { Explained } from "./explained.ts";
import {
  backendFolder,
  buildFolder,
  builtBackend,
  childEnvironment,
  type Launch,
  storefrontFolder,
} from "./launch.ts";
import { logFileOf } from "./logs.ts";
import { type Command, run } from "./run.ts";
import type { ServiceSpec } from "./service.ts";
import { hashOf, Stamp } from "./stamps.ts";

const inRoot = (...paths: string[]) => paths.map((path) => join(projectFolder, path));

/** What is made from which sources; made again only when one of them has changed. */
interface Part {
  readonly title: string;
  readonly name: string;
  readonly sources: readonly string[];
  readonly outputs: readonly string[];
  readonly command: Omit<Command, "title" | "log">;
  /** What is left of an earlier build and must not be in the new one. */
  readonly clear?: () => void;
  /** What the command leaves undone. */
  readonly finish?: () => void;
}

const compiler = join(projectFolder, "node_modules/typescript/bin/tsc");
/** The website's texts; staff see them in the dashboard too, where they word them. */
const messages = join(projectFolder, "messages");
const packageSources = inRoot("packages", "tsconfig.base.json", "package-lock.json");

const packages: Part = {
  title: "Build the shared packages",
  name: "packages",
  sources: packageSources,
  outputs: inRoot("packages/optics/dist/index.js", "packages/forms/dist/index.js"),
  command: {
    command: process.execPath,
    // Forced: the compiler's own notes do not see that an output was removed.
    args: [compiler, "-b", "packages", "--force"],
    cwd: projectFolder,
    env: childEnvironment({}),
  },
};

const storefront: Part = {
  title: "Build the website",
  name: "storefront",
  sources: [storefrontFolder, messages, ...packageSources],
  outputs: inRoot("storefront/build/server/index.js", "storefront/build/client"),
  command: {
    command: process.execPath,
    args: [join(projectFolder, "node_modules/@react-router/dev/bin.cjs"), "build"],
    cwd: storefrontFolder,
    env: childEnvironment({ NODE_ENV: "production" }),
  },
};

/** By the compiler of everything else: it takes a fifth of the time of `medusa build`, and writes the same. */
const backend: Part = {
  title: "Build the backend",
  name: "backend",
  sources: [backendFolder, messages, ...packageSources],
  outputs: [join(builtBackend, "medusa-config.js"), join(builtBackend, "package.json")],
  command: {
    command: process.execPath,
    args: [compiler, "-p", backendFolder],
    cwd: backendFolder,
    env: childEnvironment({}),
  },
  // Routes, jobs and subscribers are found by their files: one that was removed would go on.
  clear: () => rmSync(join(builtBackend, "src"), { recursive: true, force: true }),
  finish: () =>
    copyFileSync(join(backendFolder, "package.json"), join(builtBackend, "package.json")),
};

/** Folders of `backend/src` from which the dashboard's code comes; `npm run check` holds it to them. */
export const dashboardRooms: readonly string[] = [
  ...["admin", "catalog", "exchange", "payments", "platform"],
];
const dashboardFolder = join(builtBackend, "public/admin");

const dashboard: Part = {
  title: "Build the dashboard",
  name: "dashboard",
  sources: [
    ...["build-dashboard.mts", "medusa-config.ts", "package-lock.json"].map((file) =>
      join(backendFolder, file),
    ),
    ...dashboardRooms.map((room) => join(backendFolder, "src", room)),
    ...[messages, ...packageSources],
  ],
  outputs: [join(dashboardFolder, "index.html")],
  command: {
    command: process.execPath,
    args: ["build-dashboard.mts", "build"],
    cwd: backendFolder,
    env: childEnvironment({ NODE_ENV: "production", MEDUSA_DISABLE_TELEMETRY: "true" }),
  },
  finish: () => {
    rmSync(dashboardFolder, { recursive: true, force: true });
    mkdirSync(dirname(dashboardFolder), { recursive: true });
    renameSync(join(backendFolder, ".medusa/admin"), dashboardFolder);
  },
};

/** Names the backend's sources as they are now, as a build of them would. */
export function backendSources(): string {
  return hashOf(projectFolder, backend.sources);
}

/** Names the website's sources as they are now. */
export function storefrontSources(): string {
  return hashOf(projectFolder, storefront.sources);
}

/** Compiles the shared packages again whenever they change. */
export function packagesWatcher(launch: Launch): ServiceSpec {
  return {
    name: "packages' compiler",
    command: process.execPath,
    args: [compiler, "-b", "packages", "--watch", "--preserveWatchOutput"],
    cwd: projectFolder,
    env: childEnvironment({}),
    log: logFileOf(launch.dataDir, "packages"),
    isReady: () => Promise.resolve(true),
    timeout: 1000,
    stopSignal: "SIGTERM",
    grace: 2000,
  };
}

/** The outcome of a build: from what it was made, and whether it had to be. */
export interface Built {
  readonly hash: string;
  readonly fresh: boolean;
}

async function build(launch: Launch, part: Part): Promise<Built> {
  return launch.steps.step(part.title, async (step) => {
    const hash = hashOf(projectFolder, part.sources);
    const stamp = new Stamp(buildFolder, part.name, part.outputs);
    if (stamp.matches(hash)) {
      step.skip("unchanged");
      return { hash, fresh: false };
    }
    const log = `build-${part.name}`;
    part.clear?.();
    await run(launch, { ...part.command, title: title(part), log });
    part.finish?.();
    const missing = part.outputs.find((output) => !existsSync(output));
    if (missing) throw new Explained(`${title(part)} did not make ${missing}.`);
    stamp.write(hash);
    return { hash, fresh: true };
  });
}

function title(part: Part): string {
  return part.title.replace("Build", "Building");
}

export const buildPackages = (launch: Launch) => build(launch, packages);
export const buildStorefront = (launch: Launch) => build(launch, storefront);
export const buildBackend = (launch: Launch) => build(launch, backend);
export const buildDashboard = (launch: Launch) => build(launch, dashboard);
