import { relative } from "node:path";
import type { Reporter, TestCase, TestModule, TestSuite } from "vitest/node";
import { logsSince, type TestResult, writeResult } from "./result.ts";

interface Reason {
  readonly message?: string;
  readonly stack?: string | undefined;
  /** What was expected and what came, where a message names but their kind. */
  readonly diff?: string | undefined;
  /** Such as why a connection failed, which `fetch` says only there. */
  readonly cause?: unknown;
}

const isReason = (cause: unknown): cause is Reason => typeof cause === "object" && cause !== null;

const reasonOf = (errors: readonly Reason[]): string =>
  errors
    .map(({ message, stack, diff, cause }) => {
      const own = [stack ?? message, diff].filter(Boolean).join("\n");
      return isReason(cause) ? `${own}\nCaused by: ${reasonOf([cause])}` : own;
    })
    .join("\n");

const fileOf = ({ moduleId }: TestModule) => relative(process.cwd(), moduleId);

/** A file or a group that could not be run is one failure. */
function writeErrors(file: string, name: string, errors: readonly Reason[]): void {
  if (errors.length === 0) return;
  writeResult({ file, name, state: "failed", milliseconds: 0, reason: reasonOf(errors) });
}

/** Writes each result as a line of JSON. */
export default class implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    // Left out by its tag, not skipped by itself.
    if (state === "skipped" && test.tags.includes("long")) return;
    const failed: Partial<TestResult> =
      state === "failed"
        ? { reason: reasonOf(errors), logs: logsSince(test.meta().logSizes ?? {}) }
        : {};
    writeResult({
      file: fileOf(test.module),
      name: test.fullName,
      state: state === "pending" ? "skipped" : state,
      milliseconds: test.diagnostic()?.duration ?? 0,
      ...failed,
    });
  }

  onTestSuiteResult(suite: TestSuite): void {
    writeErrors(fileOf(suite.module), suite.fullName, suite.errors());
  }

  onTestModuleEnd(module: TestModule): void {
    writeErrors(fileOf(module), "the file itself", module.errors());
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly Reason[]): void {
    writeErrors("vitest", "outside the tests", errors);
  }
}
