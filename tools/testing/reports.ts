import { stripVTControlCharacters } from "node:util";
import { isObject, readJson } from "../launch/json-file.ts";

/** How many tests went how, and each that failed by its name and the beginning of its reason. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly string[];
}

type Report = Readonly<Record<string, unknown>>;

const count = (value: unknown): number => (typeof value === "number" ? value : 0);
const reports = (value: unknown): readonly Report[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

/** The name with the first lines of the reason: enough to know what broke when a log is cut. */
function failure(name: unknown, reason: unknown): string {
  const plain = stripVTControlCharacters(String(reason ?? ""));
  const lines = plain.split("\n").filter((line) => line.trim() !== "");
  return [String(name), ...lines.slice(0, 8).map((line) => `    ${line.slice(0, 200)}`)].join("\n");
}

function vitestFailures(report: Report): string[] {
  return reports(report.testResults).flatMap((file) => {
    const failed = reports(file.assertionResults).filter(({ status }) => status === "failed");
    if (failed.length === 0 && file.status === "failed") return [failure(file.name, file.message)];
    return failed.map(({ fullName, failureMessages }) => failure(fullName, failureMessages));
  });
}

function playwrightFailures(suite: Report): string[] {
  const inside = reports(suite.suites).flatMap(playwrightFailures);
  const here = reports(suite.specs).flatMap(({ title, file, tests }) =>
    reports(tests)
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ results }) => {
        const error = reports(results).find((result) => isObject(result.error))?.error;
        return failure(`${file}: ${title}`, isObject(error) ? error.message : "");
      }),
  );
  return [...inside, ...here];
}

/** Vitest's JSON report. A test file that could not even be loaded counts as one failure. */
export function tallyVitest(report: Report): Tally {
  const failed = count(report.numFailedTests);
  return {
    passed: count(report.numPassedTests),
    failed: failed === 0 && report.success !== true ? 1 : failed,
    skipped: count(report.numPendingTests) + count(report.numTodoTests),
    failures: vitestFailures(report),
  };
}

/** Playwright's JSON report. A test that passed only when repeated has failed: it is not reliable. */
export function tallyPlaywright(report: Report): Tally {
  const stats = isObject(report.stats) ? report.stats : {};
  const errors = reports(report.errors);
  return {
    passed: count(stats.expected),
    failed: count(stats.unexpected) + count(stats.flaky) + errors.length,
    skipped: count(stats.skipped),
    failures: [
      ...playwrightFailures(report),
      ...errors.map(({ message }) => failure("Outside the tests", message)),
    ],
  };
}

/** A report's tally; a run that left none, or says nothing although it failed, is a failure. */
export function tallyOf(file: string, ok: boolean, tally: (report: Report) => Tally): Tally {
  const report = readJson(file);
  if (!report) return oneFailure(`${file}: no report was written`);
  const found = tally(report);
  return ok || found.failed > 0 ? found : { ...found, failed: 1, failures: [`${file}: it failed`] };
}

/** A check or a step that is not a test, and failed. */
export const oneFailure = (name: string): Tally => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [name],
});

export function add(tallies: readonly Tally[]): Tally {
  const failures = tallies.flatMap((tally) => tally.failures);
  const sum = (part: "passed" | "failed" | "skipped") =>
    tallies.reduce((total, tally) => total + tally[part], 0);
  return { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped"), failures };
}
