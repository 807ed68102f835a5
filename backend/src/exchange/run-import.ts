/** Runs one file: checked as a whole, written batch by batch, and taken back as a whole when one fails. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { Actor } from "../people";
import { loggerOf } from "../platform/logger";
import { type TableName, tables } from "./all";
import { partsOf } from "./cell-readers";
import { keyOf, type Plan, planImport } from "./plan";
import { type CsvFile, readCsv } from "./read-csv";
import {
  beginRecord,
  failUnwritten,
  giveSignOfLife,
  heartbeat,
  keepPlan,
  noteProgress,
  setState,
} from "./record";
import { type BulkTable, chunksOf } from "./table";
import { importLock, longestWait, undoImport, undoInterrupted } from "./undo-import";
import { ChangedMeanwhile, writeBatch } from "./write-batch";

/** How often a file is tried that met other writers. */
const mostTries = 5;

export type Wanted = { table: TableName; bytes: Uint8Array; dryRun: boolean; actor: Actor };

/** Writes down that a file came in and begins with it; gives the import's id. */
export async function startImport(container: MedusaContainer, wanted: Wanted): Promise<string> {
  const id = await beginRecord(container, wanted);
  const alive = setInterval(() => {
    // It only looks interrupted when this fails.
    giveSignOfLife(container, id).catch(() => {});
  }, heartbeat);
  run(container, id, wanted)
    .catch(async (error: unknown) => {
      const kind = error instanceof Error ? `${error.name}: ${error.message}` : "error";
      loggerOf(container).error(`The import ${id} of ${wanted.table} failed: ${kind}`);
      await failUnwritten(container, id);
    })
    .catch(() => {
      // The database is away: the import will look interrupted, and is taken back later.
    })
    .finally(() => clearInterval(alive));
  return id;
}

async function run(
  container: MedusaContainer,
  id: string,
  { table, bytes, dryRun }: Wanted,
): Promise<void> {
  const file = readCsv(bytes);
  for (let tries = 1; ; tries += 1) {
    const plan = await check(container, tables[table], id, file);
    const refused = plan.lines.some(({ effect }) => effect === "fault");
    if (dryRun || refused) {
      await setState(container, id, refused ? "refused" : "done");
      return;
    }
    if (await write(container, tables[table], id, plan, tries < mostTries)) return;
  }
}

async function check<Refs>(
  container: MedusaContainer,
  table: BulkTable<Refs>,
  id: string,
  file: CsvFile,
): Promise<Plan<Refs>> {
  const claimed = table.claims ? cellsIn(file, table.claims).flatMap(partsOf) : [];
  const loaded = await table.load(container, cellsIn(file, table.key), [...new Set(claimed)]);
  const plan = await planImport(file, loaded);
  const recordOf = new Map(
    plan.changes.map(({ row }) => [keyOf(row.key), table.concerns.record(row.refs)]),
  );
  await keepPlan(container, id, plan.lines, recordOf);
  return plan;
}

/**
 * Writes all of a file or nothing.
 * @returns false where it met other writers and `mayRetry`
 */
function write<Refs>(
  container: MedusaContainer,
  table: BulkTable<Refs>,
  id: string,
  plan: Plan<Refs>,
  mayRetry: boolean,
): Promise<boolean> {
  const work = async () => {
    await undoInterrupted(container);
    let begun = plan.lines.length - plan.changes.length;
    try {
      for (const changes of chunksOf(plan.changes, table.batch)) {
        begun += changes.length;
        // Before they are written: a process that ends meanwhile leaves nobody else to ask.
        await noteProgress(container, id, begun);
        await writeBatch(container, table, changes);
      }
      await setState(container, id, "done");
      return true;
    } catch (error) {
      const isRetried = mayRetry && metOtherWriters(error);
      await undoImport(container, table, id, isRetried ? "checking" : "failed");
      if (isRetried) return false;
      throw error;
    }
  };
  const locking = container.resolve(Modules.LOCKING);
  return locking.execute([importLock], work, { timeout: longestWait });
}

/** A row that was changed in between, or PostgreSQL ended one side of a deadlock. */
const metOtherWriters = (error: unknown): boolean =>
  error instanceof ChangedMeanwhile ||
  (error instanceof Error && "code" in error && error.code === "40P01");

/** What the lines name, and nothing else of a table that may be a large one. */
function cellsIn({ head, rows }: CsvFile, column: string): string[] {
  const place = head.indexOf(column);
  return [...new Set(rows.map(({ cells }) => cells[place] ?? ""))];
}
