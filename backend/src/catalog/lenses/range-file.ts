/** Lens ranges in files: what an export writes, an import reads, with a fault for every bad line. */
import { type ParameterRange, readRange } from "@landolt/optics";
import type { RangeOrigin } from "../../modules/lens-ranges/service";
import { readRangeCsv, writeRangeCsv } from "./range-csv";
import type { FileFault, RangeEntry, RangeFile, RangeToWrite } from "./range-entries";
import { readOrigin } from "./range-origin";

export const fileFormats = ["csv", "json"] as const;
export type FileFormat = (typeof fileFormats)[number];

export type CheckedEntry = Omit<RangeEntry, "range" | "origin" | "lineOf"> & {
  range: ParameterRange;
  /** What the file says of it. */
  origin: Partial<RangeOrigin>;
};

export function writeRanges(format: FileFormat, entries: readonly RangeToWrite[]): string {
  if (format === "csv") return writeRangeCsv(entries);
  const list = entries.map(({ handle, version, range, origin }) => ({
    ...{ handle, version, range },
    ...origin,
  }));
  return `${JSON.stringify({ lens_ranges: list }, null, 2)}\n`;
}

/**
 * Reads and checks a whole file; entries with a fault are left out of `entries`.
 * @param today YYYY-MM-DD
 */
export function readRanges(
  format: FileFormat,
  text: string,
  today: string,
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
    const { origin, faults: wrong } = readOrigin(entry.origin, today);
    if (reading.ok && wrong.length === 0) checked.push({ ...entry, range: reading.range, origin });
    for (const { path, code } of [...(reading.ok ? [] : reading.problems), ...wrong]) {
      faults.push({ line: lineOf(path), handle, path, code });
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
    const { handle, version, range, source, checked_on } = isRecord(value) ? value : {};
    if (typeof handle !== "string" || handle === "") {
      faults.push({ line, code: "handle-missing" });
      return [];
    }
    if (version !== undefined && !(Number.isInteger(version) && Number(version) >= 1)) {
      faults.push({ line, handle, code: "version-not-a-number" });
      return [];
    }
    const known = version === undefined ? {} : { version: Number(version) };
    return [{ handle, line, range, origin: { source, checked_on }, lineOf: () => line, ...known }];
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
