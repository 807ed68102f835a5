/** Whose turn it is with a key, among those who wait in this process: the first come, the first served. */

type Holder = { owner: string | undefined; expiry: NodeJS.Timeout | undefined };
type Waiter = { owner: string | undefined; go: () => void };
type Queue = { holder: Holder; waiting: Waiter[]; inARow: number };

export class TurnTimeout extends Error {}

export class Turns {
  private readonly queues = new Map<string, Queue>();

  /** Who holds the key; undefined where nobody does, or somebody without a name. */
  ownerOf(key: string): string | undefined {
    return this.queues.get(key)?.holder.owner;
  }

  /** How often the key went from hand to hand within this process without a pause. */
  inARow(key: string): number {
    return this.queues.get(key)?.inARow ?? 0;
  }

  /**
   * Resolves when the key is the caller's.
   * @param patience milliseconds to wait; 0 not to wait at all
   * @throws TurnTimeout when it was not to be had in time
   */
  take(key: string, owner: string | undefined, patience: number): Promise<void> {
    const queue = this.queues.get(key);
    if (!queue) {
      this.queues.set(key, { holder: { owner, expiry: undefined }, waiting: [], inARow: 0 });
      return Promise.resolve();
    }
    if (patience <= 0) return Promise.reject(new TurnTimeout());
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
        reject(new TurnTimeout());
      }, patience);
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

  /** Gives the key to whoever has waited longest. */
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
    queue.inARow += 1;
    next.go();
  }
}
