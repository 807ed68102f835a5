/**
 * Lens ranges as a table, one fact per row, so that a spreadsheet can sort and fill it and a fault
 * has a line. Comma or semicolon between cells; numbers with a point, or with a comma where the
 * semicolon separates; dioptres and millimetres as decimals, axes in whole degrees.
 *
 * | part       | columns it uses                                                                 |
 * | ---------- | ------------------------------------------------------------------------------- |
 * | `lens`     | `kind` (spherical, toric, multifocal), `plano` (yes, no), `version` (may be empty) |
 * | `fit`      | `base_curve`, `diameter`                                                        |
 * | `power`    | `from`, `to`, `step`                                                            |
 * | `toric`    | `from`, `to` (spheres), `cylinder`, `axes` ("10 20 90" or "10-180/10")           |
 * | `addition` | `addition` (1.50 or LOW, MID, HIGH)                                             |
 * | `design`   | `design` (D, N)                                                                 |
 *
 * Every row names its product by `handle`. `version` is the one the file was exported at: a range
 * that somebody has changed since is then not overwritten. The row `lens` also has `source` and
 * `checked_on` (2026-03-31): without these columns they stay as they are stored, an empty cell clears them.
 */
import { type Addition, designs, type ParameterRange } from "@landolt/optics";
import { CsvError, parse } from "csv-parse/sync";
import { asTyped, csvTable } from "../../platform/csv";
import type { FileFault, RangeEntry, RangeFile, RangeToWrite } from "./range-entries";
import { axesText, decimal, hundredths, readAxes } from "./range-numbers";

const requiredColumns = [
  "handle",
  "part",
  "kind",
  "plano",
  "version",
  "base_curve",
  "diameter",
  "from",
  "to",
  "step",
  "cylinder",
  "axes",
  "addition",
  "design",
] as const;
const columns = [...requiredColumns, "source", "checked_on"] as const;
type Column = (typeof columns)[number];
type Row = Partial<Record<Column, string>>;

export function writeRangeCsv(entries: readonly RangeToWrite[]): string {
  const rows = entries.flatMap(({ handle, version, range, origin }): Row[] =>
    [
      {
        part: "lens",
        kind: range.kind,
        plano: range.plano ? "yes" : "no",
        version: `${version}`,
        source: origin.source ?? "",
        checked_on: origin.checked_on ?? "",
      },
      ...range.fits.map(({ baseCurve, diameter }) => ({
        part: "fit",
        base_curve: decimal(baseCurve),
        diameter: decimal(diameter),
      })),
      ...range.powers.map(({ from, to, step }) => ({
        part: "power",
        from: decimal(from),
        to: decimal(to),
        step: decimal(step),
      })),
      ...range.toricRules.flatMap(({ sphereFrom, sphereTo, cylinders }) =>
        cylinders.map(({ cylinder, axes }) => ({
          part: "toric",
          from: decimal(sphereFrom),
          to: decimal(sphereTo),
          cylinder: decimal(cylinder),
          axes: axesText(axes),
        })),
      ),
      ...range.additions.map((addition) => ({
        part: "addition",
        addition: typeof addition === "number" ? decimal(addition) : addition,
      })),
      ...range.designs.map((design) => ({ part: "design", design })),
    ].map((row) => ({ handle, ...row })),
  );
  return csvTable(
    columns,
    rows.map((row) => columns.map((column) => row[column])),
  );
}

export function readRangeCsv(text: string): RangeFile {
  const faults: FileFault[] = [];
  const products = new Map<string, Product>();
  for (const { line, row } of rowsOf(text, faults)) {
    const handle = row.handle ?? "";
    if (handle === "") {
      faults.push({ line, code: "handle-missing" });
      continue;
    }
    const product = products.get(handle) ?? newProduct(line);
    products.set(handle, product);
    const code = readRow(product, row, line);
    if (code) faults.push({ line, handle, code });
  }
  const entries = [...products].map(([handle, product]): RangeEntry => {
    const { line, version, lineOf, range, origin } = product;
    if (range.kind === undefined) faults.push({ line, handle, code: "lens-row-missing" });
    return { handle, line, range, origin, lineOf, ...(version === undefined ? {} : { version }) };
  });
  return { entries, faults };
}

type Draft = { -readonly [Key in keyof ParameterRange]: ParameterRange[Key] | undefined };
type Rule = { sphereFrom: number; sphereTo: number; cylinders: object[] };
type Product = {
  line: number;
  version?: number;
  origin: RangeEntry["origin"];
  range: Draft & {
    fits: object[];
    powers: object[];
    toricRules: Rule[];
    additions: Addition[];
    designs: string[];
  };
  /** Line of the row that a place in the range came from. */
  lineOf: (path: readonly (string | number)[]) => number;
  note: (line: number, ...path: (string | number)[]) => void;
};

function newProduct(line: number): Product {
  const lines = new Map<string, number>();
  return {
    line,
    origin: {},
    range: {
      kind: undefined,
      plano: undefined,
      fits: [],
      powers: [],
      toricRules: [],
      additions: [],
      designs: [],
    },
    note: (at, ...path) => lines.set(path.join("."), at),
    lineOf: (path) => {
      for (let length = path.length; length > 0; length -= 1) {
        const found = lines.get(path.slice(0, length).join("."));
        if (found !== undefined) return found;
      }
      return line;
    },
  };
}

/** Puts one row into the range; returns a code for what can not be read. */
function readRow(product: Product, row: Row, line: number): string | undefined {
  const { range, note } = product;
  const numbers = (...names: Column[]): number[] | undefined => {
    const values = names.map((name) => hundredths(row[name]));
    return values.every((value) => value !== undefined) ? values : undefined;
  };
  switch (row.part) {
    case "lens": {
      if (range.kind !== undefined) return "lens-row-twice";
      if (row.plano !== "yes" && row.plano !== "no") return "plano-not-yes-or-no";
      if (row.version && !/^[1-9]\d{0,8}$/.test(row.version)) return "version-not-a-number";
      // `readRange` checks whether there is such a kind.
      range.kind = row.kind as ParameterRange["kind"];
      range.plano = row.plano === "yes";
      if (row.version) product.version = Number(row.version);
      const { source, checked_on } = row;
      product.origin = { source: source && asTyped(source), checked_on };
      product.line = line;
      return undefined;
    }
    case "fit": {
      const values = numbers("base_curve", "diameter");
      if (!values) return "not-a-number";
      const [baseCurve, diameter] = values;
      note(line, "fits", range.fits.push({ baseCurve, diameter }) - 1);
      return undefined;
    }
    case "power": {
      const values = numbers("from", "to", "step");
      if (!values) return "not-a-number";
      const [from, to, step] = values;
      note(line, "powers", range.powers.push({ from, to, step }) - 1);
      return undefined;
    }
    case "toric": {
      const values = numbers("from", "to", "cylinder");
      const axes = readAxes(row.axes ?? "");
      if (!values || !axes) return "not-a-number";
      const [sphereFrom = 0, sphereTo = 0, cylinder] = values;
      let at = range.toricRules.findIndex(
        (rule) => rule.sphereFrom === sphereFrom && rule.sphereTo === sphereTo,
      );
      if (at < 0) {
        at = range.toricRules.push({ sphereFrom, sphereTo, cylinders: [] }) - 1;
        note(line, "toricRules", at);
      }
      const place = range.toricRules[at]?.cylinders.push({ cylinder, axes }) ?? 1;
      note(line, "toricRules", at, "cylinders", place - 1);
      return undefined;
    }
    case "addition": {
      const value = row.addition ?? "";
      const addition = /^[A-Z]+$/.test(value) ? (value as Addition) : hundredths(value);
      if (addition === undefined) return "not-a-number";
      note(line, "additions", range.additions.push(addition) - 1);
      return undefined;
    }
    case "design":
      note(line, "designs", range.designs.push(row.design ?? designs[0]) - 1);
      return undefined;
    default:
      return "unknown-part";
  }
}

function rowsOf(text: string, faults: FileFault[]): { line: number; row: Row }[] {
  const [head = ""] = text.split(/\r?\n/, 1);
  try {
    const records: { info: { lines: number }; record: Row }[] = parse(text, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      delimiter: head.includes(";") ? ";" : ",",
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    });
    const [first] = records;
    for (const column of requiredColumns) {
      if (first && !Object.hasOwn(first.record, column)) {
        faults.push({ line: 1, code: `column-missing:${column}` });
      }
    }
    return records.map(({ info, record }) => ({ line: info.lines, row: record }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    faults.push({ line: Number(error.lines ?? 1), code: "not-a-table" });
    return [];
  }
}
