import { defineConfig } from "@playwright/test";

/** `npm test` starts the shop and says where it is and which Chromium to use. */
export default defineConfig({
  testDir: ".",
  outputDir: "../results/browser",
  fullyParallel: true,
  workers: 1,
  // A browser, a website, a backend and a database share what may be two cores.
  timeout: 180_000,
  expect: { timeout: 40_000 },
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
