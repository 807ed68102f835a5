/** Reads a CSV file down to its cells and says which line is broken. Pure. */
import { CsvError, parse } from "csv-parse/sync";
import { asTyped } from "../platform/csv";

/**
 * `line` counts from 1, the head. `detail` is the column or the line that the code speaks of,
 * `allowed` what could stand there.
 */
export type Fault = { line: number; code: string; detail?: string; allowed?: string };

export type CsvRow = { line: number; cells: string[] };

export type CsvFile = {
  /** Names of the columns in small letters. */
  head: string[];
  rows: CsvRow[];
  /** Whether numbers may have a comma, because a semicolon stands between the cells. */
  decimalComma: boolean;
  faults: Fault[];
};

/** The text of a file in UTF-8, with or without its mark; or what stands before the first bytes that are none. */
function textOf(bytes: Uint8Array): { text: string } | { before: string } {
  const loose = new TextDecoder("utf-8").decode(bytes);
  // U+0000 can not be stored, and a file that holds it was not written as UTF-8.
  const zero = loose.indexOf("\0");
  if (zero >= 0) return { before: loose.slice(0, zero) };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { before: loose.slice(0, loose.indexOf("\uFFFD")) };
  }
}

/** The names and their separator in the first line, as far as they can be recognised without reading on. */
function firstLineOf(text: string): { names: string[]; delimiter: string } {
  const [line = ""] = text.split(/\r?\n/, 1);
  const delimiter = line.includes(";") ? ";" : ",";
  const names = line.split(delimiter).map((name) => name.replaceAll('"', "").trim().toLowerCase());
  return { names, delimiter };
}

/** The line that a text breaks off in and, where there is a head above, the column. */
function breakIn(before: string): Omit<Fault, "code"> {
  const line = before.split("\n").length;
  const { names, delimiter } = firstLineOf(before);
  const cells = before.slice(before.lastIndexOf("\n") + 1).replaceAll(/"(?:[^"]|"")*"?/g, "");
  const detail = line > 1 ? names[cells.split(delimiter).length - 1] : undefined;
  return { line, ...(detail ? { detail } : {}) };
}

/** Lines of one file, without its head: so many are judged and reported one by one. */
const mostRows = 100_000;

/**
 * Faults: `not-utf8`, `not-a-table`, `half-line` for a line with too few or too many cells, `empty`,
 * `too-many` at the first line beyond what is possible.
 */
export function readCsv(bytes: Uint8Array): CsvFile {
  const none = (fault: Fault): CsvFile => ({
    ...{ head: [], rows: [], decimalComma: false },
    faults: [fault],
  });
  const read = textOf(bytes);
  if ("before" in read) return none({ ...breakIn(read.before), code: "not-utf8" });
  const { text } = read;
  const { names, delimiter } = firstLineOf(text);
  const decimalComma = delimiter === ";";
  try {
    const lines: number[] = [];
    const records = parse(text, {
      bom: true,
      delimiter,
      on_record: (record: string[], context) => {
        lines.push(context.lines);
        return record;
      },
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    });
    const [first, ...others] = records;
    if (!first || others.length === 0) return none({ line: 1, code: "empty" });
    if (others.length > mostRows) return none({ line: lines[mostRows + 1] ?? 0, code: "too-many" });
    const head = first.map((name) => name.toLowerCase());
    const rows: CsvRow[] = [];
    const faults: Fault[] = [];
    for (const [place, record] of others.entries()) {
      const line = lines[place + 1] ?? 0;
      // A spreadsheet keeps the separators of rows that somebody has emptied.
      if (record.every((cell) => cell === "")) continue;
      if (record.length === head.length) {
        rows.push({ line, cells: record.map(asTyped) });
      } else {
        faults.push({ line, code: "half-line", allowed: String(head.length) });
      }
    }
    return { head, rows, decimalComma, faults };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // Where the quotation mark stands, which the rest of the file is taken for the text of.
    const opened = new TextDecoder().decode(bytes.subarray(0, Number(error.bytes)));
    const detail = names[Number(error.index)];
    const line = opened.split("\n").length;
    return none({ line, code: "not-a-table", ...(detail ? { detail } : {}) });
  }
}
