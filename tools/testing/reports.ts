import { isObject, readJson } from "../launch/json-file.ts";

/** How many tests went how. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const count = (value: unknown): number => (typeof value === "number" ? value : 0);

/** Vitest's JSON report. A test file that could not even be loaded counts as one failure. */
export function tallyVitest(report: Readonly<Record<string, unknown>>): Tally {
  const failed = count(report.numFailedTests);
  return {
    passed: count(report.numPassedTests),
    failed: failed === 0 && report.success !== true ? 1 : failed,
    skipped: count(report.numPendingTests) + count(report.numTodoTests),
  };
}

/** Playwright's JSON report. A test that passed only when repeated has failed: it is not reliable. */
export function tallyPlaywright(report: Readonly<Record<string, unknown>>): Tally {
  const stats = isObject(report.stats) ? report.stats : {};
  const errors = Array.isArray(report.errors) ? report.errors.length : 0;
  return {
    passed: count(stats.expected),
    failed: count(stats.unexpected) + count(stats.flaky) + errors,
    skipped: count(stats.skipped),
  };
}

/** A report's tally; a run that left none, or says nothing although it failed, is a failure. */
export function tallyOf(
  file: string,
  ok: boolean,
  tally: (report: Readonly<Record<string, unknown>>) => Tally,
): Tally {
  const report = readJson(file);
  const found = report ? tally(report) : { passed: 0, failed: 1, skipped: 0 };
  return ok || found.failed > 0 ? found : { ...found, failed: 1 };
}

export function add(tallies: readonly Tally[]): Tally {
  const sum = (part: keyof Tally) => tallies.reduce((total, tally) => total + tally[part], 0);
  return { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
}
