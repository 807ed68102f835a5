import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { unitFiles } from "./tools/testing/programs.ts";

/** So long that the run would wait for it alone at its end. */
const isLong = (file: string) =>
  /[\\/](?:lens-fuzz|contract|(?:long-files|first-start|backup|secrets|killed)\.all)\.test/.test(
    file,
  );
/** These wait for jobs and processes more than they compute. */
const isWaiting = (file: string) => /[\\/]tests[\\/](?:faults|life)[\\/]/.test(file);
/** So many of the others beside each that waits, as long as there are. */
const besideEach = 3;

class WaitingAmongOthers extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const long = sorted.filter(({ moduleId }) => isLong(moduleId));
    const rest = sorted.filter((file) => !long.includes(file));
    const waiting = rest.filter(({ moduleId }) => isWaiting(moduleId));
    const others = rest.filter((file) => !waiting.includes(file));
    const mixed = waiting.flatMap((file, at) => [
      file,
      ...others.slice(at * besideEach, (at + 1) * besideEach),
    ]);
    return [...long, ...mixed, ...others.slice(waiting.length * besideEach)];
  }
}

/** Milliseconds. Only what hangs is to fail by them: a machine may be busy. */
const timeouts = {
  testTimeout: 300_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000 } },
};

/** `unit` needs nothing but the code; `system` talks to running shops that `npm test` has started. */
export default defineConfig({
  test: {
    sequence: { sequencer: WaitingAmongOthers },
    tags: [
      { name: "long", description: "Left out by `npm test`, which has another case of its kind." },
    ],
    projects: [
      // A process for each of some hundred small files would take longer than the tests in them.
      {
        test: {
          name: "unit",
          include: unitFiles,
          setupFiles: ["tools/testing/restore-all.ts"],
          isolate: false,
          ...timeouts,
        },
      },
      {
        test: {
          name: "system",
          include: ["tests/{backend,contract,faults,life}/**/*.test.ts"],
          setupFiles: ["tools/testing/reporting/note-logs.ts"],
          // All that a file keeps is in its worker's shop; a process for each file takes a second of it.
          isolate: false,
          ...timeouts,
        },
      },
    ],
  },
});
