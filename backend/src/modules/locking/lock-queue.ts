/** Callers of this process that wait for the same key, first come, first served. */

/** That a caller holds a key, from when it was taken until it is passed on. */
export type Holding = { owner: string | undefined; expiry: NodeJS.Timeout | undefined };
type Waiter = { owner: string | undefined; go: (holding: Holding) => void };
type Queue = { holder: Holding; waiting: Waiter[]; handovers: number };

const holdingOf = (owner: string | undefined): Holding => ({ owner, expiry: undefined });

export class LockTimeout extends Error {}

export class LockQueue {
  private readonly queues = new Map<string, Queue>();

  /** Undefined where nobody holds the key. */
  holdingOf(key: string): Holding | undefined {
    return this.queues.get(key)?.holder;
  }

  /** How often the key was handed over within this process without a pause. */
  handovers(key: string): number {
    return this.queues.get(key)?.handovers ?? 0;
  }

  /**
   * Resolves when the key is the caller's.
   * @param timeout milliseconds to wait; 0 for not at all
   * @returns what to pass it on with
   * @throws LockTimeout when it was not to be had in time
   */
  take(key: string, owner: string | undefined, timeout: number): Promise<Holding> {
    const queue = this.queues.get(key);
    if (!queue) {
      const holder = holdingOf(owner);
      this.queues.set(key, { holder, waiting: [], handovers: 0 });
      return Promise.resolve(holder);
    }
    if (timeout <= 0) return Promise.reject(new LockTimeout());
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        owner,
        go: (holding) => {
          clearTimeout(timer);
          resolve(holding);
        },
      };
      const timer = setTimeout(() => {
        queue.waiting = queue.waiting.filter((each) => each !== waiter);
        reject(new LockTimeout());
      }, timeout);
      queue.waiting.push(waiter);
    });
  }

  /** Calls `expired` when the holder of the key has had it for so many milliseconds. */
  expireAfter(key: string, milliseconds: number, expired: (holding: Holding) => void): void {
    const holder = this.queues.get(key)?.holder;
    if (!holder) return;
    clearTimeout(holder.expiry);
    holder.expiry = setTimeout(() => expired(holder), milliseconds);
    holder.expiry.unref();
  }

  keysOf(owner: string | undefined): string[] {
    const held = [...this.queues].filter(
      ([, { holder }]) => owner === undefined || holder.owner === owner,
    );
    return held.map(([key]) => key);
  }

  /** Gives the key to the caller that has waited longest; nothing happens where somebody else holds it by now. */
  pass(key: string, holding: Holding): void {
    const queue = this.queues.get(key);
    if (queue?.holder !== holding) return;
    clearTimeout(holding.expiry);
    const next = queue.waiting.shift();
    if (!next) {
      this.queues.delete(key);
      return;
    }
    queue.holder = holdingOf(next.owner);
    queue.handovers += 1;
    next.go(queue.holder);
  }
}
