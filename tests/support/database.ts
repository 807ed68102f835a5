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

/** Transactions that have written anything since the cluster was made. */
async function writesSoFar(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ writes: string }>(
    "select pg_snapshot_xmax(pg_current_snapshot())::text as writes",
  );
  return Number(rows[0]?.writes);
}

/**
 * Transactions that one of several turns writes at least: a job of the shop, or the index after another test, may write
 * during some seconds of them. Ends with the first turn that is `enough`.
 */
export async function fewestWrites(
  client: pg.Client,
  enough: number,
  act: () => Promise<unknown>,
): Promise<number> {
  let fewest = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < mostTurns && fewest > enough; turn += 1) {
    if (turn > 0) await setTimeout(100);
    const before = await writesSoFar(client);
    await act();
    fewest = Math.min(fewest, (await writesSoFar(client)) - before);
  }
  return fewest;
}
