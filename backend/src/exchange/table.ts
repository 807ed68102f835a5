/** What an import asks of a table that staff may take out as a file and put back. */

import type { Statement } from "../platform/statement";
import type { RecordKind } from "../read-models/products-of-records";
import type { Change, LoadedTable } from "./plan";

/** SQL that holds for the rows that `load` is to read; takes the value of `namesGiven` twice. */
export const isNamed = (column: string): string =>
  `(?::jsonb is null or ${column} in (select jsonb_array_elements_text(?::jsonb)))`;

export function namesGiven(names: readonly string[] | undefined): [string | null, string | null] {
  const json = names ? JSON.stringify(names) : null;
  return [json, json];
}

/** An event as the framework's own service would have sent it. */
export type Announcement = { name: string; id: string };

export type BulkTable<Refs> = {
  /** The first of the columns that name a row. */
  key: string;
  /** What the website's pages know a row by: a kind of record, and which one it is. */
  concerns: { kind: RecordKind; record(refs: Refs): string };
  /**
   * Reads the table in a few statements.
   * @param names those rows only that one of them names; without it the whole table
   */
  load(ask: Statement, names?: readonly string[]): Promise<LoadedTable<Refs>>;
  /**
   * Writes changes inside the import's transaction, each only over what was read.
   * @throws ChangedMeanwhile when somebody else has written one of the rows since
   */
  write(ask: Statement, changes: readonly Change<Refs>[]): Promise<Announcement[]>;
};

export class ChangedMeanwhile extends Error {}
