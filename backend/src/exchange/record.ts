/**
 * What is written down of an import: how far it is and what each of its lines changes, before it is
 * written. By this it is undone, also by another process than the one that began it.
 */
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import type { Actor } from "../people";
import { ask } from "../platform/ask";
import type { TableName } from "./all";
import { effects } from "./effects";
import type { Cells, LineReport } from "./plan";
import { chunksOf } from "./table";

export type State =
  | "checking"
  | "writing"
  | "undoing"
  | "done"
  | "refused"
  | "failed"
  | "interrupted"
  | "undone";

/** @returns the import's id */
export async function beginRecord(
  container: MedusaContainer,
  { table, dryRun, actor }: { table: TableName; dryRun: boolean; actor: Actor },
): Promise<string> {
  const id = generateEntityId(undefined, "timp");
  await ask(
    container,
    `insert into table_import (id, "table", dry_run, state, actor_id, actor_name)
     values (?, ?, cast(? as boolean), 'checking', ?, ?)`,
    [id, table, String(dryRun), actor.id, actor.name],
  );
  return id;
}

/** Milliseconds between two signs of life; one that gives none for long was interrupted. */
export const heartbeat = 5000;

export const giveSignOfLife = (container: MedusaContainer, id: string) =>
  ask(container, "update table_import set updated_at = now() where id = ?", [id]);

/** One line may have several faults. */
const linesOf = (lines: readonly LineReport[]): number =>
  new Set(lines.map(({ line }) => line)).size;

const isFlagged = ({ effect, code }: Pick<LineReport, "effect" | "code">): boolean =>
  effect !== "fault" && code !== undefined;

const countsOf = (lines: readonly LineReport[]): Record<string, number> => ({
  ...Object.fromEntries(
    effects.map((effect) => [effect, linesOf(lines.filter((line) => line.effect === effect))]),
  ),
  flagged: linesOf(lines.filter(isFlagged)),
});

/** Lines of one statement. */
const chunk = 1000;

/**
 * What a file would do. Ids keep the order in which lines are reported: one with several faults has several.
 * @param recordOf the record that a line makes or changes, by its key
 */
export async function keepPlan(
  container: MedusaContainer,
  id: string,
  lines: readonly LineReport[],
  recordOf: ReadonlyMap<string, string>,
): Promise<void> {
  await ask(container, "delete from table_import_line where import_id = ?", [id]);
  await ask(
    container,
    `update table_import set state = 'checking', total = ?, done = 0, counts = ?::jsonb,
       updated_at = now() where id = ?`,
    [linesOf(lines), JSON.stringify(countsOf(lines)), id],
  );
  const numbered = lines.map((line, number) => ({
    ...line,
    number,
    record: recordOf.get(line.key),
  }));
  for (const some of chunksOf(numbered, chunk)) {
    await ask(
      container,
      `insert into table_import_line
         (id, import_id, line, key, effect, code, detail, allowed, record, before, after)
       select 'timpl_' || ? || '_' || lpad(number::text, 7, '0'), ?, line, key, effect, code, detail,
         allowed, record, before, after
       from jsonb_to_recordset(?::jsonb) as input (number integer, line integer, key text, effect text,
         code text, detail text, allowed text, record text, before jsonb, after jsonb)`,
      [id, id, JSON.stringify(some)],
    );
  }
}

/** @param begun lines that are written or about to be */
export const noteProgress = (container: MedusaContainer, id: string, begun: number) =>
  ask(
    container,
    "update table_import set state = 'writing', done = ?, updated_at = now() where id = ?",
    [begun, id],
  );

export const setState = (container: MedusaContainer, id: string, state: State) =>
  ask(
    container,
    `update table_import set state = ?, updated_at = now(),
       done = case ? when 'done' then total when 'undoing' then done else 0 end,
       ended_at = case when ? in ('checking', 'undoing') then null else now() end
     where id = ?`,
    [state, state, state, id],
  );

/** What failed before anything was written; what failed later is taken back first. */
export const failUnwritten = (container: MedusaContainer, id: string) =>
  ask(
    container,
    `update table_import set state = 'failed', ended_at = now(), updated_at = now()
     where id = ? and state = 'checking'`,
    [id],
  );

export type WrittenLine = { key: string; record: string; before: Cells | null; after: Cells };

/** The lines of which anything may have been written, the latest first. */
export const writtenLines = (container: MedusaContainer, id: string): Promise<WrittenLine[]> =>
  ask<WrittenLine>(
    container,
    `select key, record, before, after from (
       select line.* from table_import_line line
       where line.import_id = :id and line.effect in ('new', 'changed') order by line.id
       limit (select greatest(done - (counts ->> 'unchanged')::integer, 0)
         from table_import where id = :id)
     ) begun order by id desc`,
    { id },
  );

/** Imports that were being written when their process ended; asked by the holder of the lock. */
export const interruptedImports = (container: MedusaContainer) =>
  ask<{ id: string; table: TableName }>(
    container,
    `select id, "table" from table_import where state in ('writing', 'undoing') order by id`,
  );

/** Seconds without a sign of life, after which the process that ran an import is gone. */
const silence = 20;

/** Ends imports that were only being checked; says whether there are some that were being written. */
export async function noticeSilentImports(container: MedusaContainer): Promise<boolean> {
  const silent = `updated_at < now() - interval '${silence} seconds'`;
  await ask(
    container,
    `update table_import set state = 'interrupted', ended_at = now()
     where state = 'checking' and ${silent}`,
  );
  const rows = await ask(
    container,
    `select 1 from table_import where state in ('writing', 'undoing') and ${silent} limit 1`,
  );
  return rows.length > 0;
}
