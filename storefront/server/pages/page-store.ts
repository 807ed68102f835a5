/** The entries of the page cache within a bound of bytes, and when one has to be regenerated. */

/** What rendering a page came to. */
export type Made<P> =
  | { kind: "made"; page: P; bytes: number }
  /** The address has no page that may be cached; its entry is deleted. */
  | { kind: "gone" }
  /** It could not be rendered now; a stale page is served instead. */
  | { kind: "failed" };

export interface StoreOptions {
  /** Bytes at most; the least recently used entry goes first. */
  bytes: number;
  /** Milliseconds for which a stale page is still served while it is regenerated. */
  grace: number;
  /** Milliseconds to wait for a regeneration after that, before the stale page is served all the same. */
  timeout: number;
  /** Milliseconds for which a page counts as fresh while no changes reach us; also between failures. */
  unfollowed: number;
  /** Milliseconds for which a stale page may be served while the backend is down. */
  staleIfError: number;
  now?: () => number;
}

interface Rule {
  /** Surrogate keys. */
  keys: readonly string[];
  /** For how long the page may be cached, in seconds, when nothing changes. */
  seconds: number;
}

interface Entry<P> extends Rule {
  page: P;
  bytes: number;
  /** Counts regenerations in the order in which they began. */
  sequence: number;
  /** When rendering began: what was read for it is not older. */
  begun: number;
  /** Stale from then on. */
  staleFrom: number;
  /** When the last attempt to regenerate it failed. */
  failedAt: number;
}

interface Regeneration<P> {
  rule: Rule;
  sequence: number;
  begun: number;
  /** When something changed that it may have read since it began. */
  invalidatedAt: number | undefined;
  result: Promise<P | undefined>;
}

export class PageStore<P> {
  private readonly entries = new Map<string, Entry<P>>();
  private readonly regenerations = new Map<string, Regeneration<P>>();
  private bytes = 0;
  private sequences = 0;
  private followed = false;
  private readonly options: StoreOptions;
  private readonly now: () => number;

  constructor(options: StoreOptions) {
    this.options = options;
    this.now = options.now ?? (() => performance.now());
  }

  /** The page under `key`, if nothing speaks against serving it at once. */
  fresh(key: string): P | undefined {
    const entry = this.entries.get(key);
    if (!entry || this.staleFrom(entry) <= this.now()) return undefined;
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.page;
  }

  /** The page under `key`, rendered where that is needed; undefined where there is none. */
  async read(key: string, rule: Rule, make: () => Promise<Made<P>>): Promise<P | undefined> {
    const known = this.fresh(key);
    if (known !== undefined) return known;
    const entry = this.entries.get(key);
    if (!entry) return this.regenerate(key, rule, make);
    const now = this.now();
    if (now - entry.failedAt < this.options.unfollowed) return entry.page;
    const regeneration = this.regenerate(key, rule, make);
    if (now - this.staleFrom(entry) < this.options.grace) return entry.page;
    return this.orStale(key, entry, regeneration);
  }

  /** Everything that carries one of these surrogate keys is stale from now on; without keys, all is. */
  invalidate(keys?: readonly string[]): void {
    const now = this.now();
    const met = (rule: Rule) => !keys || rule.keys.some((key) => keys.includes(key));
    for (const entry of this.entries.values()) {
      if (met(entry)) entry.staleFrom = Math.min(entry.staleFrom, now);
    }
    for (const regeneration of this.regenerations.values()) {
      if (met(regeneration.rule)) regeneration.invalidatedAt ??= now;
    }
  }

  /** Whether changes reach us. */
  follow(followed: boolean): void {
    this.followed = followed;
  }

  private staleFrom({ staleFrom, begun }: Entry<P>): number {
    return this.followed ? staleFrom : Math.min(staleFrom, begun + this.options.unfollowed);
  }

  /** One at a time: who comes while a page is being rendered waits for the same one. */
  private regenerate(
    key: string,
    rule: Rule,
    make: () => Promise<Made<P>>,
  ): Promise<P | undefined> {
    const running = this.regenerations.get(key);
    if (running && running.invalidatedAt === undefined) return running.result;
    const begun = this.now();
    const regeneration: Regeneration<P> = {
      rule,
      sequence: ++this.sequences,
      begun,
      invalidatedAt: undefined,
      result: Promise.resolve(undefined),
    };
    regeneration.result = make()
      .catch((): Made<P> => ({ kind: "failed" }))
      .then((made) => {
        if (this.regenerations.get(key) === regeneration) this.regenerations.delete(key);
        return this.settle(key, regeneration, made);
      });
    this.regenerations.set(key, regeneration);
    return regeneration.result;
  }

  private settle(key: string, regeneration: Regeneration<P>, made: Made<P>): P | undefined {
    const entry = this.entries.get(key);
    const newer = entry !== undefined && entry.sequence > regeneration.sequence;
    if (made.kind === "failed") {
      if (entry) entry.failedAt = this.now();
      return undefined;
    }
    if (made.kind === "gone") {
      if (!newer) this.delete(key);
      return undefined;
    }
    if (newer) return entry.page;
    this.delete(key);
    const { page, bytes } = made;
    const { rule, sequence, begun, invalidatedAt } = regeneration;
    const staleFrom = Math.min(
      invalidatedAt ?? Number.POSITIVE_INFINITY,
      begun + rule.seconds * 1000,
    );
    if (bytes > this.options.bytes) return page;
    this.entries.set(key, {
      ...{ keys: rule.keys, seconds: rule.seconds, page, bytes, sequence, begun, staleFrom },
      failedAt: Number.NEGATIVE_INFINITY,
    });
    this.bytes += bytes;
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.options.bytes) break;
      this.delete(oldest);
    }
    return page;
  }

  private delete(key: string): void {
    this.bytes -= this.entries.get(key)?.bytes ?? 0;
    this.entries.delete(key);
  }

  private async orStale(key: string, entry: Entry<P>, regeneration: Promise<P | undefined>) {
    const { timeout, staleIfError } = this.options;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<"late">((done) => {
      timer = setTimeout(done, timeout, "late");
    });
    const page = await Promise.race([regeneration, late]);
    clearTimeout(timer);
    if (page !== undefined && page !== "late") return page;
    const usable = this.entries.get(key) === entry && this.now() - entry.begun < staleIfError;
    return usable ? entry.page : undefined;
  }
}
