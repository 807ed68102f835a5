/** What an import asks of a table that staff may take out as a file and put back. */
import type { MedusaContainer } from "@medusajs/framework/types";
import type { RecordKind } from "../read-models/catalog/products-of-records";
import type { Change, LoadedTable, StoredRow } from "./plan";

export type BulkTable<Refs> = {
  /** The first of the columns that name a row. */
  key: string;
  /** The column of what a new row takes for itself alone, besides its key. */
  claims?: string;
  /** Rows that are written at once: few enough that requests of customers are answered in between. */
  batch: number;
  /** What the website's pages know a row by: a kind of record, and which one it is. */
  concerns: { kind: RecordKind; record(refs: Refs): string };
  /** Keys of Medusa's locks under which these rows are written. */
  locks?(refs: Refs): string;
  /** Cells of the first key column of all rows, for the export. */
  names(container: MedusaContainer): Promise<string[]>;
  /**
   * Reads the rows that one of the names names, in a few statements for a thousand of them.
   * @param claimed what new rows want to take for themselves
   */
  load(
    container: MedusaContainer,
    names: readonly string[],
    claimed: readonly string[],
  ): Promise<LoadedTable<Refs>>;
  /**
   * Writes one batch by Medusa's own workflows and services. Undoing is writing too: a cell that is
   * emptied was empty before.
   */
  write(container: MedusaContainer, changes: readonly Change<Refs>[]): Promise<void>;
  /** Removes rows that an import has made, also those that it has made in part. */
  remove?(container: MedusaContainer, rows: readonly StoredRow<Refs>[]): Promise<void>;
};

export function* chunksOf<T>(list: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < list.length; start += size) yield list.slice(start, start + size);
}

/** Rows of one statement. */
const chunk = 1000;

/** Reads what belongs to each of a list, however long that is. */
export async function inChunks<T, Row>(
  list: readonly T[],
  read: (some: readonly T[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const some of chunksOf(list, chunk)) rows.push(...(await read(some)));
  return rows;
}

export const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
