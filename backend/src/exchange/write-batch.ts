/** Writes one batch of an import's rows, or takes one back. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { CHANGES_MODULE } from "../modules/changes";
import type ChangesModuleService from "../modules/changes/service";
import { partsOf } from "./cell-readers";
import { between, type Cells, type Change, keyOf, type LoadedTable, stateOf } from "./plan";
import type { WrittenLine } from "./record";
import type { BulkTable } from "./table";

/** Somebody else has written one of the rows since it was read. */
export class ChangedMeanwhile extends Error {}

/** The change, of the row as it is now. */
function ofRowNow<Refs>(now: LoadedTable<Refs>, { row, after }: Change<Refs>): Change<Refs> {
  const found = now.rows.get(keyOf(row.key));
  const isSame = found ? row.stored && stateOf(found.cells) === stateOf(row.cells) : !row.stored;
  const current = found ?? row;
  if (!isSame || (now.check?.(current, after) ?? []).length > 0) throw new ChangedMeanwhile();
  return { row: current, after };
}

/** @throws ChangedMeanwhile */
export async function writeBatch<Refs>(
  container: MedusaContainer,
  table: BulkTable<Refs>,
  changes: readonly Change<Refs>[],
): Promise<void> {
  const { claims } = table;
  const claimed = changes.flatMap(({ row, after }) =>
    claims === undefined || row.stored ? [] : partsOf(after[claims] ?? ""),
  );
  const refs = changes.map(({ row }) => row.refs);
  await locked(container, table, refs, async () => {
    const names = changes.map(({ row }) => row.key[0] ?? "");
    const now = await table.load(container, names, claimed);
    await table.write(
      container,
      changes.map((change) => ofRowNow(now, change)),
    );
  });
}

/** Of the rows that were made: all, also those made in part, or those that nobody has changed since. */
export type Removed = "all" | "untouched";

/** Categories are stored with those above them. */
const grows = "categories";
const isUntouched = (cells: Cells, after: Cells): boolean =>
  Object.entries(after).every(([column, cell]) => column === grows || cells[column] === cell);

/** Takes back what an import has written of these lines; what others have changed since stays as it is. */
export async function undoBatch<Refs>(
  container: MedusaContainer,
  table: BulkTable<Refs>,
  lines: readonly WrittenLine[],
  removed: Removed = "all",
): Promise<void> {
  // A row may have a key of two parts, of which the first one names it.
  const names = lines.flatMap(({ key }) => [key, ...key.split(between).slice(0, 1)]);
  const read = async () => (await table.load(container, [...new Set(names)], [])).rows;
  const refs = [...(await read()).values()].map((row) => row.refs);
  await locked(container, table, refs, async () => {
    const rows = await read();
    const known = lines.flatMap(({ key, ...line }) => {
      const row = rows.get(key);
      return row && table.concerns.record(row.refs) === line.record ? [{ row, ...line }] : [];
    });
    const back = known.flatMap(({ row, before, after }): Change<Refs>[] => {
      const cells = Object.entries(before ?? {}).filter(
        ([column]) => row.cells[column] === after[column],
      );
      return cells.length > 0 ? [{ row, after: Object.fromEntries(cells) }] : [];
    });
    const made = known.flatMap(({ row, before, after }) =>
      before === null && (removed === "all" || isUntouched(row.cells, after)) ? [row] : [],
    );
    if (back.length > 0) await table.write(container, back);
    if (made.length > 0) await table.remove?.(container, made);
  });
}

/**
 * Holds the rows' locks while `work` runs, and then notes once more what it has changed: the triggers'
 * notes have low numbers, and their readers look back a few hundred only, while others go on noting.
 */
async function locked<Refs>(
  container: MedusaContainer,
  { locks, concerns: { kind, record } }: BulkTable<Refs>,
  refs: readonly Refs[],
  work: () => Promise<void>,
): Promise<void> {
  const keys = locks ? refs.map((each) => locks(each)) : [];
  await (keys.length > 0
    ? container.resolve(Modules.LOCKING).execute([...new Set(keys)], work)
    : work());
  const records = [...new Set(refs.map(record))];
  if (records.length === 0) return;
  await container.resolve<ChangesModuleService>(CHANGES_MODULE).note(kind, [records.join(" ")]);
}
