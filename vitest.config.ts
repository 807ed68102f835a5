import { defineConfig } from "vitest/config";
import { unitFiles } from "./tools/testing/programs.ts";

/** `unit` needs nothing but the code; `system` talks to running shops that `npm test` has started. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: "unit", include: unitFiles } },
      {
        test: {
          name: "system",
          include: ["tests/{backend,contract,faults,life}/**/*.test.ts"],
          setupFiles: ["tools/testing/reporting/note-logs.ts"],
          // All that a file keeps is in its worker's shop; a process for each file takes a second of it.
          isolate: false,
          // Only what hangs is to fail by them: a machine may be busy.
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
