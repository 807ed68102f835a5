/** Keeps made pages within a bound of bytes, and decides when one has to be made anew. */

/** What making a page came to. */
export type Made<P> =
  | { kind: "made"; page: P; bytes: number }
  /** The address has no page that may be kept; what was kept under it is forgotten. */
  | { kind: "gone" }
  /** It could not be made now; what was kept stands in. */
  | { kind: "failed" };

export interface StoreOptions {
  /** Bytes kept at most; what was asked for longest ago goes first. */
  bytes: number;
  /** Milliseconds for which a page that is out of date is still served while it is renewed. */
  grace: number;
  /** Milliseconds to wait for a renewal after that, before the old page stands in. */
  patience: number;
  /** Milliseconds for which a page counts as fresh while no changes reach us; also between failures. */
  unfollowed: number;
  /** Milliseconds for which an old page may stand in while the backend is down. */
  standIn: number;
  now?: () => number;
}

interface Rule {
  /** Surrogate keys. */
  keys: readonly string[];
  /** For how long the page may be kept, in seconds, when nothing changes. */
  seconds: number;
}

interface Kept<P> extends Rule {
  page: P;
  bytes: number;
  /** Counts renewals in the order in which they began. */
  turn: number;
  /** When making it began: what was read for it is not older. */
  begun: number;
  /** Out of date from then on. */
  staleFrom: number;
  /** When the last attempt to renew it failed. */
  failedAt: number;
}

interface Renewal<P> {
  rule: Rule;
  turn: number;
  begun: number;
  /** Something it may have read has changed since it began. */
  outdated: number | undefined;
  result: Promise<P | undefined>;
}

export class PageStore<P> {
  private readonly kept = new Map<string, Kept<P>>();
  private readonly renewals = new Map<string, Renewal<P>>();
  private bytes = 0;
  private turns = 0;
  private followed = false;
  private readonly options: StoreOptions;
  private readonly now: () => number;

  constructor(options: StoreOptions) {
    this.options = options;
    this.now = options.now ?? (() => performance.now());
  }

  /** The page under `key`, if nothing speaks against serving it at once. */
  fresh(key: string): P | undefined {
    const kept = this.kept.get(key);
    if (!kept || this.staleFrom(kept) <= this.now()) return undefined;
    this.kept.delete(key);
    this.kept.set(key, kept);
    return kept.page;
  }

  /** The page under `key`, made or made anew where that is needed; undefined where there is none. */
  async read(key: string, rule: Rule, make: () => Promise<Made<P>>): Promise<P | undefined> {
    const known = this.fresh(key);
    if (known !== undefined) return known;
    const kept = this.kept.get(key);
    if (!kept) return this.renew(key, rule, make);
    const now = this.now();
    if (now - kept.failedAt < this.options.unfollowed) return kept.page;
    const renewal = this.renew(key, rule, make);
    if (now - this.staleFrom(kept) < this.options.grace) return kept.page;
    return this.orStandIn(key, kept, renewal);
  }

  /** Everything that carries one of these keys is out of date from now on; without keys, all is. */
  outdate(keys?: readonly string[]): void {
    const now = this.now();
    const met = (rule: Rule) => !keys || rule.keys.some((key) => keys.includes(key));
    for (const kept of this.kept.values()) {
      if (met(kept)) kept.staleFrom = Math.min(kept.staleFrom, now);
    }
    for (const renewal of this.renewals.values()) {
      if (met(renewal.rule)) renewal.outdated ??= now;
    }
  }

  /** Whether changes reach us. */
  follow(followed: boolean): void {
    this.followed = followed;
  }

  private staleFrom({ staleFrom, begun }: Kept<P>): number {
    return this.followed ? staleFrom : Math.min(staleFrom, begun + this.options.unfollowed);
  }

  /** One at a time: who comes while a page is being made waits for the same one. */
  private renew(key: string, rule: Rule, make: () => Promise<Made<P>>): Promise<P | undefined> {
    const running = this.renewals.get(key);
    if (running && running.outdated === undefined) return running.result;
    const begun = this.now();
    const renewal: Renewal<P> = {
      rule,
      turn: ++this.turns,
      begun,
      outdated: undefined,
      result: Promise.resolve(undefined),
    };
    renewal.result = make()
      .catch((): Made<P> => ({ kind: "failed" }))
      .then((made) => {
        if (this.renewals.get(key) === renewal) this.renewals.delete(key);
        return this.settle(key, renewal, made);
      });
    this.renewals.set(key, renewal);
    return renewal.result;
  }

  private settle(key: string, renewal: Renewal<P>, made: Made<P>): P | undefined {
    const kept = this.kept.get(key);
    const newer = kept !== undefined && kept.turn > renewal.turn;
    if (made.kind === "failed") {
      if (kept) kept.failedAt = this.now();
      return undefined;
    }
    if (made.kind === "gone") {
      if (!newer) this.forget(key);
      return undefined;
    }
    if (newer) return kept.page;
    this.forget(key);
    const { page, bytes } = made;
    const { rule, turn, begun, outdated } = renewal;
    const staleFrom = Math.min(outdated ?? Number.POSITIVE_INFINITY, begun + rule.seconds * 1000);
    if (bytes > this.options.bytes) return page;
    this.kept.set(key, {
      ...{ keys: rule.keys, seconds: rule.seconds, page, bytes, turn, begun, staleFrom },
      failedAt: Number.NEGATIVE_INFINITY,
    });
    this.bytes += bytes;
    for (const oldest of this.kept.keys()) {
      if (this.bytes <= this.options.bytes) break;
      this.forget(oldest);
    }
    return page;
  }

  private forget(key: string): void {
    this.bytes -= this.kept.get(key)?.bytes ?? 0;
    this.kept.delete(key);
  }

  private async orStandIn(key: string, kept: Kept<P>, renewal: Promise<P | undefined>) {
    const { patience, standIn } = this.options;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<"late">((done) => {
      timer = setTimeout(done, patience, "late");
    });
    const page = await Promise.race([renewal, late]);
    clearTimeout(timer);
    if (page !== undefined && page !== "late") return page;
    const standing = this.kept.get(key) === kept && this.now() - kept.begun < standIn;
    return standing ? kept.page : undefined;
  }
}
