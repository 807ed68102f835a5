/** Takes back what an import has written, when it failed or its process ended. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { notAllowedError } from "../platform/errors";
import { kindOfError, loggerOf } from "../platform/logger";
import { type TableName, tables } from "./all";
import { oneImport } from "./read-imports";
import {
  giveSignOfLife,
  heartbeat,
  interruptedImports,
  noticeSilentImports,
  type State,
  setState,
  writtenLines,
} from "./record";
import { type BulkTable, chunksOf } from "./table";
import { type Removed, undoBatch } from "./write-batch";

/** Held while a file is written or taken back, so that no two are. */
export const importLock = "table-import";
/** Seconds that a file waits for those before it. */
export const longestWait = 3600;

/**
 * Can be repeated when it is cut off itself.
 * @param next the state of the import when that is done
 * @param removed which of the rows that it has made
 */
export async function undoImport<Refs>(
  container: MedusaContainer,
  table: BulkTable<Refs>,
  id: string,
  next: State,
  removed: Removed = "all",
): Promise<void> {
  await setState(container, id, "undoing");
  for (const lines of chunksOf(await writtenLines(container, id), table.batch)) {
    await undoBatch(container, table, lines, removed);
    await giveSignOfLife(container, id);
  }
  await setState(container, id, next);
}

/**
 * Begins to take back an import that was done. What somebody has changed since stays, and so does a new row that
 * somebody has changed.
 * @throws MedusaError `not_allowed` for one that is not done, or was only checked
 */
export async function undoDone(
  container: MedusaContainer,
  name: TableName,
  id: string,
): Promise<void> {
  const { state, dry_run } = await oneImport(container, name, id);
  if (state !== "done" || dry_run) {
    throw notAllowedError("Only an import that is done can be undone");
  }
  await setState(container, id, "undoing");
  const alive = setInterval(() => {
    // It only looks interrupted when this fails.
    giveSignOfLife(container, id).catch(() => {});
  }, heartbeat);
  container
    .resolve(Modules.LOCKING)
    .execute([importLock], () => undoImport(container, tables[name], id, "undone", "untouched"), {
      timeout: longestWait,
    })
    .catch(async (error: unknown) => {
      loggerOf(container).error(
        `The import ${id} of ${name} could not be undone: ${kindOfError(error)}`,
      );
      // What is left of it can be undone again.
      await setState(container, id, "done");
    })
    .catch(() => {
      // The database is away: the import will look interrupted, and is taken back later.
    })
    .finally(() => clearInterval(alive));
}

/** To be called with the lock: nobody writes but the caller, so whatever is being written is not. */
export async function undoInterrupted(container: MedusaContainer): Promise<void> {
  for (const { id, table } of await interruptedImports(container)) {
    await undoImport(container, tables[table], id, "interrupted");
  }
}

/** Takes back what processes that are gone have left half written. */
export async function undoSilentImports(container: MedusaContainer): Promise<void> {
  if (!(await noticeSilentImports(container))) return;
  await container
    .resolve(Modules.LOCKING)
    .execute([importLock], () => undoInterrupted(container), { timeout: 1 });
}
