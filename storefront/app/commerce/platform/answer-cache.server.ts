/** A cache of answers that are the same for every visitor. */
import { onNews, publishNews } from "#server/changes/channel.ts";
import { type Answer, unavailable } from "./answers.ts";

interface Entry<T> {
  answer: Answer<T>;
  /** Milliseconds since the process began, when the question was put. */
  at: number;
  /** How many changes were known of by then. */
  changes: number;
  /** It is a stale answer in place of one that could not be had, or there is none at all. */
  troubled: boolean;
}

/** What is known of changes in the backend, for all caches. */
const news = { changes: 0, followed: false };
onNews((message) => {
  if (message.kind === "changed") news.changes += 1;
  if (message.kind === "followed") news.followed = message.followed;
});

export interface CacheOptions {
  /** How long an answer counts as fresh, in milliseconds, while changes are not followed. */
  fresh: number;
  /** How long it counts as fresh when nothing changes and changes are followed. */
  followed?: number;
  /** How long a stale answer may be served while the backend is down, in milliseconds. */
  stale: number;
  /** Answers at most; the least recently used goes first. */
  size: number;
  /** How long to wait for a new answer while a stale good one is at hand, in milliseconds. */
  wait: number;
  now?: () => number;
}

/**
 * Caches what `load` answers. Callers that ask while a question is under way share its answer.
 * When the backend is unavailable or slow the last good answer is served; an unavailable one is left
 * alone for one `fresh` period. A change in the backend invalidates every answer.
 */
export function cached<T>(load: (key: string) => Promise<Answer<T>>, options: CacheOptions) {
  const { fresh, stale, size, wait, now = () => performance.now() } = options;
  const entries = new Map<string, Entry<T>>();
  const lastGood = new Map<string, Entry<T>>();
  const underWay = new Map<string, { changes: number; asked: Promise<Entry<T>> }>();

  function keep(map: Map<string, Entry<T>>, key: string, entry: Entry<T>) {
    // A question put before a change may be answered after one that was put later.
    if ((map.get(key)?.changes ?? 0) > entry.changes) return;
    map.delete(key);
    map.set(key, entry);
    const oldest = map.keys().next();
    if (map.size > size && !oldest.done) map.delete(oldest.value);
  }

  function staleAnswer(key: string): Entry<T> | undefined {
    const good = lastGood.get(key);
    return good && now() - good.at < stale ? { ...good, troubled: true } : undefined;
  }

  async function reload(key: string): Promise<Entry<T>> {
    const entry: Entry<T> = {
      answer: unavailable,
      at: now(),
      changes: news.changes,
      troubled: false,
    };
    entry.answer = await load(key).catch(() => unavailable);
    if (entry.answer.ok) keep(lastGood, key, entry);
    else if (entry.answer.problem === "unavailable" || entry.answer.problem === "limited") {
      entry.answer = staleAnswer(key)?.answer ?? entry.answer;
      entry.troubled = true;
      // Left alone from now on, not from when it began to hang.
      entry.at = now();
    } else lastGood.delete(key);
    keep(entries, key, entry);
    return entry;
  }

  /**
   * A backend that hangs must not take the pages with it that were already known. One whose changes
   * are followed is alive and only slow: its answer is worth waiting for.
   */
  function orStale(key: string, asked: Promise<Entry<T>>): Promise<Entry<T>> {
    const known = staleAnswer(key);
    if (!known || news.followed) return asked;
    return new Promise((done) => {
      const timer = setTimeout(done, wait, known);
      void asked.then((entry) => {
        clearTimeout(timer);
        done(entry);
      });
    });
  }

  function isFresh({ at, changes, troubled }: Entry<T>): boolean {
    const age = now() - at;
    if (troubled) return age < fresh;
    if (changes !== news.changes) return false;
    return age < (news.followed ? (options.followed ?? fresh) : fresh);
  }

  async function find(key: string): Promise<Entry<T>> {
    const known = entries.get(key);
    if (known && isFresh(known)) return known;
    const running = underWay.get(key);
    if (running?.changes === news.changes) return orStale(key, running.asked);
    const asked = reload(key).finally(() => {
      if (underWay.get(key)?.asked === asked) underWay.delete(key);
    });
    underWay.set(key, { changes: news.changes, asked });
    return orStale(key, asked);
  }

  return async (key: string): Promise<Answer<T>> => {
    const { answer, troubled } = await find(key);
    if (troubled) publishNews({ kind: "trouble" });
    return answer;
  };
}

/**
 * Pages say nothing about price or stock that is older than two seconds: while changes do not reach us,
 * what the answer, the page made of it and the making may be old by is less together.
 */
export const catalogCaching: CacheOptions = {
  fresh: 1000,
  followed: 60_000,
  stale: 3_600_000,
  size: 500,
  wait: 800,
};
