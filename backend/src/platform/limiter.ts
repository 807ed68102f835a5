/** How often something may be tried. Counted in PostgreSQL: a restart resets nothing, and processes count together. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { digestFor } from "./signed-token";

const quarterHour = 15 * 60;

const made = new Map<string, RateLimiterPostgres>();

/** @param points tries in a quarter of an hour under one key */
function limiter(container: MedusaContainer, name: string, points: number): RateLimiterPostgres {
  const known = made.get(name);
  if (known) return known;
  const fresh = new RateLimiterPostgres({
    storeClient: container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
    storeType: "knex",
    tableName: "sign_in_try",
    tableCreated: true,
    // One of them deletes what is over, of all.
    clearExpiredByTimeout: made.size === 0,
    keyPrefix: name,
    points,
    duration: quarterHour,
  });
  made.set(name, fresh);
  return fresh;
}

/** Neither an address nor a network nor a token is stored, only what can be compared with one. */
const digest = digestFor("try");

/** What is tried, by the names of its limits. */
type Tries<Limit extends string> = Partial<Record<Limit, string>>;

/** Limits by name, with their tries in a quarter of an hour. */
export class Limits<Limit extends string> {
  private readonly points: Readonly<Record<Limit, number>>;

  constructor(points: Readonly<Record<Limit, number>>) {
    this.points = points;
  }

  /**
   * Counts a try before it is made, so that many at once are all counted.
   * @param times how many things are tried at once
   * @returns undefined when it may be made, else how many seconds to wait
   */
  async count(
    container: MedusaContainer,
    tries: Tries<Limit>,
    times = 1,
  ): Promise<number | undefined> {
    for (const [limit, key] of this.each(container, tries)) {
      try {
        await limit.consume(key, times);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      }
    }
    return undefined;
  }

  /** Takes back what a try has counted that was right. */
  async takeBack(container: MedusaContainer, tries: Tries<Limit>): Promise<void> {
    for (const [limit, key] of this.each(container, tries)) await limit.reward(key);
  }

  private each(container: MedusaContainer, tries: Tries<Limit>): [RateLimiterPostgres, string][] {
    return (Object.entries(tries) as [Limit, string][]).map(([name, text]) => [
      limiter(container, name, this.points[name]),
      digest(text),
    ]);
  }
}
