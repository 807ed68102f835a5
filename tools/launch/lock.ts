import { rmSync, writeFileSync } from "node:fs";
import { codeOf, Explained } from "./explained.ts";
import { readJson, writeJson } from "./json-file.ts";
import { identify, isIdentity, isRunning } from "./process-identity.ts";

/** The process that holds a lock, when it still runs. */
export function holderOf(file: string): number | undefined {
  const holder = readJson(file);
  return isIdentity(holder) && isRunning(holder) ? holder.pid : undefined;
}

/** Says in our own lock that it will soon be given back, so that a next start waits for it. */
export function markLeaving(file: string): void {
  if (holderOf(file) === process.pid) {
    writeJson(file, { ...identify(process.pid), leaving: true });
  }
}

/** Waits while the holder of a lock is on its way out. */
export async function waitForLeaving(file: string, signal: AbortSignal): Promise<void> {
  while (holderOf(file) !== undefined && readJson(file)?.leaving === true) {
    signal.throwIfAborted();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * Takes a lock file for this process; a file whose process is gone is taken over.
 *
 * @param busy the sentence for somebody who comes second
 * @returns how to give it back
 * @throws {Explained} when another process holds it
 */
export function takeLock(file: string, busy: (pid: number) => string): () => void {
  const self = identify(process.pid);
  for (let attempt = 0; ; attempt += 1) {
    try {
      writeFileSync(file, `${JSON.stringify(self)}\n`, { flag: "wx" });
      break;
    } catch (error) {
      if (codeOf(error) !== "EEXIST") throw error;
    }
    const holder = holderOf(file);
    if (holder !== undefined) throw new Explained(busy(holder));
    if (attempt === 3) throw new Explained(`${file} cannot be taken over; please remove it.`);
    rmSync(file, { force: true });
  }
  return () => {
    // Only our own: it may have been removed by hand and taken by another.
    if (holderOf(file) === process.pid) rmSync(file, { force: true });
  };
}

/**
 * Takes a lock, waiting as long as another process holds it.
 *
 * @param busy called once when there is somebody to wait for
 */
export async function waitForLock(
  file: string,
  signal: AbortSignal,
  busy: (pid: number) => void,
): Promise<() => void> {
  let told = false;
  while (true) {
    signal.throwIfAborted();
    const holder = holderOf(file);
    if (holder === undefined) {
      return takeLock(file, (pid) => `Process ${pid} was faster; please try again.`);
    }
    if (!told) busy(holder);
    told = true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
