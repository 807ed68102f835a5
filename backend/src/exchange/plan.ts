/** What a file would do to a table, line by line, before it does it. Pure. */
import { createHash } from "node:crypto";
import { setImmediate as others } from "node:timers/promises";
import type { Effect } from "./effects";
import type { CsvFile, Fault } from "./read-csv";

export type Cells = Readonly<Record<string, string>>;

/** A cell as it is kept, or why it can not be and what could. */
export type Reading = { cell: string } | { code: string; allowed?: string };

/** What is wrong with a row; `detail` is the column. */
export type RowFault = Omit<Fault, "line">;

/** @param decimalComma whether a number may be written with a comma */
export type CellReader = (text: string, decimalComma: boolean) => Reading;

export type StoredRow<Refs> = {
  /** Cells of the columns that name it. */
  key: readonly string[];
  /** Every column of values, as the export writes it; "" where there is none. */
  cells: Cells;
  /** Ids that writing needs. */
  refs: Refs;
  /** Whether it is in the database; a row that may be made is not. */
  stored: boolean;
};

/** A table as it is now, and how its cells are read. */
export type LoadedTable<Refs> = {
  /** Columns that name a row. */
  keys: readonly string[];
  /** Columns that can be changed. */
  readers: ReadonlyMap<string, CellReader>;
  rows: ReadonlyMap<string, StoredRow<Refs>>;
  /** A row that is not there: one to be made, or why there is none. */
  missing(key: readonly string[]): StoredRow<Refs> | string;
  /** What of a change somebody should look at before it is written. */
  flag?(row: StoredRow<Refs>, after: Cells): RowFault | undefined;
  /** What is wrong with a row as a whole. */
  check?(row: StoredRow<Refs>, after: Cells): readonly RowFault[];
  /** What a row that is made takes for itself alone, besides its key; `column` says where it stands. */
  claims?(after: Cells): { column: string; names: readonly string[] };
};

export type Change<Refs> = {
  row: StoredRow<Refs>;
  /** Only the cells that change. */
  after: Cells;
};

export type LineReport = {
  line: number;
  key: string;
  effect: Effect;
  /** Of a fault, or of a change that should be looked at. */
  code?: string;
  detail?: string;
  /** What could stand in the column. */
  allowed?: string;
  /** Of a row that is there. */
  before?: Cells;
  after?: Cells;
};

export type Plan<Refs> = { lines: LineReport[]; changes: Change<Refs>[] };

/** Lines that are judged at a stretch: customers' requests are answered in between. */
const stretch = 100;

/** The column by which a row that has changed since the export is known. */
export const stateColumn = "state";

/** What stands between the parts of a key. */
export const between = " · ";
export const keyOf = (parts: readonly string[]): string => parts.join(between);

/** A short digest of a row as it was exported. */
export function stateOf(cells: Cells): string {
  const filled = Object.entries(cells).filter(([, cell]) => cell !== "");
  return createHash("sha256").update(JSON.stringify(filled.sort())).digest("hex").slice(0, 8);
}

function headFaults<Refs>(head: readonly string[], table: LoadedTable<Refs>): Fault[] {
  const known = new Set([...table.keys, ...table.readers.keys(), stateColumn]);
  const fault = (code: string) => (detail: string) => ({ line: 1, code, detail });
  return [
    ...table.keys.filter((name) => !head.includes(name)).map(fault("column-missing")),
    ...head.filter((name) => !known.has(name)).map(fault("column-unknown")),
    ...head.filter((name, place) => head.indexOf(name) !== place).map(fault("column-twice")),
  ];
}

/**
 * An empty cell leaves what is there. While a line has a fault, nothing of the file may be written.
 * Faults besides those of the file and of the cells: `column-missing`, `column-unknown`,
 * `column-twice`, `key-missing`, `twice`, `claimed`, `stale`.
 */
export async function planImport<Refs>(
  file: CsvFile,
  table: LoadedTable<Refs>,
): Promise<Plan<Refs>> {
  const { head, rows, decimalComma } = file;
  const plan: Plan<Refs> = { lines: [], changes: [] };
  const broken = file.faults.length > 0 && head.length === 0 ? [] : headFaults(head, table);
  for (const fault of [...file.faults, ...broken]) {
    plan.lines.push({ key: "", effect: "fault", ...fault });
  }
  if (broken.length > 0 || head.length === 0) return plan;
  const seen = new Map<string, number>();
  const claimed = new Map<string, number>();
  for (const [place, { line, cells }] of rows.entries()) {
    if (place % stretch === 0) await others();
    const cellOf = new Map(head.map((name, at) => [name, cells[at] ?? ""]));
    const parts = table.keys.map((name) => cellOf.get(name) ?? "");
    const key = keyOf(parts);
    const before = seen.get(key);
    seen.set(key, before ?? line);
    const row = rowOf(table, parts, before);
    const outcome =
      "faults" in row ? row : planRow(table, row, cellOf, decimalComma, { line, claimed });
    if ("faults" in outcome) {
      for (const fault of outcome.faults) plan.lines.push({ line, key, effect: "fault", ...fault });
    } else if (!("faults" in row)) {
      const { after } = outcome;
      const changed = Object.keys(after).length > 0;
      const effect = !changed ? "unchanged" : row.stored ? "changed" : "new";
      const names = row.stored ? Object.keys(after) : [];
      const was = Object.fromEntries(names.map((name) => [name, row.cells[name] ?? ""]));
      const values = row.stored ? { before: was, after } : { after };
      const flag = changed ? table.flag?.(row, after) : undefined;
      plan.lines.push({ line, key, effect, ...(changed ? values : {}), ...flag });
      if (changed) plan.changes.push({ row, after });
    }
  }
  plan.lines.sort((a, b) => a.line - b.line);
  return plan;
}

type Faults = { faults: readonly RowFault[] };

/** @param before line that names the same row */
function rowOf<Refs>(
  table: LoadedTable<Refs>,
  parts: readonly string[],
  before: number | undefined,
): StoredRow<Refs> | Faults {
  const empty = table.keys.find((_, place) => parts[place] === "");
  if (empty !== undefined) return { faults: [{ code: "key-missing", detail: empty }] };
  if (before !== undefined) return { faults: [{ code: "twice", detail: String(before) }] };
  const row = table.rows.get(keyOf(parts)) ?? table.missing(parts);
  return typeof row === "string" ? { faults: [{ code: row }] } : row;
}

function planRow<Refs>(
  table: LoadedTable<Refs>,
  row: StoredRow<Refs>,
  cellOf: ReadonlyMap<string, string>,
  decimalComma: boolean,
  { line, claimed }: { line: number; claimed: Map<string, number> },
): { after: Cells } | Faults {
  const after: Record<string, string> = {};
  const faults: RowFault[] = [];
  for (const [name, read] of table.readers) {
    const text = cellOf.get(name) ?? "";
    // What is there already is not judged: it may be older than the rules.
    if (text === "" || text === row.cells[name]) continue;
    const reading = read(text, decimalComma);
    if ("code" in reading) faults.push({ detail: name, ...reading });
    else if (reading.cell !== (row.cells[name] ?? "")) after[name] = reading.cell;
  }
  const state = cellOf.get(stateColumn) ?? "";
  const changed = Object.keys(after).length > 0;
  if (row.stored && changed && state !== "" && state !== stateOf(row.cells)) {
    faults.push({ code: "stale" });
  }
  // A row as a whole is judged when its cells can be read.
  if (faults.length === 0 && (changed || !row.stored)) {
    faults.push(...(table.check?.(row, after) ?? []));
    const { column, names } = (!row.stored && table.claims?.(after)) || { column: "", names: [] };
    for (const name of names) {
      const other = claimed.get(name);
      if (other !== undefined) {
        faults.push({ code: "claimed", detail: column, allowed: String(other) });
      }
      claimed.set(name, other ?? line);
    }
  }
  return faults.length > 0 ? { faults } : { after };
}
