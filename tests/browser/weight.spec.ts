/**
 * What a browser has to load before a page can be used, as it travels. The limits are what it was when
 * they were set and a little more: a page may become lighter, and heavier only by a decision.
 */
import { expect, test } from "@playwright/test";

const kilobyte = 1024;
const budgets = {
  /** Pages on which something is chosen to be bought. */
  shop: {
    limit: 111 * kilobyte,
    paths: [
      ...["/shop", "/shop/contact-lenses", "/shop/oakley", "/shop/product/oakley-holbrook"],
      "/shop/product/clairval-multi-purpose-solution",
    ],
  },
  /** The same with the form for the values of each eye. */
  lens: { limit: 121 * kilobyte, paths: ["/shop/product/biofinity"] },
  /** Pages to be read, the lookbook and the form of a home visit among them. */
  content: {
    limit: 110 * kilobyte,
    paths: [
      ...["/", "/services", "/brands", "/about", "/contact", "/legal/terms", "/design"],
      ...["/lookbook", "/lookbook/torvik-fjell", "/homeservice"],
    ],
  },
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
