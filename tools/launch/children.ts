import { codeOf } from "./explained.ts";
import { isObject, readJson, writeJson } from "./json-file.ts";
import {
  identify,
  isIdentity,
  isRunning,
  type ProcessIdentity,
  send,
  waitUntilGone,
} from "./process-identity.ts";

/**
 * The launcher's children, written down so that the next launcher can stop those that a killed one
 * left behind.
 */
export class Children {
  readonly #file: string;
  readonly #known = new Map<string, ProcessIdentity>();

  constructor(file: string) {
    this.#file = file;
  }

  /** Writes down a child that has just been started. */
  add(name: string, pid: number): void {
    const who = identify(pid);
    if (!who) return;
    this.#known.set(name, who);
    this.#save();
  }

  remove(name: string): void {
    if (this.#known.delete(name)) this.#save();
  }

  /** On a full disk the list of before stays: one that has ended is known by it, and the next change is written again. */
  #save(): void {
    try {
      writeJson(this.#file, Object.fromEntries(this.#known));
    } catch (error) {
      if (codeOf(error) !== "ENOSPC") throw error;
    }
  }

  /**
   * Stops what an earlier launcher left running: asks first, then insists. Each is the leader of
   * its own process group, and the whole group goes.
   *
   * @param grace how long to wait after asking, in milliseconds
   * @returns the names of those that had to be stopped
   */
  async stopLeftovers(grace: number): Promise<string[]> {
    const left = Object.entries(readJson(this.#file) ?? {}).filter(
      (entry): entry is [string, ProcessIdentity] =>
        isObject(entry[1]) && isIdentity(entry[1]) && isRunning(entry[1]),
    );
    await Promise.all(
      left.map(async ([, who]) => {
        send("SIGTERM", who.pid);
        if (await waitUntilGone(who, grace)) return;
        send("SIGKILL", who.pid, true);
        await waitUntilGone(who, grace);
      }),
    );
    this.#known.clear();
    this.#save();
    return left.map(([name]) => name);
  }
}
