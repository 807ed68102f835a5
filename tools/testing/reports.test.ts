import { describe, expect, test } from "vitest";
import { add, tallyOf, tallyPlaywright, tallyVitest } from "./reports.ts";

describe("tallyVitest", () => {
  test("counts", () => {
    const report = {
      success: false,
      numPassedTests: 3,
      numFailedTests: 2,
      numPendingTests: 1,
      numTodoTests: 1,
    };
    expect(tallyVitest(report)).toEqual({ passed: 3, failed: 2, skipped: 2, failures: [] });
  });

  test("names what failed, and why", () => {
    const assertionResults = [
      { status: "passed", fullName: "adds" },
      { status: "failed", fullName: "divides", failureMessages: ["expected 1\n\nto be 2"] },
    ];
    const report = { testResults: [{ status: "failed", assertionResults }] };
    expect(tallyVitest(report).failures).toEqual(["divides\n    expected 1\n    to be 2"]);
  });

  test("a file that could not be loaded is a failure", () => {
    expect(tallyVitest({ success: false, numPassedTests: 3, numFailedTests: 0 }).failed).toBe(1);
  });
});

describe("tallyPlaywright", () => {
  test("counts an unreliable test as failed", () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
    expect(tallyPlaywright({ stats, errors: [] })).toEqual({
      passed: 4,
      failed: 2,
      skipped: 2,
      failures: [],
    });
  });

  test("names what failed, in whatever suite it stands", () => {
    const error = { message: "the button was gone" };
    const tests = [{ status: "flaky", results: [{ error }, {}] }];
    const specs = [{ title: "buys", file: "bag.spec.ts", tests }];
    const { failures } = tallyPlaywright({ suites: [{ suites: [{ specs }] }] });
    expect(failures).toEqual(["bag.spec.ts: buys\n    the button was gone"]);
  });

  test("an error outside the tests is a failure", () => {
    expect(tallyPlaywright({ stats: { expected: 1 }, errors: [{}] }).failed).toBe(1);
  });
});

test("a run without a report has failed", () => {
  expect(tallyOf("/nowhere.json", true, tallyVitest)).toMatchObject({ passed: 0, failed: 1 });
});

test("sums", () => {
  expect(
    add([
      { passed: 1, failed: 2, skipped: 3, failures: ["a", "b"] },
      { passed: 4, failed: 5, skipped: 6, failures: ["c"] },
    ]),
  ).toEqual({
    passed: 5,
    failed: 7,
    skipped: 9,
    failures: ["a", "b", "c"],
  });
});
