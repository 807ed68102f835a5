import { dataFolderOf, readSettings } from "../settings.mjs";
import type { Mode } from "./backend.ts";
import { Children } from "./children.ts";
import { Explained } from "./explained.ts";
import { buildFolder, filesIn, type Launch } from "./launch.ts";
import { markLeaving, takeLock, waitForLeaving, waitForLock } from "./lock.ts";
import { requirePort } from "./ports.ts";
import { checkMachine, prepareDataFolder } from "./preflight.ts";
import type { Service } from "./service.ts";
import { checkValues, isSchemaInstalled, type StartedShop, startShop } from "./shop.ts";
import { duration, Steps } from "./steps.ts";
import { listenForStop, Stopped } from "./stopping.ts";

/**
 * Runs a whole shop until somebody stops it: takes the data folder for itself, clears what a killed
 * launcher left, starts everything, and in the end stops it in order.
 *
 * @param onReady called with the running shop and how long the start took, in milliseconds
 * @returns the exit code
 */
export async function launchShop(
  mode: Mode,
  onReady: (shop: StartedShop, milliseconds: number) => void,
): Promise<number> {
  // A full disk below a redirected output must not stop the shop.
  for (const output of [process.stdout, process.stderr]) output.on("error", () => undefined);
  const steps = new Steps();
  const say = (text: string) => steps.say(`  ${text}`);
  const { stop, hurry } = listenForStop(say);
  const services: Service[] = [];
  const values = readSettings();
  const dataDir = dataFolderOf(values);
  const { lock } = filesIn(dataDir);
  stop.signal.addEventListener("abort", () => markLeaving(lock));
  let release: (() => void) | undefined;
  let code = 0;
  try {
    const children = new Children(filesIn(dataDir).children);
    const launch: Launch = { dataDir, steps, children, signal: stop.signal };
    await steps.step("Look at the machine", async (step) => {
      prepareDataFolder(dataDir);
      await waitForLeaving(lock, stop.signal);
      release = takeLock(
        lock,
        (pid) =>
          `A shop is already running from ${dataDir} (process ${pid}): stop it first, or set DATA_DIR, PORT and BACKEND_PORT for a second one.`,
      );
      checkMachine(dataDir);
      const left = await children.stopLeftovers(10_000);
      if (left.length > 0) step.note(`stopped what an earlier start left: ${left.join(", ")}`);
      await checkPorts(values);
      if (isSchemaInstalled()) await checkValues(values);
    });
    const releaseBuild = await waitForLock(`${buildFolder}/building.pid`, stop.signal, (pid) =>
      say(`Another start (process ${pid}) is building; waiting for it.`),
    );
    const shop = await startShop({
      launch,
      mode,
      values,
      fail: (reason) => stop.abort(reason),
      reports: { say },
      built: releaseBuild,
      started: (service) => services.push(service),
    }).finally(releaseBuild);
    onReady(shop, Date.now() - startedAt());
    await aborted(stop.signal);
  } catch (error) {
    if (!(error instanceof Stopped)) {
      code = 1;
      complain(error);
    }
  }
  const ended = performance.now();
  for (const service of services.toReversed()) await service.stop(hurry);
  if (services.length > 0) say(`Stopped in ${duration(performance.now() - ended)}.`);
  release?.();
  return code;
}

/** Early and without the schema, which may not be installed yet; what is odd is explained later. */
async function checkPorts(values: Readonly<Record<string, string>>): Promise<void> {
  const host = values.HOST ?? "127.0.0.1";
  for (const [setting, usual, address] of [
    ["PORT", "3000", host],
    ["BACKEND_PORT", "9000", "127.0.0.1"],
  ] as const) {
    const port = values[setting] ?? usual;
    if (/^\d{1,5}$/.test(port) && Number(port) < 65536) {
      await requirePort(setting, Number(port), address);
    }
  }
}

/** When the person typed the command: node.mjs may have fetched a Node before we began. */
function startedAt(): number {
  return Number(process.env.LANDOLT_STARTED_AT ?? performance.timeOrigin);
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve());
  });
}

/** Explained errors as their sentence, everything else whole: it is our mistake. */
export function complain(error: unknown): void {
  const text =
    error instanceof Explained
      ? [...error.excerpt.map((line) => `  | ${line}`), error.message].join("\n")
      : error instanceof Error
        ? error.stack
        : String(error);
  process.stderr.write(`\n${text}\n`);
}
