import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { unitFiles } from "./tools/testing/programs.ts";

/** First what is so long that the run would wait for it alone at its end, then what waits more than it computes. */
const first = [/[\\/]lens-fuzz\.test/, /[\\/]tests[\\/](?:faults|life)[\\/]/];

class LongAndWaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = first.findIndex((pattern) => pattern.test(moduleId));
      return found < 0 ? first.length : found;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
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
    sequence: { sequencer: LongAndWaitingFirst },
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
