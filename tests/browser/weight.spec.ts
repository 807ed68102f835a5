/**
 * What a browser has to load before a page can be used, as it travels. The limits are what it was when
 * they were set and a little more: a page may become lighter, and heavier only by a decision.
 */
import { expect, test } from "@playwright/test";

const kilobyte = 1024;
const budgets = {
  /** Pages on which something is chosen to be bought. */
  shop: {
    limit: 114 * kilobyte,
    paths: [
      ...["/shop", "/shop/contact-lenses", "/shop/oakley", "/shop/product/oakley-holbrook"],
      "/shop/product/clairval-multi-purpose-solution",
    ],
  },
  /** The same with the form for the values of each eye. */
  lens: { limit: 124 * kilobyte, paths: ["/shop/product/biofinity"] },
  content: {
    limit: 110 * kilobyte,
    paths: [...["/", "/services", "/brands", "/about", "/contact", "/legal/terms", "/design"]],
  },
  /** Frames to be seen in the store, with facets and a viewer. */
  lookbook: { limit: 112 * kilobyte, paths: ["/lookbook", "/lookbook/torvik-fjell"] },
  /** The longest form there is. What judges it and its calendar are loaded by who fills it in. */
  visit: { limit: 115.5 * kilobyte, paths: ["/homeservice"] },
};

for (const [kind, { limit, paths }] of Object.entries(budgets)) {
  for (const path of paths) {
    test(`${kind}: the scripts of ${path}`, async ({ page }) => {
      await page.goto(path);
      // The program of a kept page starts behind the page.
      await page.waitForFunction(() => Reflect.has(globalThis, "__reactRouterDataRouter"));
      await page.waitForLoadState("networkidle");
      const scripts = await page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .filter(({ name }) => new URL(name).pathname.endsWith(".js"))
          .map((entry) => ({
            name: new URL(entry.name).pathname,
            bytes: entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : Number.NaN,
            origin: new URL(entry.name).origin,
          })),
      );
      expect(scripts.length).toBeGreaterThan(3);
      expect(new Set(scripts.map(({ origin }) => origin)).size).toBe(1);
      expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(limit);
    });
  }
}
