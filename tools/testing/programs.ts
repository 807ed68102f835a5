import { globSync } from "node:fs";
import { join } from "node:path";
import { capture } from "../launch/capture.ts";
import type { Steps } from "../launch/steps.ts";
import { projectFolder } from "../settings.mjs";
import type { Area, TestRun } from "./arguments.ts";
import { countOf, failureOf, type Outcome, resultIn } from "./results.ts";

/** Where a run shows what it does. */
export interface Report {
  readonly steps: Steps;
  readonly signal: AbortSignal;
  readonly report: (outcome: Outcome) => void;
}

/** A program that runs tests, with the files it is asked for. */
export interface TestProgram {
  readonly title: string;
  readonly areas: readonly Area[];
  readonly files: readonly string[];
}

export const unitFiles = [
  "packages/*/src/**/*.test.ts",
  "storefront/{app,server}/**/*.test.{ts,tsx}",
  "storefront/*.test.ts",
  "backend/src/**/*.test.ts",
  "tools/**/*.test.ts",
  "imagery/*.test.ts",
];

const slashed = (path: string) => path.replaceAll("\\", "/");

/** The test files of an area that a run asks for. Files called `.all.` are for `npm run test:all`, or named so. */
function filesOf(area: Area, { words, all }: TestRun): string[] {
  const withLong = all || words.some((word) => word.includes(".all"));
  const patterns = area === "unit" ? unitFiles : [`tests/${area}/**/*.{test,spec}.ts`];
  return patterns
    .flatMap((pattern) => globSync(pattern, { cwd: projectFolder }))
    .map(slashed)
    .filter((file) => !file.includes("node_modules/"))
    .filter((file) => withLong || !/\.all\.(?:test|spec)\.ts$/.test(file))
    .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
    .sort();
}

const ofBackend: readonly Area[] = ["backend", "contract", "faults", "life"];

/** What has to be run, in its order; programs without files are left out. */
export function programsFor(run: TestRun): TestProgram[] {
  const program = (title: string, areas: readonly Area[]): TestProgram => {
    const asked = areas.filter((area) => run.areas.includes(area));
    return { title, areas: asked, files: asked.flatMap((area) => filesOf(area, run)) };
  };
  return [
    program("Unit tests", ["unit"]),
    program("Backend, faults and life", ofBackend),
    program("Browser", ["browser"]),
  ].filter(({ files }) => files.length > 0);
}

/** The name of a test as a pattern for Vitest and Playwright. */
const literally = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** Whether tests that are marked as long are left out: unless somebody asks for all, or for a file. */
const isShort = ({ all, words, name }: TestRun) => !all && words.length === 0 && name === undefined;

function commandFor({ areas, files }: TestProgram, run: TestRun, workers: number) {
  const { name } = run;
  if (areas.includes("browser")) {
    return {
      script: "@playwright/test/cli.js",
      args: [
        ...["test", "--config", "tests/browser/playwright.config.ts"],
        ...["--workers", String(workers)],
        ...files.map((file) => `${literally(file)}$`),
        ...(name === undefined ? [] : ["--grep", literally(name)]),
        ...(isShort(run) ? ["--grep-invert", "@long"] : []),
      ],
    };
  }
  const project = areas.includes("unit") ? "unit" : "system";
  return {
    script: "vitest/vitest.mjs",
    args: [
      ...["run", "--project", project, "--reporter", "./tools/testing/reporting/vitest.ts"],
      ...(project === "system" ? ["--maxWorkers", String(workers)] : []),
      ...files,
      ...(name === undefined ? [] : ["--testNamePattern", literally(name)]),
      ...(isShort(run) ? ["--tagsFilter", "!long"] : []),
    ],
  };
}

const areaOf = (file: string, { areas: [first = "unit"] }: TestProgram): Area =>
  (/^tests\/(backend|contract|faults|life|browser)\//.exec(file)?.[1] as Area | undefined) ?? first;

/**
 * Runs one of the test programs, shows how far it is, and reports each test as soon as it ends.
 *
 * @param workers how many files at once; each has a shop of its own
 */
export function runProgram(
  { steps, signal, report }: Report,
  program: TestProgram,
  run: TestRun,
  workers: number,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  return steps.step(program.title, async (step) => {
    const outcomes: Outcome[] = [];
    const add = (outcome: Outcome) => {
      outcomes.push(outcome);
      report(outcome);
    };
    const counts = () => {
      const failed = countOf(outcomes, "failed");
      return `${countOf(outcomes, "passed")} passed${failed > 0 ? `, ${failed} failed` : ""}`;
    };
    const onLine = (line: string) => {
      const result = resultIn(line);
      if (!result) return true;
      add({ ...result, area: areaOf(slashed(result.file), program) });
      step.progress(counts());
      return false;
    };
    const { script, args } = commandFor(program, run, workers);
    const { ok, output } = await capture(
      {
        script: join(projectFolder, "node_modules", script),
        args,
        cwd: projectFolder,
        env: { ...env, FORCE_COLOR: "0" },
        // They go on while the shops are tested.
        nice: program.areas.includes("unit"),
        onLine,
      },
      signal,
    );
    const [area = "unit"] = program.areas;
    if (!ok && countOf(outcomes, "failed") === 0) {
      add(failureOf(area, `${program.title} ended badly`, output));
    }
    if (ok && outcomes.length === 0 && run.name === undefined) {
      add(failureOf(area, `${program.title} ran no test`, output));
    }
    if (countOf(outcomes, "failed") > 0) step.fail();
    step.note(counts());
  });
}
