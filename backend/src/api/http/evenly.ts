/**
 * Runs `work` and gives its result no sooner than after `milliseconds`, so that the time of an
 * answer discloses nothing about what was found.
 */
export async function evenly<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const floor = new Promise((done) => setTimeout(done, milliseconds));
  const [result] = await Promise.allSettled([work(), floor]);
  if (result.status === "rejected") throw result.reason;
  return result.value;
}
