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
            "backend/src/**/*.test.ts",
            "tools/**/*.test.ts",
          ],
        },
      },
      {
        test: {
          name: "system",
          include: ["tests/{backend,life}/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
