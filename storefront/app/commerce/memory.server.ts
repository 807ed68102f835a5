/** Short memory for answers that are the same for every visitor. */
import { type Answer, unavailable } from "./answers.ts";

interface Kept<T> {
  answer: Answer<T>;
  /** Milliseconds since the process began. */
  at: number;
}

export interface MemoryOptions {
  /** How long an answer counts as fresh, in milliseconds. */
  fresh: number;
  /** How long an old answer may stand in while the backend is down, in milliseconds. */
  stale: number;
  /** Answers kept at most; the one asked for longest ago goes first. */
  size: number;
  /** How long to wait for a new answer while an old good one is at hand, in milliseconds. */
  wait: number;
  now?: () => number;
}

/**
 * Remembers what `load` answers. Callers that ask while a question is under way share its answer.
 * When the backend is unavailable or slow the last good answer stands in; an unavailable one is left
 * alone for one `fresh` period.
 */
export function remember<T>(load: (key: string) => Promise<Answer<T>>, options: MemoryOptions) {
  const { fresh, stale, size, wait, now = () => performance.now() } = options;
  const kept = new Map<string, Kept<T>>();
  const lastGood = new Map<string, Kept<T>>();
  const underWay = new Map<string, Promise<Answer<T>>>();

  function keep(map: Map<string, Kept<T>>, key: string, answer: Answer<T>) {
    map.delete(key);
    map.set(key, { answer, at: now() });
    const oldest = map.keys().next();
    if (map.size > size && !oldest.done) map.delete(oldest.value);
  }

  function standIn(key: string): Answer<T> | undefined {
    const good = lastGood.get(key);
    return good && now() - good.at < stale ? good.answer : undefined;
  }

  async function reload(key: string): Promise<Answer<T>> {
    let answer = await load(key).catch(() => unavailable);
    if (answer.ok) keep(lastGood, key, answer);
    else if (answer.problem === "unavailable") answer = standIn(key) ?? answer;
    else lastGood.delete(key);
    keep(kept, key, answer);
    return answer;
  }

  /** A backend that hangs must not take the pages with it that were already known. */
  function orStandIn(key: string, asked: Promise<Answer<T>>): Promise<Answer<T>> {
    const known = standIn(key);
    if (!known) return asked;
    return new Promise((done) => {
      const timer = setTimeout(done, wait, known);
      void asked.then((answer) => {
        clearTimeout(timer);
        done(answer);
      });
    });
  }

  return (key: string): Promise<Answer<T>> => {
    const known = kept.get(key);
    if (known && now() - known.at < fresh) return Promise.resolve(known.answer);
    const running = underWay.get(key);
    if (running) return orStandIn(key, running);
    const asked = reload(key).finally(() => underWay.delete(key));
    underWay.set(key, asked);
    return orStandIn(key, asked);
  };
}

/** Pages say nothing about price or stock that is older than two seconds. */
export const catalogMemory: MemoryOptions = {
  fresh: 2000,
  stale: 3_600_000,
  size: 500,
  wait: 800,
};
