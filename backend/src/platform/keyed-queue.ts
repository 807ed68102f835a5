/** Runs the works of one key one after the other, in this process. */
export class Turns {
  private readonly queues = new Map<string, Promise<unknown>>();

  /** Runs `work` when everything queued before it under the same key has ended. */
  take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.queues.get(key) ?? Promise.resolve();
    const turn = before.then(work, work);
    const settled = turn.then(
      () => undefined,
      () => undefined,
    );
    this.queues.set(key, settled);
    void settled.then(() => {
      if (this.queues.get(key) === settled) this.queues.delete(key);
    });
    return turn;
  }
}
