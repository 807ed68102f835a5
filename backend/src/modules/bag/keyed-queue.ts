/** Runs the tasks of one key one after the other, in this process. */
export class KeyedQueue {
  private readonly queues = new Map<string, Promise<unknown>>();

  /** Runs `task` when everything queued before it under the same key has ended. */
  run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const before = this.queues.get(key) ?? Promise.resolve();
    const result = before.then(task, task);
    const settled = result.then(
      () => undefined,
      () => undefined,
    );
    this.queues.set(key, settled);
    void settled.then(() => {
      if (this.queues.get(key) === settled) this.queues.delete(key);
    });
    return result;
  }
}
