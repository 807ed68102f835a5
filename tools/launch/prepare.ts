import { join } from "node:path";
import { buildPackages, buildStorefront } from "./build.ts";
import { Children } from "./children.ts";
import { installBackend, installRoot } from "./install.ts";
import { buildFolder, type Launch } from "./launch.ts";
import { waitForLock } from "./lock.ts";
import { checkMachine, prepareDataFolder } from "./preflight.ts";
import { Steps } from "./steps.ts";
import { listenForStop } from "./stopping.ts";

/** What checks and tests need of the checkout, without any shop. */
export function preparePlace(): {
  readonly steps: Steps;
  readonly signal: AbortSignal;
  /**
   * Installs the packages of the lockfiles and builds the shared packages; on request the website, too, for which
   * the backend's packages need not be there.
   */
  readonly prepare: (also?: { website: boolean }) => Promise<void>;
} {
  const steps = new Steps();
  const { stop } = listenForStop((text) => steps.say(`  ${text}`));
  const { signal } = stop;
  const prepare = async ({ website } = { website: false }) => {
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
          .then((packages) => (website ? buildStorefront(launch) : packages)),
        installBackend(launch),
      ];
      for (const task of tasks) task.catch((reason: unknown) => stop.abort(reason));
      await Promise.allSettled(tasks);
      signal.throwIfAborted();
    } finally {
      release();
    }
  };
  return { steps, signal, prepare };
}
