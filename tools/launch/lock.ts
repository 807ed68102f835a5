import { linkSync, rmSync } from "node:fs";
import { codeOf, Explained } from "./explained.ts";
import { readJson, writeJson } from "./json-file.ts";
import { identify, isIdentity, isRunning } from "./process-identity.ts";

/** The process that holds a lock, when it still runs. */
export function holderOf(file: string): number | undefined {
  const holder = readJson(file);
  return isIdentity(holder) && isRunning(holder) ? holder.pid : undefined;
}

/** Marks our own lock as soon to be released, so that a next start waits for it. */
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
 * Takes a lock file for this process, or returns its holder. A file whose process is gone is taken over.
 * It comes into being with its content: a reader of half of it would take it for abandoned.
 */
function tryLock(file: string): { release: () => void } | { holder: number } {
  const own = `${file}.${process.pid}`;
  writeJson(own, identify(process.pid));
  try {
    for (let attempt = 0; attempt < 4; attempt += 1) {
      try {
        linkSync(own, file);
        // Only our own: it may have been removed by hand and taken by another.
        const release = () => {
          if (holderOf(file) === process.pid) rmSync(file, { force: true });
        };
        return { release };
      } catch (error) {
        if (codeOf(error) !== "EEXIST") throw error;
      }
      const holder = holderOf(file);
      if (holder !== undefined) return { holder };
      rmSync(file, { force: true });
    }
  } finally {
    rmSync(own, { force: true });
  }
  throw new Explained(`${file} cannot be taken over; please remove it.`);
}

/**
 * Takes a lock for this process.
 *
 * @param busy the sentence for somebody who comes second
 * @returns how to give it back
 * @throws {Explained} when another process holds it
 */
export function takeLock(file: string, busy: (pid: number) => string): () => void {
  const answer = tryLock(file);
  if ("holder" in answer) throw new Explained(busy(answer.holder));
  return answer.release;
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
  let isTold = false;
  while (true) {
    signal.throwIfAborted();
    const answer = tryLock(file);
    if ("release" in answer) return answer.release;
    if (!isTold) busy(answer.holder);
    isTold = true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
