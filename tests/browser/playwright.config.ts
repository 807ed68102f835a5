import { defineConfig } from "@playwright/test";
import { runningShop } from "../support/shop-info.ts";

/** `npm test` starts a shop for each worker and says where they are and which Chromium to use. */
export default defineConfig({
  testDir: ".",
  outputDir: "../results/browser",
  fullyParallel: true,
  reporter: "../../tools/testing/reporting/playwright.ts",
  // Only what hangs is to fail by them: a machine may be busy.
  timeout: 180_000,
  expect: { timeout: 40_000 },
  use: {
    baseURL: runningShop().shop,
    browserName: "chromium",
    screenshot: "only-on-failure",
    // A picture that comes into focus costs a processor without a graphics card more than the rest of its page.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
      args: [
        ...["--disable-quic", "--no-first-run", "--disable-background-networking"],
        // No page is open long enough to win back what the last of V8's compilers costs, a tenth of all processor time; compiled
        // simply at once it takes a twentieth less than interpreted first.
        "--js-flags=--no-opt --always-sparkplug",
        ...["--in-process-gpu", "--disable-gpu-compositing"],
        // Each page would have a spare process made beside its own: over a quarter of the processor time of looks.spec.ts.
        "--disable-site-isolation-trials",
      ],
      chromiumSandbox: process.getuid?.() !== 0,
    },
  },
});
