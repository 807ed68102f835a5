import { existsSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../settings.mjs";
import { Explained } from "./explained.ts";
import {
  backendFolder,
  buildFolder,
  builtBackend,
  childEnvironment,
  type Launch,
  medusa,
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

const backend: Part = {
  title: "Build the backend and the dashboard",
  name: "backend",
  sources: [backendFolder, messages, ...packageSources],
  outputs: [join(builtBackend, "medusa-config.js"), join(builtBackend, "public/admin/index.html")],
  command: {
    command: process.execPath,
    args: [medusa, "build"],
    cwd: backendFolder,
    env: childEnvironment({ NODE_ENV: "production", MEDUSA_DISABLE_TELEMETRY: "true" }),
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
    await run(launch, { ...part.command, title: title(part), log });
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
