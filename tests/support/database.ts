/** The test shop's own database, for what its interface does not show. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { z } from "zod";
import type { ShopInfo } from "./shop-info.ts";

const readJson = <T>(info: ShopInfo, file: string, shape: z.ZodType<T>): T =>
  shape.parse(JSON.parse(readFileSync(join(info.dataDir, file), "utf8")));

/** Address of the database, for a process that is to use it as the backend does. */
export function databaseUrl(info: ShopInfo): string {
  const { port } = readJson(info, "postgres.json", z.object({ port: z.number() }));
  const { database } = readJson(info, "secrets.json", z.object({ database: z.string() }));
  return `postgres://landolt:${database}@127.0.0.1:${port}/landolt`;
}

export async function connect(info: ShopInfo): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl(info) });
  await client.connect();
  return client;
}

/** Asks over a connection of its own, which survives whatever happens to the backend. */
export async function query<R extends pg.QueryResultRow>(
  info: ShopInfo,
  sql: string,
  values: readonly unknown[] = [],
): Promise<R[]> {
  const client = await connect(info);
  try {
    return (await client.query<R>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** Together some ten seconds of turns. */
const mostTurns = 100;
/** Milliseconds between two. */
const rest = 100;

/**
 * The fewest of several turns, because whatever else the backend does meanwhile only adds: a job of the shop, or the index
 * after another test, can go on for seconds. Ends with the first turn that is `enough`.
 */
export async function fewest(enough: number, count: () => Promise<number>): Promise<number> {
  let found = await count();
  for (let turn = 1; turn < mostTurns && found > enough; turn += 1) {
    await setTimeout(rest);
    found = Math.min(found, await count());
  }
  return found;
}

/** Transactions that have written anything since the cluster was made. */
async function writesSoFar(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ writes: string }>(
    "select pg_snapshot_xmax(pg_current_snapshot())::text as writes",
  );
  return Number(rows[0]?.writes);
}

/** Transactions that an act writes at least; see {@link fewest}. */
export const fewestWrites = (client: pg.Client, enough: number, act: () => Promise<unknown>) =>
  fewest(enough, async () => {
    const before = await writesSoFar(client);
    await act();
    return (await writesSoFar(client)) - before;
  });
