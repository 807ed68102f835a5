/** The running shop's backend as a process: to kill it, and to know when another has taken its place. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ShopInfo } from "./shop-info.ts";

/** Undefined while it is dead. */
const backendPid = (info: ShopInfo): number | undefined =>
  JSON.parse(readFileSync(join(info.dataDir, "children.json"), "utf8")).backend?.pid;

export const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(milliseconds, 0)));

/** Whether `done` was true within so many seconds. */
export async function until(seconds: number, done: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    if (await done()) return true;
    await pause(100);
  }
  return false;
}

/**
 * kill -9. Returns what resolves to whether another backend answers within three minutes: after many deaths in turn the
 * launcher waits for up to one.
 */
export function killBackend(info: ShopInfo): () => Promise<boolean> {
  const pid = backendPid(info);
  if (pid === undefined) throw new Error("the backend does not run");
  process.kill(pid, "SIGKILL");
  return () =>
    until(180, async () => {
      if ([pid, undefined].includes(backendPid(info))) return false;
      const answer = await fetch(`${info.backend}/ready`).catch(() => undefined);
      return answer?.ok === true;
    });
}
