/** What must hold of every request for a visit that somebody sent, whatever happened on the way. */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { query } from "./database.ts";
import type { ShopInfo } from "./shop-info.ts";

/** By the address it came from, which no other has: whether its sender was thanked. */
export type SentVisits = ReadonlyMap<string, boolean>;

/** Requests that were acknowledged and are not stored, or owe no mail; those that are stored or owe their mail more often than once. */
export async function visitLosses(
  info: ShopInfo,
  sent: SentVisits,
): Promise<{ lost: number; doubled: number }> {
  const rows = await query<{ email: string; requests: number; mails: number }>(
    info,
    `select request.email, count(distinct request.id)::int as requests, count(message.id)::int as mails
     from home_service_request request
     left join home_service_message message
       on message.request_id = request.id and message.kind = 'acknowledgement'
     where request.email = any($1) group by request.email`,
    [[...sent.keys()]],
  );
  const mails = new Map(rows.map((row) => [row.email, row.mails]));
  // One that was not acknowledged may be stored, but then as any other.
  const due = [...sent].filter(([email, isAcknowledged]) => isAcknowledged || mails.has(email));
  return {
    lost: due.filter(([email]) => !mails.get(email)).length,
    doubled: rows.filter((row) => row.requests > 1 || row.mails > 1).length,
  };
}

/** Requests that the website has acknowledged and the backend does not have yet, or refuses. */
export async function waitingVisits({ dataDir }: ShopInfo): Promise<string[]> {
  const names = await readdir(join(dataDir, "kept-requests")).catch(() => []);
  return names.map((name) => `a request for a visit waits: ${name}`);
}
