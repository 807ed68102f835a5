import { defineConfig } from "@playwright/test";

/** `npm test` starts the shop and says where it is and which Chromium to use. */
export default defineConfig({
  testDir: ".",
  outputDir: "../results/browser",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // Two browsers, a backend and a database share what may be two cores.
  expect: { timeout: 15_000 },
  use: {
    baseURL: process.env.SHOP_URL ?? "http://localhost:3000",
    browserName: "chromium",
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
    launchOptions: {
      ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
      args: ["--disable-quic", "--no-first-run", "--disable-background-networking"],
      chromiumSandbox: process.getuid?.() !== 0,
    },
  },
});
