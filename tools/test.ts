/**
 * `npm test`: installs, checks, runs the unit tests, then starts a throwaway shop and runs the
 * backend, life-cycle and browser tests against it. It ends with the name of each test that failed and the
 * line `N passed, N failed, N skipped`; a check counts as one test.
 */
import { globSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { capture } from "./launch/capture.ts";
import { complain } from "./launch/launcher.ts";
import { preparePlace } from "./launch/prepare.ts";
import { Stopped } from "./launch/stopping.ts";
import { projectFolder } from "./settings.mjs";
import { runChecks } from "./testing/checks.ts";
import { findChromium } from "./testing/chromium.ts";
import {
  add,
  oneFailure,
  type Tally,
  tallyOf,
  tallyPlaywright,
  tallyVitest,
} from "./testing/reports.ts";
import { startShopForTests } from "./testing/shop-for-tests.ts";

const results = join(projectFolder, "tests/results");
const tallies: Tally[] = [];
const { steps, signal, prepare } = preparePlace();

function show(title: string, output: string): void {
  process.stderr.write(`\n--- ${title}\n${output.trimEnd()}\n\n`);
}

async function check(): Promise<void> {
  for (const { name, ok, output } of await runChecks(steps, signal)) {
    tallies.push(ok ? { passed: 1, failed: 0, skipped: 0, failures: [] } : oneFailure(name));
    if (!ok) show(name, output);
  }
}

/** Runs one of the test programs and counts what its report says. */
async function runTests(
  title: string,
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  tally: Parameters<typeof tallyOf>[2],
): Promise<boolean> {
  const report = join(results, `${title.toLowerCase().replaceAll(/\W+/g, "-")}.json`);
  return steps.step(title, async (step) => {
    const { ok, output } = await capture(
      {
        script: join(projectFolder, "node_modules", script),
        args: args.map((arg) => arg.replace("REPORT", report)),
        cwd: projectFolder,
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, FORCE_COLOR: "0" },
      },
      signal,
    );
    const counted = tallyOf(report, ok, tally);
    tallies.push(counted);
    step.note(`${counted.passed} passed`);
    if (counted.failed > 0) {
      step.fail();
      show(title, output);
    }
    return counted.failed === 0;
  });
}

function vitest(title: string, project: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const reporters = ["--reporter=default", "--reporter=json", "--outputFile.json=REPORT"];
  const args = ["run", "--project", project, ...reporters];
  return runTests(title, "vitest/vitest.mjs", args, env, tallyVitest);
}

async function testWhole(): Promise<void> {
  const chromium = await steps.step("Find a Chromium", () => findChromium(signal));
  const shop = await steps.step("Start a shop for the tests", () => startShopForTests(signal));
  const env = { ...shop.env, CHROMIUM: chromium };
  try {
    const system = await vitest("Backend and life cycle", "system", env);
    const browser = await runTests(
      "Browser",
      "@playwright/test/cli.js",
      ["test", "--config", "tests/browser/playwright.config.ts", "--reporter=list,json"],
      env,
      tallyPlaywright,
    );
    for (const picture of globSync("browser/**/*.png", { cwd: results })) {
      steps.say(`  Picture: ${join(results, picture)}`);
    }
    if (!system || !browser) show("The shop's logs", shop.logs().join("\n"));
  } finally {
    await steps.step("Stop the shop", shop.stop);
  }
}

try {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  await prepare();
  await check();
  await vitest("Unit tests", "unit", process.env);
  await testWhole();
} catch (error) {
  if (!(error instanceof Stopped)) complain(error);
  tallies.push(oneFailure(String(error)));
}
const { passed, failed, skipped, failures } = add(tallies);
for (const failure of failures) process.stdout.write(`✗ ${failure}\n`);
process.stdout.write(`${passed} passed, ${failed} failed, ${skipped} skipped\n`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
