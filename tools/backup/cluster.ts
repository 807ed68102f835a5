/** The files of the embedded PostgreSQL ("Making a Base Backup Using the Low Level API" in its manual). */
import { createHash } from "node:crypto";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Copied, copyFile, copyFolder, together } from "./copy.ts";

/** What a server creates again when it starts, or what belongs to the running one. */
const ofTheServer = /^(?:postmaster\.(?:pid|opts)|(?:.*\/)?(?:pgsql_tmp|pg_internal\.init)[^/]*)$/;
const emptied = new Set([
  ...["pg_dynshmem", "pg_notify", "pg_replslot", "pg_serial", "pg_snapshots"],
  ...["pg_stat_tmp", "pg_subtrans"],
]);
const control = "global/pg_control";
const walFolder = "pg_wal";
/** Segments of the write-ahead log are named by their place in it, so that names sort like places. */
const walSegment = /^[0-9A-F]{24}$/;

/** A cluster whose server has stopped, or was killed: what it needs to recover is copied with it. */
export const copyStoppedCluster = (cluster: string, to: string): Promise<Copied> =>
  copyFolder(cluster, to, {
    skips: (path) => ofTheServer.test(path),
    empties: (path) => emptied.has(path),
  });

/**
 * A cluster while its server works on it. Files change while they are copied; the write-ahead log from the begin of
 * the copying to its end makes them one moment's when the copy is first started. The server is asked to keep that log.
 *
 * @param url of any of its databases, as its owner
 */
export async function copyRunningCluster(
  url: string,
  cluster: string,
  to: string,
): Promise<Copied> {
  // Loaded here: on a fresh clone the packages may not be installed.
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const ask = async (sql: string, ...values: unknown[]) => {
    const { rows } = await client.query<Record<string, string>>(sql, values);
    return rows[0] ?? {};
  };
  try {
    // Temporary: it ends with the connection, however that ends.
    await ask(
      "select pg_create_physical_replication_slot($1, true, true)",
      `backup_${process.pid}`,
    );
    const { first = "" } = await ask(
      "select pg_walfile_name(pg_backup_start('landolt', true)) as first",
    );
    const files = await copyFolder(cluster, to, {
      skips: (path) => path === control || ofTheServer.test(path),
      empties: (path) => path === walFolder || emptied.has(path),
    });
    files.files[control] = await copyFile(join(cluster, control), join(to, control));
    const { last = "", labelfile: label = "" } = await ask(
      "select pg_walfile_name(lsn) as last, labelfile from pg_backup_stop(false)",
    );
    writeFileSync(join(to, "backup_label"), label, { mode: 0o600, flush: true });
    files.files.backup_label = createHash("sha256").update(label).digest("hex");
    return together(files, await copyLog(cluster, to, first, last));
  } finally {
    await client.end();
  }
}

async function copyLog(cluster: string, to: string, first: string, last: string): Promise<Copied> {
  const needed = readdirSync(join(cluster, walFolder)).filter(
    (name) => walSegment.test(name) && name >= first && name <= last,
  );
  const files: Record<string, string> = {};
  for (const name of needed) {
    const path = `${walFolder}/${name}`;
    files[path] = await copyFile(join(cluster, path), join(to, path));
  }
  return { files, folders: [`${walFolder}/archive_status`, `${walFolder}/summaries`] };
}
