/** Short memory for answers that are the same for every visitor. */
import { hearNews, tellNews } from "#server/changes/channel.ts";
import { type Answer, unavailable } from "./answers.ts";

interface Kept<T> {
  answer: Answer<T>;
  /** Milliseconds since the process began, when the question was put. */
  at: number;
  /** How many changes were known of by then. */
  changes: number;
  /** An old answer stands in for one that could not be had, or there is none at all. */
  troubled: boolean;
}

/** What the backend tells of changes, for all memories. */
const news = { changes: 0, followed: false };
hearNews((message) => {
  if (message.kind === "changed") news.changes += 1;
  if (message.kind === "followed") news.followed = message.followed;
});

export interface MemoryOptions {
  /** How long an answer counts as fresh, in milliseconds, while changes are not followed. */
  fresh: number;
  /** How long it counts as fresh when nothing changes and every change would be told. */
  followed?: number;
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
 * alone for one `fresh` period. A change that the backend tells of makes every answer an old one.
 */
export function remember<T>(load: (key: string) => Promise<Answer<T>>, options: MemoryOptions) {
  const { fresh, stale, size, wait, now = () => performance.now() } = options;
  const kept = new Map<string, Kept<T>>();
  const lastGood = new Map<string, Kept<T>>();
  const underWay = new Map<string, { changes: number; asked: Promise<Kept<T>> }>();

  function keep(map: Map<string, Kept<T>>, key: string, entry: Kept<T>) {
    // A question put before a change may be answered after one that was put later.
    if ((map.get(key)?.changes ?? 0) > entry.changes) return;
    map.delete(key);
    map.set(key, entry);
    const oldest = map.keys().next();
    if (map.size > size && !oldest.done) map.delete(oldest.value);
  }

  function standIn(key: string): Kept<T> | undefined {
    const good = lastGood.get(key);
    return good && now() - good.at < stale ? { ...good, troubled: true } : undefined;
  }

  async function reload(key: string): Promise<Kept<T>> {
    const entry: Kept<T> = {
      answer: unavailable,
      at: now(),
      changes: news.changes,
      troubled: false,
    };
    entry.answer = await load(key).catch(() => unavailable);
    if (entry.answer.ok) keep(lastGood, key, entry);
    else if (entry.answer.problem === "unavailable") {
      entry.answer = standIn(key)?.answer ?? entry.answer;
      entry.troubled = true;
      // Left alone from now on, not from when it began to hang.
      entry.at = now();
    } else lastGood.delete(key);
    keep(kept, key, entry);
    return entry;
  }

  /**
   * A backend that hangs must not take the pages with it that were already known. One whose changes
   * are followed is alive and only slow: its answer is worth waiting for.
   */
  function orStandIn(key: string, asked: Promise<Kept<T>>): Promise<Kept<T>> {
    const known = standIn(key);
    if (!known || news.followed) return asked;
    return new Promise((done) => {
      const timer = setTimeout(done, wait, known);
      void asked.then((entry) => {
        clearTimeout(timer);
        done(entry);
      });
    });
  }

  function isFresh({ at, changes, troubled }: Kept<T>): boolean {
    const age = now() - at;
    if (troubled) return age < fresh;
    if (changes !== news.changes) return false;
    return age < (news.followed ? (options.followed ?? fresh) : fresh);
  }

  async function find(key: string): Promise<Kept<T>> {
    const known = kept.get(key);
    if (known && isFresh(known)) return known;
    const running = underWay.get(key);
    if (running?.changes === news.changes) return orStandIn(key, running.asked);
    const asked = reload(key).finally(() => {
      if (underWay.get(key)?.asked === asked) underWay.delete(key);
    });
    underWay.set(key, { changes: news.changes, asked });
    return orStandIn(key, asked);
  }

  return async (key: string): Promise<Answer<T>> => {
    const { answer, troubled } = await find(key);
    if (troubled) tellNews({ kind: "trouble" });
    return answer;
  };
}

/**
 * Pages say nothing about price or stock that is older than two seconds: while changes do not reach us,
 * what the answer, the page made of it and the making may be old by is less together.
 */
export const catalogMemory: MemoryOptions = {
  fresh: 1000,
  followed: 60_000,
  stale: 3_600_000,
  size: 500,
  wait: 800,
};
