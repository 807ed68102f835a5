import { join } from "node:path";
import { buildPackages, buildStorefront } from "./build.ts";
import { Children } from "./children.ts";
import { installBackend, installRoot } from "./install.ts";
import { buildFolder, type Launch } from "./launch.ts";
import { waitForLock } from "./lock.ts";
import { checkMachine, prepareDataFolder } from "./preflight.ts";
import { Steps } from "./steps.ts";
import { listenForStop } from "./stopping.ts";

/** What is under way to be ready. */
export interface Preparation {
  /** The packages of the website and of the tools, and what is built from them. */
  readonly root: Promise<void>;
  /** That and the backend's packages, which take longer. */
  readonly all: Promise<void>;
}

/** What checks and tests need of the checkout, without any shop. */
export function preparePlace(): {
  readonly steps: Steps;
  readonly signal: AbortSignal;
  /** Installs the packages of the lockfiles and builds the shared packages; on request the website, too. */
  readonly prepare: (also?: { website: boolean }) => Preparation;
} {
  const steps = new Steps();
  const { stop } = listenForStop((text) => steps.say(`  ${text}`));
  const { signal } = stop;
  const prepareAll = async (website: boolean, onRoot: () => void) => {
    prepareDataFolder(buildFolder);
    checkMachine(buildFolder);
    const children = new Children(join(buildFolder, "children.json"));
    const launch: Launch = { dataDir: buildFolder, steps, children, signal };
    const release = await waitForLock(join(buildFolder, "building.pid"), signal, (pid) =>
      steps.say(`  A start (process ${pid}) is building; waiting for it.`),
    );
    try {
      await children.stopLeftovers(5000);
      const tasks = [
        installRoot(launch)
          .then(() => buildPackages(launch))
          .then((packages) => (website ? buildStorefront(launch) : packages))
          .then(onRoot),
        installBackend(launch),
      ];
      for (const task of tasks) task.catch((reason: unknown) => stop.abort(reason));
      await Promise.allSettled(tasks);
      signal.throwIfAborted();
    } finally {
      release();
    }
  };
  const prepare = ({ website } = { website: false }) => {
    const root = Promise.withResolvers<void>();
    const all = prepareAll(website, root.resolve);
    all.catch(root.reject);
    // Who waits for all hears of it there.
    root.promise.catch(() => undefined);
    return { root: root.promise, all };
  };
  return { steps, signal, prepare };
}
