import { stripVTControlCharacters } from "node:util";
import { isObject } from "../launch/json-file.ts";
import { duration } from "../launch/steps.ts";
import type { Area } from "./arguments.ts";
import type { TestResult } from "./reporting/result.ts";

/** What came of a check or a test, and how it is run alone. */
export interface Outcome extends TestResult {
  readonly area: Area;
}

/** The result in a line that one of our reporters wrote; nothing in any other line. */
export function resultIn(line: string): TestResult | undefined {
  if (!line.startsWith('{"result":')) return undefined;
  try {
    const { result } = JSON.parse(line);
    return isObject(result) ? (result as unknown as TestResult) : undefined;
  } catch {
    return undefined;
  }
}

/** A check that failed, or a program that ended badly without a failed test. */
export const failureOf = (area: Area, name: string, reason: string): Outcome => ({
  ...{ area, file: "", name, state: "failed", milliseconds: 0 },
  reason,
});

export const countOf = (outcomes: readonly Outcome[], state: Outcome["state"]): number =>
  outcomes.filter((outcome) => outcome.state === state).length;

const quoted = (text: string) => `"${text.replaceAll(/(["\\$`])/g, "\\$1")}"`;

/** The command that runs it alone. */
export function commandOf({ area, file, name }: Outcome): string {
  if (area === "check") return "npm run check";
  const words = file === "" ? [area] : [area, file];
  return `npm test -- ${[...words, "--name", quoted(name)].join(" ")}`;
}

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, "    ");

/** A failure with its reason, its pictures, what the shop logged meanwhile, and the command for it alone. */
export function describeFailure(outcome: Outcome): string {
  const { area, name, file, reason = "", pictures = [], logs = "" } = outcome;
  const lines = stripVTControlCharacters(reason).split("\n").slice(0, 40).join("\n");
  return [
    `--- ${area}: ${[file, name].filter(Boolean).join(" › ")}`,
    indented(lines.trimEnd()),
    ...pictures.map((path) => `    Picture: ${path}`),
    ...(logs === ""
      ? []
      : ["    Logged by the shop meanwhile:", indented(indented(logs.trimEnd()))]),
    `    Alone: ${commandOf(outcome)}`,
    "",
  ].join("\n");
}

/** The tests that took longest, the slowest first, a line each. */
export function slowest(outcomes: readonly Outcome[], most = 10): string[] {
  return outcomes
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, most)
    .filter(({ milliseconds }) => milliseconds >= 100)
    .map(
      ({ milliseconds, file, name }) =>
        `  ${duration(milliseconds).padStart(12)}  ${file} › ${name}`,
    );
}
