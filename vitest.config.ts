import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { unitFiles } from "./tools/testing/programs.ts";

/** Files that wait more than they compute come first: checks and unit tests run beside them. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const waits = ({ moduleId }: TestSpecification) =>
      /[\\/]tests[\\/](?:faults|life)[\\/]/.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}

/** Milliseconds. Only what hangs is to fail by them: a machine may be busy. */
const timeouts = { testTimeout: 120_000, hookTimeout: 240_000 };

/** `unit` needs nothing but the code; `system` talks to running shops that `npm test` has started. */
export default defineConfig({
  test: {
    sequence: { sequencer: WaitingFirst },
    projects: [
      // A process for each of some hundred small files would take longer than the tests in them.
      { test: { name: "unit", include: unitFiles, isolate: false, ...timeouts } },
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
