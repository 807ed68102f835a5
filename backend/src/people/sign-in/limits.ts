/** How often a password or a code may be tried. Counted in PostgreSQL: a restart resets nothing. */
import { keyedDigest } from "@landolt/tokens";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { environment } from "../../platform/environment";

const quarterHour = 15 * 60;

/** In a quarter of an hour; of sign-ins and codes the failures, at each door. */
const points = {
  /** One account from one network. */
  pair: 10,
  /** One account from everywhere: many machines must not guess together. */
  account: 50,
  /** One network, whatever it tries: a shop's staff share one. */
  network: 100,
  /** Codes of the second step, for one person. */
  code: 10,
  /** Mails to set a new password, for one address. */
  reset: 3,
  /** And such mails asked for from one network. */
  resetFrom: 60,
  /** Mails to sign in with, for one address. */
  link: 5,
  /** Such mails asked for from one network. */
  linkFrom: 60,
  /** Links and codes that were wrong, from one network. */
  linkTry: 60,
  /** Sign-ins begun elsewhere from one network, each of which is kept for some minutes. */
  begin: 100,
  /** Accounts begun from one network, whether the address was free or taken. */
  register: 30,
};
type Limit = keyof typeof points;

const made = new Map<Limit, RateLimiterPostgres>();

function limiter(container: MedusaContainer, limit: Limit): RateLimiterPostgres {
  const known = made.get(limit);
  if (known) return known;
  const fresh = new RateLimiterPostgres({
    storeClient: container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
    storeType: "knex",
    tableName: "sign_in_try",
    tableCreated: true,
    clearExpiredByTimeout: limit === "pair",
    keyPrefix: limit,
    points: points[limit],
    duration: quarterHour,
  });
  made.set(limit, fresh);
  return fresh;
}

/** Neither an address nor a network is stored, only what can be compared with one. */
const digest = (text: string): string =>
  keyedDigest(environment().COOKIE_SECRET, "try", text).toString("base64url");

export type Tries = Partial<Record<Limit, string>>;

const each = (tries: Tries): [Limit, string][] =>
  (Object.entries(tries) as [Limit, string][]).map(([limit, text]) => [limit, digest(text)]);

/**
 * Counts a try before it is made, so that many at once are all counted.
 * @returns undefined when it may be made, else how many seconds to wait
 */
export async function countTry(
  container: MedusaContainer,
  tries: Tries,
): Promise<number | undefined> {
  for (const [limit, key] of each(tries)) {
    try {
      await limiter(container, limit).consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    }
  }
  return undefined;
}

/** Takes back what a try has counted that was right. */
export async function uncountTry(container: MedusaContainer, tries: Tries): Promise<void> {
  for (const [limit, key] of each(tries)) await limiter(container, limit).reward(key);
}
