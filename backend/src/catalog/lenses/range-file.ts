/** Lens ranges in files: what an export writes, an import reads, with a fault for every bad line. */
import { type ParameterRange, readRange } from "@landolt/optics";
import { readRangeCsv, writeRangeCsv } from "./range-csv";
import type { FileFault, RangeEntry, RangeFile, RangeToWrite } from "./range-entries";

export const fileFormats = ["csv", "json"] as const;
export type FileFormat = (typeof fileFormats)[number];

export type CheckedEntry = Omit<RangeEntry, "range" | "lineOf"> & { range: ParameterRange };

export function writeRanges(format: FileFormat, entries: readonly RangeToWrite[]): string {
  if (format === "csv") return writeRangeCsv(entries);
  const list = entries.map(({ handle, version, range }) => ({ handle, version, range }));
  return `${JSON.stringify({ lens_ranges: list }, null, 2)}\n`;
}

/** Reads and checks a whole file; entries with a fault are left out of `entries`. */
export function readRanges(
  format: FileFormat,
  text: string,
): { entries: CheckedEntry[]; faults: FileFault[] } {
  const { entries, faults } = format === "csv" ? readRangeCsv(text) : readRangeJson(text);
  const unreadable = new Set(faults.map(({ handle }) => handle));
  const seen = new Set<string>();
  const checked: CheckedEntry[] = [];
  for (const { lineOf, ...entry } of entries) {
    const { handle, line } = entry;
    if (unreadable.has(handle)) continue;
    if (seen.has(handle)) faults.push({ line, handle, code: "handle-twice" });
    seen.add(handle);
    const reading = readRange(entry.range);
    if (reading.ok) checked.push({ ...entry, range: reading.range });
    else {
      for (const { path, code } of reading.problems) {
        faults.push({ line: lineOf(path), handle, path, code });
      }
    }
  }
  return { entries: checked, faults: faults.sort((a, b) => a.line - b.line) };
}

function readRangeJson(text: string): RangeFile {
  const file = parseJson(text);
  const list = isRecord(file) ? file.lens_ranges : undefined;
  if (!Array.isArray(list)) return { entries: [], faults: [{ line: 1, code: "not-a-list" }] };
  const faults: FileFault[] = [];
  const entries = list.flatMap((value: unknown, index): RangeEntry[] => {
    const line = index + 1;
    const { handle, version, range } = isRecord(value) ? value : {};
    if (typeof handle !== "string" || handle === "") {
      faults.push({ line, code: "handle-missing" });
      return [];
    }
    if (version !== undefined && !(Number.isInteger(version) && Number(version) >= 1)) {
      faults.push({ line, handle, code: "version-not-a-number" });
      return [];
    }
    const known = version === undefined ? {} : { version: Number(version) };
    return [{ handle, line, range, lineOf: () => line, ...known }];
  });
  return { entries, faults };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
