/** Takes back what an import has written, when it failed or its process ended. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { tables } from "./all";
import {
  giveSignOfLife,
  interruptedImports,
  noticeSilentImports,
  type State,
  setState,
  writtenLines,
} from "./record";
import { type BulkTable, chunksOf } from "./table";
import { undoBatch } from "./write-batch";

/** Held while a file is written or taken back, so that no two are. */
export const importLock = "table-import";

/**
 * Can be repeated when it is cut off itself.
 * @param next the state of the import when that is done
 */
export async function undoImport<Refs>(
  container: MedusaContainer,
  table: BulkTable<Refs>,
  id: string,
  next: State,
): Promise<void> {
  await setState(container, id, "undoing");
  for (const lines of chunksOf(await writtenLines(container, id), table.batch)) {
    await undoBatch(container, table, lines);
    await giveSignOfLife(container, id);
  }
  await setState(container, id, next);
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
