import { defineConfig } from "vitest/config";

/** `unit` needs nothing but the code; `system` talks to a running shop that `npm test` has started. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "packages/*/src/**/*.test.ts",
            "storefront/{app,server}/**/*.test.{ts,tsx}",
            "storefront/*.test.ts",
            "backend/src/**/*.test.ts",
            "tools/**/*.test.ts",
            "imagery/*.test.ts",
          ],
        },
      },
      {
        test: {
          name: "system",
          include: ["tests/{backend,contract,faults,life}/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
