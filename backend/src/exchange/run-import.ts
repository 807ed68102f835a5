/** Runs one file: checked as a whole, written as a whole, and how far it is can be asked meanwhile. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, generateEntityId, Modules } from "@medusajs/framework/utils";
import type { Actor } from "../people";
import type { Statement } from "../platform/statement";
import { type TableName, tables } from "./all";
import { type CountedDatabase, countedDatabase } from "./database";
import { effects } from "./effects";
import { type Change, type LineReport, type Plan, planImport } from "./plan";
import { type CsvFile, readCsv } from "./read-csv";
import { type Announcement, type BulkTable, ChangedMeanwhile } from "./table";

/** Rows of one statement. */
const chunk = 1000;
/** Milliseconds between two signs of life; one that gives none for long was interrupted. */
const heartbeat = 5000;
/** How often a file is tried that met other writers. */
const mostTries = 5;

export type Wanted = { table: TableName; bytes: Uint8Array; dryRun: boolean; actor: Actor };

function* chunksOf<T>(list: readonly T[], size = chunk): Generator<readonly T[]> {
  for (let start = 0; start < list.length; start += size) yield list.slice(start, start + size);
}

/** Writes down that a file came in and begins with it; gives the import's id. */
export async function startImport(container: MedusaContainer, wanted: Wanted): Promise<string> {
  const id = generateEntityId(undefined, "timp");
  const { table, dryRun, actor } = wanted;
  const database = countedDatabase(container);
  await database.ask(
    `insert into table_import (id, "table", dry_run, state, actor_id, actor_name)
     values (?, ?, ?, 'checking', ?, ?)`,
    [id, table, dryRun, actor.id, actor.name],
  );
  // Apart from those that the import counts: how many there are depends on the machine.
  const { ask: beat } = countedDatabase(container);
  const alive = setInterval(() => {
    // It only looks interrupted when this fails.
    beat("update table_import set updated_at = now() where id = ?", [id]).catch(() => {});
  }, heartbeat);
  run(container, database, id, wanted)
    .catch(async (error: unknown) => {
      const kind = error instanceof Error ? error.name : "error";
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .error(`The import ${id} of ${table} failed and wrote nothing: ${kind}`);
      await end(database.ask, database, id, "failed");
    })
    .catch(() => {
      // The database is away: nothing was written, and the import will look interrupted.
    })
    .finally(() => clearInterval(alive));
  return id;
}

async function run(
  container: MedusaContainer,
  database: CountedDatabase,
  id: string,
  { table, bytes, dryRun }: Wanted,
): Promise<void> {
  const file = readCsv(bytes);
  for (let tries = 1; ; tries += 1) {
    try {
      const announced = await attempt(tables[table], database, id, file, dryRun);
      await announce(container, announced);
      return;
    } catch (error) {
      if (tries === mostTries || !metOtherWriters(error)) throw error;
    }
  }
}

async function attempt<Refs>(
  table: BulkTable<Refs>,
  database: CountedDatabase,
  id: string,
  file: CsvFile,
  dryRun: boolean,
): Promise<Announcement[]> {
  const plan = await planImport(file, await table.load(database.ask, namesIn(file, table.key)));
  const refused = plan.lines.some(({ effect }) => effect === "fault");
  await database.ask(
    "update table_import set total = ?, done = 0, counts = ?::jsonb where id = ?",
    [linesOf(plan.lines), JSON.stringify(countsOf(plan.lines)), id],
  );
  if (dryRun || refused) {
    await keepLines(database.ask, id, plan.lines);
    await end(database.ask, database, id, refused ? "refused" : "done");
    return [];
  }
  return write(table, database, id, plan);
}

/** What the lines name, and nothing else of a table that may be a large one. */
function namesIn({ head, rows }: CsvFile, key: string): string[] {
  const place = head.indexOf(key);
  return [...new Set(rows.map(({ cells }) => cells[place] ?? ""))];
}

function write<Refs>(
  table: BulkTable<Refs>,
  database: CountedDatabase,
  id: string,
  plan: Plan<Refs>,
): Promise<Announcement[]> {
  const idle = plan.lines.length - plan.changes.length;
  let done = idle;
  return database.inTransaction(async (ask) => {
    await ask("select pg_advisory_xact_lock(hashtext('table_import'))");
    // Shorter than the database waits before it ends one side of a deadlock: the import gives way
    // and tries again, a customer's order is never the one that is ended.
    await ask("set local lock_timeout = '500ms'");
    // Outside the transaction, so that it is seen.
    const tell = () =>
      database.ask("update table_import set state = 'writing', done = ? where id = ?", [done, id]);
    await noteAtOnce(ask);
    const announced: Announcement[] = [];
    await tell();
    for (const changes of chunksOf(plan.changes)) {
      announced.push(...(await table.write(ask, changes)));
      done += changes.length;
      await tell();
    }
    await keepLines(ask, id, plan.lines);
    await note(ask, table, plan.changes);
    // With the rows: what is done says so, and what says so is done.
    await end(ask, database, id, "done");
    return announced;
  });
}

/** The triggers, which would note each record of a product when it is written, leave it to `note`. */
const noteAtOnce = (ask: Statement) =>
  ask("select set_config('shop.changes_are_noted', 'yes', true)");

/**
 * Notes what has changed, a thousand records in a note, shortly before it can be seen. Whoever follows
 * looks a few hundred notes back for late ones, and others go on noting while a file is written.
 */
async function note<Refs>(
  ask: Statement,
  { concerns: { kind, record } }: BulkTable<Refs>,
  changes: readonly Change<Refs>[],
): Promise<void> {
  const records = [...new Set(changes.map(({ row }) => record(row.refs)))];
  for (const some of chunksOf(records)) {
    await ask("insert into shop_change (kind, record) values (?, ?)", [kind, some.join(" ")]);
  }
}

/** Their ids keep the order in which they are told: a line with several faults has several. */
async function keepLines(ask: Statement, id: string, lines: readonly LineReport[]): Promise<void> {
  const numbered = lines.map((line, number) => ({ ...line, number }));
  for (const some of chunksOf(numbered)) {
    await ask(
      `insert into table_import_line
         (id, import_id, line, key, effect, code, detail, allowed, before, after)
       select 'timpl_' || ? || '_' || lpad(number::text, 7, '0'), ?, line, key, effect, code, detail, allowed, before,
         after
       from jsonb_to_recordset(?::jsonb) as input (number integer, line integer, key text, effect text, code text,
         detail text, allowed text, before jsonb, after jsonb)`,
      [id, id, JSON.stringify(some)],
    );
  }
}

async function end(
  ask: Statement,
  { count }: CountedDatabase,
  id: string,
  state: "done" | "refused" | "failed",
): Promise<void> {
  // now() would be the moment at which the transaction began.
  await ask(
    `update table_import set state = ?, statements = ?, ended_at = clock_timestamp(), updated_at = now(),
       done = case when ? = 'done' then total else 0 end
     where id = ?`,
    [state, count() + 1, state, id],
  );
}

/** One line may have several faults. */
const linesOf = (lines: readonly LineReport[]): number =>
  new Set(lines.map(({ line }) => line)).size;

const countsOf = (lines: readonly LineReport[]): Record<string, number> =>
  Object.fromEntries(
    effects.map((effect) => [effect, linesOf(lines.filter((line) => line.effect === effect))]),
  );

/** Records of one event: whoever listens reads so many at once, instead of each for itself. */
const told = 200;

/** Tells what has changed, by the events that the framework's own services would have sent. */
async function announce(container: MedusaContainer, all: readonly Announcement[]): Promise<void> {
  const bus = container.resolve(Modules.EVENT_BUS);
  for (const name of new Set(all.map((each) => each.name))) {
    const ids = all.filter((each) => each.name === name).map(({ id }) => ({ id }));
    for (const data of chunksOf(ids, told)) await bus.emit({ name, data });
  }
}

/** A row that was changed in between, a lock that was not to be had, a row that somebody else added. */
const otherWriters = new Set(["55P03", "40P01", "23505"]);

const metOtherWriters = (error: unknown): boolean =>
  error instanceof ChangedMeanwhile ||
  (error instanceof Error && "code" in error && otherWriters.has(String(error.code)));
