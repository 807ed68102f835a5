/** Where the random inputs of a run begin. `npm test` prints it, and TEST_SEED repeats it. */
export const seed = Number(process.env.TEST_SEED ?? Date.now() % 1e9);

/** mulberry32: small, seeded, good enough to choose mutations. */
export function randomFrom(state: number): () => number {
  let a = state;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
