/** Callers of this process that wait for the same key, first come, first served. */

type Holder = { owner: string | undefined; expiry: NodeJS.Timeout | undefined };
type Waiter = { owner: string | undefined; go: () => void };
type Queue = { holder: Holder; waiting: Waiter[]; handovers: number };

export class LockTimeout extends Error {}

export class LockQueue {
  private readonly queues = new Map<string, Queue>();

  /** Who holds the key; undefined where nobody does, or somebody without a name. */
  ownerOf(key: string): string | undefined {
    return this.queues.get(key)?.holder.owner;
  }

  /** How often the key was handed over within this process without a pause. */
  handovers(key: string): number {
    return this.queues.get(key)?.handovers ?? 0;
  }

  /**
   * Resolves when the key is the caller's.
   * @param timeout milliseconds to wait; 0 for not at all
   * @throws LockTimeout when it was not to be had in time
   */
  take(key: string, owner: string | undefined, timeout: number): Promise<void> {
    const queue = this.queues.get(key);
    if (!queue) {
      this.queues.set(key, { holder: { owner, expiry: undefined }, waiting: [], handovers: 0 });
      return Promise.resolve();
    }
    if (timeout <= 0) return Promise.reject(new LockTimeout());
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        owner,
        go: () => {
          clearTimeout(timer);
          resolve();
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
  expireAfter(key: string, milliseconds: number, expired: () => void): void {
    const holder = this.queues.get(key)?.holder;
    if (!holder) return;
    clearTimeout(holder.expiry);
    holder.expiry = setTimeout(expired, milliseconds);
    holder.expiry.unref();
  }

  isHeld(key: string): boolean {
    return this.queues.has(key);
  }

  keysOf(owner: string | undefined): string[] {
    const held = [...this.queues].filter(
      ([, { holder }]) => owner === undefined || holder.owner === owner,
    );
    return held.map(([key]) => key);
  }

  /** Gives the key to the caller that has waited longest. */
  pass(key: string): void {
    const queue = this.queues.get(key);
    if (!queue) return;
    clearTimeout(queue.holder.expiry);
    const next = queue.waiting.shift();
    if (!next) {
      this.queues.delete(key);
      return;
    }
    queue.holder = { owner: next.owner, expiry: undefined };
    queue.handovers += 1;
    next.go();
  }
}
