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
    expect(tallyVitest(report)).toEqual({ passed: 3, failed: 2, skipped: 2 });
  });

  test("a file that could not be loaded is a failure", () => {
    expect(tallyVitest({ success: false, numPassedTests: 3, numFailedTests: 0 }).failed).toBe(1);
  });
});

describe("tallyPlaywright", () => {
  test("counts an unreliable test as failed", () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
    expect(tallyPlaywright({ stats, errors: [] })).toEqual({ passed: 4, failed: 2, skipped: 2 });
  });

  test("an error outside the tests is a failure", () => {
    expect(tallyPlaywright({ stats: { expected: 1 }, errors: [{}] }).failed).toBe(1);
  });
});

test("a run without a report has failed", () => {
  expect(tallyOf("/nowhere.json", true, tallyVitest)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test("sums", () => {
  expect(
    add([
      { passed: 1, failed: 2, skipped: 3 },
      { passed: 4, failed: 5, skipped: 6 },
    ]),
  ).toEqual({
    passed: 5,
    failed: 7,
    skipped: 9,
  });
});
