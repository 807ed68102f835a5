/**
 * `npm test`: installs, checks, runs the unit tests, and tests shops in copies of one template: over HTTP, in a
 * real browser, and by killing them. `npm run test:all` adds what takes long by nature. CONTRIBUTING.md says how
 * to run a part. It ends with the slowest tests, each failure once more, and the line
 * `N passed, N failed, N skipped`; a check counts as one test.
 */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeJson } from "./launch/json-file.ts";
import { complain } from "./launch/launcher.ts";
import { type Preparation, preparePlace } from "./launch/prepare.ts";
import { duration } from "./launch/steps.ts";
import { Stopped } from "./launch/stopping.ts";
import { projectFolder } from "./settings.mjs";
import { audit } from "./supply-chain/audit.ts";
import { isWhole, parseTestRun, type TestRun } from "./testing/arguments.ts";
import { runChecks } from "./testing/checks.ts";
import { findChromium } from "./testing/chromium.ts";
import { hasKept, keptShops, stopKept } from "./testing/kept-shops.ts";
import { leaksIn } from "./testing/private-logs.ts";
import { programsFor, runProgram, type TestProgram } from "./testing/programs.ts";
import { countOf, describeFailure, failureOf, type Outcome, slowest } from "./testing/results.ts";
import { startShops, type TestShops } from "./testing/shops.ts";

const results = join(projectFolder, "tests/results");
const outcomes: Outcome[] = [];
const { steps, signal, prepare } = preparePlace();

function report(outcome: Outcome): void {
  outcomes.push(outcome);
  if (outcome.state === "failed") steps.say(`\n${describeFailure(outcome)}`);
}

async function check(preparation: Preparation): Promise<void> {
  for (const { name, ok, output } of await runChecks(steps, signal, preparation)) {
    if (ok) report({ area: "check", file: "", name, state: "passed", milliseconds: 0 });
    else report(failureOf("check", name, output));
  }
}

/** Holes that became known since; a registry that does not answer leaves it open, which is no success. */
async function checkKnownHoles(): Promise<void> {
  const name = "Known holes of packages";
  const { state, reason } = await steps.step(name, async (step) => {
    const found = await audit(signal);
    if (found.state === "failed") step.fail();
    if (found.state === "skipped") step.skip(`left open. ${found.reason}`);
    return found;
  });
  report({ area: "check", file: "", name, state, milliseconds: 0, reason });
}

const isUnit = ({ areas }: TestProgram) => areas.includes("unit");

/** Checks and unit tests, which need no shop. */
async function testSources(
  run: TestRun,
  programs: readonly TestProgram[],
  preparation: Preparation,
): Promise<void> {
  if (run.areas.includes("check")) await check(preparation);
  await preparation.all;
  if (run.areas.includes("check") && run.all) await checkKnownHoles();
  for (const program of programs.filter(isUnit)) {
    await runProgram({ steps, signal, report }, program, run, run.workers, process.env);
  }
}

function openShops(count: number, keep: boolean): Promise<TestShops> {
  return steps.step(count === 1 ? "A shop for the tests" : `${count} shops for the tests`, () =>
    keep ? keptShops(count, signal) : startShops(count, signal),
  );
}

async function test(run: TestRun, preparation: Preparation): Promise<void> {
  const programs = programsFor(run);
  if (programs.length === 0 && !run.areas.includes("check")) {
    report(failureOf("unit", "No test file is called so", run.words.join(" ")));
  }
  const onShops = programs.filter((program) => !isUnit(program));
  const count = Math.min(run.workers, Math.max(0, ...onShops.map(({ files }) => files.length)));
  await Promise.all([
    testSources(run, programs, preparation),
    count > 0 && preparation.all.then(() => testShops(run, onShops, count)),
  ]);
}

/** A light Chromium for most tests, and a whole one for what only that can do, such as keeping pages to go back to. */
async function browsers(): Promise<NodeJS.ProcessEnv> {
  return {
    CHROMIUM: await findChromium(signal, { light: true }),
    CHROMIUM_WHOLE: await findChromium(signal, { light: false }),
  };
}

/** Whatever was tried, by whichever test: the shops' logs know nobody and open nothing. */
function privateLogs({ env }: TestShops): Outcome {
  const name = "Logs tell nothing of people, secrets and tokens";
  const found = leaksIn(env.LANDOLT_SHOPS ?? "");
  return found.length === 0
    ? { area: "check", file: "", name, state: "passed", milliseconds: 0 }
    : failureOf("check", name, found.slice(0, 30).join("\n"));
}

/** Backend and browser, while checks and unit tests use what they leave of the processors. */
async function testShops(
  run: TestRun,
  programs: readonly TestProgram[],
  count: number,
): Promise<void> {
  const keep = run.keep || (!isWhole(run) && hasKept());
  const shops = await openShops(count, keep);
  try {
    steps.say(`  Random inputs begin with TEST_SEED=${process.env.TEST_SEED}`);
    const env = { ...process.env, ...shops.env };
    for (const program of programs) {
      const own = program.areas.includes("browser") ? await browsers() : {};
      await runProgram({ steps, signal, report }, program, run, count, { ...env, ...own });
    }
    report(privateLogs(shops));
  } finally {
    if (!keep) await steps.step("Stop the shops", shops.stop);
  }
}

const began = performance.now();
try {
  const run = parseTestRun(process.argv.slice(2));
  if (run.stop) {
    await stopKept();
    process.exit();
  }
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  // Read by tests (extent.ts, random.ts), and in their shops (in-shop.cjs).
  process.env.LANDOLT_TEST_ALL = run.all ? "yes" : "";
  process.env.TEST_SEED ??= String(Date.now() % 1e9);
  await test(run, prepare({ website: isWhole(run) }));
} catch (error) {
  if (!(error instanceof Stopped)) complain(error);
  outcomes.push(failureOf("check", String(error), ""));
}
writeJson(join(results, "outcomes.json"), outcomes);
const slow = slowest(outcomes);
if (slow.length > 0) steps.say(["", "The slowest tests:", ...slow, ""].join("\n"));
for (const one of outcomes) {
  if (one.state === "failed") process.stdout.write(`✗ ${one.file} ${one.name}\n`);
}
const [passed, failed, skipped] = (["passed", "failed", "skipped"] as const).map((state) =>
  countOf(outcomes, state),
);
steps.say(`In ${duration(performance.now() - began)}.`);
process.stdout.write(`${passed} passed, ${failed} failed, ${skipped} skipped\n`);
process.exit((failed ?? 1) > 0 || passed === 0 ? 1 : 0);
