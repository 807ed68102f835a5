/** One after the other: the backend loses or fails changes to one cart that arrive together. */

const queues = new Map<string, Promise<unknown>>();

/** Runs `work` when everything queued before it under the same key has ended. */
export function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = queues.get(key) ?? Promise.resolve();
  const turn = before.then(work, work);
  const settled = turn.then(
    () => undefined,
    () => undefined,
  );
  queues.set(key, settled);
  void settled.then(() => {
    if (queues.get(key) === settled) queues.delete(key);
  });
  return turn;
}
