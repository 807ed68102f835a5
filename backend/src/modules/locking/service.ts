import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { ILockingProvider } from "@medusajs/framework/types";
import { databaseTls, environment } from "../../platform/environment";
import { conflictError } from "../../platform/errors";
import { type Holding, LockQueue, LockTimeout } from "./lock-queue";
import { LockSession } from "./session";

/** Milliseconds between two questions whether another process has let go. */
const askAgainAfter = 15;
/** So often may one process take a key in a row before it leaves others a gap to get in. */
const fairShare = 4;
/** Milliseconds that `acquire` waits; those who want to wait longer ask again, as Medusa does. */
const acquireTimeout = 1000;

/**
 * Mutual exclusion by PostgreSQL's advisory locks: between the callers of this process by a queue,
 * between processes by the database. A lock ends with its process, however that ends.
 */
class AdvisoryLockService implements ILockingProvider {
  static readonly identifier = "advisory";

  private readonly queue = new LockQueue();
  private readonly session: LockSession;

  // Not by options: Medusa hands a lock provider those of the whole module.
  constructor() {
    const { DATABASE_URL } = environment();
    this.session = new LockSession({
      connectionString: DATABASE_URL,
      ssl: databaseTls(DATABASE_URL),
    });
  }

  /**
   * Runs `job` while nobody else holds any of the keys.
   * @param args `timeout`: seconds to wait for the keys, 5 by default
   * @throws MedusaError `conflict` when they were not to be had
   */
  async execute<T>(
    keys: string | string[],
    job: () => Promise<T>,
    args?: { timeout?: number },
  ): Promise<T> {
    const owner = `execute:${randomUUID()}`;
    const until = Date.now() + Math.max(args?.timeout || 5, 1) * 1000;
    const taken = await this.takeAll(keys, owner, until, () => "Timed-out acquiring lock.");
    try {
      return await job();
    } finally {
      for (const [key, holding] of taken) await this.give(key, holding);
    }
  }

  /**
   * @param args `expire`: seconds after which the lock ends by itself; `ownerId`: who holds it may
   *   take it again
   * @throws MedusaError `conflict` naming the key that somebody else holds
   */
  async acquire(
    keys: string | string[],
    args?: { ownerId?: string | null; expire?: number; awaitQueue?: boolean },
  ): Promise<void> {
    const owner = args?.ownerId ?? undefined;
    const until = Date.now() + (args?.awaitQueue ? 86_400_000 : acquireTimeout);
    const refusal = (key: string) => `Failed to acquire lock for key "${key}"`;
    await this.takeAll(keys, owner, until, refusal);
    const { expire } = args ?? {};
    if (!expire) return;
    for (const key of listOf(keys)) {
      this.queue.expireAfter(key, expire * 1000, (holding) => void this.give(key, holding));
    }
  }

  /** @returns whether all of the keys were held by that owner; what nobody is named for, by nobody named */
  async release(keys: string | string[], args?: { ownerId?: string | null }): Promise<boolean> {
    const owner = args?.ownerId ?? undefined;
    let all = true;
    for (const key of listOf(keys)) {
      const holding = this.queue.holdingOf(key);
      if (holding && holding.owner === owner) await this.give(key, holding);
      else all = false;
    }
    return all;
  }

  async releaseAll(args?: { ownerId?: string | null }): Promise<void> {
    for (const key of this.queue.keysOf(args?.ownerId ?? undefined)) {
      const holding = this.queue.holdingOf(key);
      if (holding) await this.give(key, holding);
    }
  }

  /** All of the keys or none. In one order for everybody, so that two can not wait for each other. */
  private async takeAll(
    keys: string | string[],
    owner: string | undefined,
    until: number,
    refusal: (key: string) => string,
  ): Promise<[key: string, Holding][]> {
    const taken: [string, Holding][] = [];
    for (const key of [...new Set(listOf(keys))].sort()) {
      if (owner !== undefined && this.queue.holdingOf(key)?.owner === owner) continue;
      try {
        taken.push([key, await this.take(key, owner, until)]);
      } catch (error) {
        for (const each of taken) await this.give(...each);
        if (!(error instanceof LockTimeout)) throw error;
        throw conflictError(refusal(key));
      }
    }
    return taken;
  }

  private async take(key: string, owner: string | undefined, until: number): Promise<Holding> {
    const holding = await this.queue.take(key, owner, until - Date.now());
    try {
      if (this.queue.handovers(key) % fairShare === fairShare - 1) await pause(2 * askAgainAfter);
      while (!(await this.session.tryTake(key))) {
        if (Date.now() >= until) throw new LockTimeout();
        await pause(askAgainAfter);
      }
      return holding;
    } catch (error) {
      this.queue.pass(key, holding);
      throw error;
    }
  }

  /** A lease that has expired, or was given back before, is not given back again: the key is somebody else's. */
  private async give(key: string, holding: Holding): Promise<void> {
    if (this.queue.holdingOf(key) !== holding) return;
    try {
      await this.session.give(key);
    } finally {
      this.queue.pass(key, holding);
    }
  }
}

const listOf = (keys: string | string[]): string[] => (Array.isArray(keys) ? keys : [keys]);

export default AdvisoryLockService;
