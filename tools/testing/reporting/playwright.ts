import { relative } from "node:path";
import type { Reporter, TestCase, TestError, TestResult } from "@playwright/test/reporter";
import { logsSince, shopFolder, sizesOfLogs, writeResult } from "./result.ts";

/** Writes each result as a line of JSON. */
export default class implements Reporter {
  readonly #logSizes = new Map<TestResult, Record<string, number>>();

  onTestBegin(_test: TestCase, result: TestResult): void {
    this.#logSizes.set(result, sizesOfLogs(shopFolder(result.parallelIndex + 1)));
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const [, , , ...names] = test.titlePath();
    const ok = test.outcome() === "expected";
    const skipped = test.outcome() === "skipped";
    writeResult({
      file: relative(process.cwd(), test.location.file),
      name: names.join(" "),
      state: skipped ? "skipped" : ok ? "passed" : "failed",
      milliseconds: result.duration,
      ...(ok || skipped
        ? {}
        : {
            reason: result.errors.map(({ stack, message }) => stack ?? message ?? "").join("\n"),
            pictures: result.attachments.flatMap(({ path, contentType }) =>
              path && contentType === "image/png" ? [path] : [],
            ),
            logs: logsSince(this.#logSizes.get(result) ?? {}),
          }),
    });
    this.#logSizes.delete(result);
  }

  onError(error: TestError): void {
    const reason = error.stack ?? error.message ?? "";
    const [file, name] = [error.location?.file ?? "playwright", "outside the tests"];
    writeResult({ file, name, state: "failed", milliseconds: 0, reason });
  }

  printsToStdio(): boolean {
    return true;
  }
}
