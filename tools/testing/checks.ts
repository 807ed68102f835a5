import { join } from "node:path";
import { capture, type Program } from "../launch/capture.ts";
import { storefrontFolder } from "../launch/launch.ts";
import type { Preparation } from "../launch/prepare.ts";
import type { Steps } from "../launch/steps.ts";
import { projectFolder } from "../settings.mjs";

export interface CheckResult {
  readonly name: string;
  readonly ok: boolean;
  readonly output: string;
}

interface Check {
  readonly name: string;
  /** One after the other; the first that fails ends the check. */
  readonly programs: readonly Program[];
  /** It reads nothing of the backend's packages, and goes on while they are installed. */
  readonly isOfRoot?: true;
}

const env = { ...process.env, NO_COLOR: "1" };
const inRoot = (script: string, ...args: string[]): Program => ({
  script: join(projectFolder, "node_modules", script),
  args,
  cwd: projectFolder,
  env,
});
const ofTools = (script: string): Program => ({
  script: join(projectFolder, "tools", script),
  args: [],
  cwd: projectFolder,
  env,
});
/** By one thread: several work out the same types several times, and another check takes the second processor. */
const typesOf = (project: string): Program =>
  inRoot("typescript/bin/tsc", "--noEmit", "--singleThreaded", "-p", project);

const checks: readonly Check[] = [
  {
    name: "Types of the website",
    programs: [
      { ...inRoot("@react-router/dev/bin.cjs", "typegen"), cwd: storefrontFolder },
      typesOf("storefront"),
    ],
    isOfRoot: true,
  },
  { name: "Texts in all languages", programs: [ofTools("messages.ts")], isOfRoot: true },
  { name: "Links between documents", programs: [ofTools("links.ts")], isOfRoot: true },
  {
    name: "Types of the backend",
    // By the compiler of everything else, which is several times as fast; the build uses Medusa's own.
    programs: [typesOf("backend"), typesOf("backend/src/admin")],
  },
  { name: "Types of the tools", programs: [typesOf("tools")] },
  {
    name: "Types of the tests",
    programs: [typesOf("tests"), typesOf("packages/tsconfig.tests.json")],
  },
  {
    name: "Lint and format",
    programs: [inRoot("@biomejs/biome/bin/biome", "check", "--error-on-warnings")],
  },
  { name: "Unused code and packages", programs: [inRoot("knip/bin/knip.js")] },
  { name: "Whose tables the SQL touches", programs: [ofTools("table-owners.ts")] },
  { name: "Rooms of the backend", programs: [ofTools("rooms.ts")] },
];

const atOnce = 2;

/** Runs every check, two at a time, each as soon as what it reads is there. */
export async function runChecks(
  steps: Steps,
  signal: AbortSignal,
  { root, all }: Preparation,
): Promise<CheckResult[]> {
  const waiting = [...checks];
  const results: CheckResult[] = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      await (check.isOfRoot ? root : all);
      results.push(await runCheck(steps, check, signal));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

function runCheck(steps: Steps, { name, programs }: Check, signal: AbortSignal) {
  return steps.step(name, async (step): Promise<CheckResult> => {
    let output = "";
    for (const program of programs) {
      const captured = await capture({ ...program, nice: true }, signal);
      output += captured.output;
      if (!captured.ok) {
        step.fail();
        return { name, ok: false, output };
      }
    }
    return { name, ok: true, output };
  });
}
