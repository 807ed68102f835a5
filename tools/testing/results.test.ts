import { describe, expect, test } from "vitest";
import {
  commandOf,
  countOf,
  describeFailure,
  failureOf,
  type Outcome,
  resultIn,
  slowest,
} from "./results.ts";

const outcome = (change: Partial<Outcome> = {}): Outcome => ({
  area: "backend",
  file: "tests/backend/bag.test.ts",
  name: "a bag keeps its lines",
  state: "passed",
  milliseconds: 1200,
  ...change,
});

describe("resultIn", () => {
  test("reads a reporter's line", () => {
    const { area: _, ...result } = outcome();
    expect(resultIn(JSON.stringify({ result }))).toEqual(result);
  });

  test.each(["", "a test wrote this", "{}", '{"result":', '{"result":3}'])(
    "leaves %j alone",
    (line) => {
      expect(resultIn(line)).toBeUndefined();
    },
  );
});

test("counts by state", () => {
  const outcomes = [outcome(), outcome({ state: "failed" }), failureOf("check", "Lint", "x")];
  expect(countOf(outcomes, "failed")).toBe(2);
  expect(countOf(outcomes, "passed")).toBe(1);
  expect(countOf(outcomes, "skipped")).toBe(0);
});

describe("commandOf", () => {
  test("names the file and the test", () => {
    expect(commandOf(outcome({ name: 'says "no" for $5' }))).toBe(
      'npm test -- backend tests/backend/bag.test.ts --name "says \\"no\\" for \\$5"',
    );
  });

  test("of a check is the check", () => {
    expect(commandOf(failureOf("check", "Lint", ""))).toBe("npm run check");
  });
});

test("a failure tells its reason without colours, its picture, the logs and the command", () => {
  const text = describeFailure(
    outcome({
      state: "failed",
      reason: "\u001b[31mexpected 1\u001b[0m\nto be 2",
      pictures: ["/results/one.png"],
      logs: "backend.log\nboom\n",
    }),
  );
  for (const part of [
    "expected 1\n    to be 2",
    "Picture: /results/one.png",
    "boom",
    "npm test --",
  ]) {
    expect(text).toContain(part);
  }
});

test("the slowest come first, and quick ones not at all", () => {
  const lines = slowest([
    outcome({ name: "quick", milliseconds: 5 }),
    outcome({ name: "slow", milliseconds: 1000 }),
    outcome({ name: "slower", milliseconds: 61_000 }),
  ]);
  expect(lines.map((line) => line.split(" › ")[1])).toEqual(["slower", "slow"]);
});
