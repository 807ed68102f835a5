/**
 * What a browser has to load before a page can be used, as it travels. The limits are what it was when
 * they were set and a little more: a page may become lighter, and heavier only by a decision.
 */
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { howMany } from "../support/extent.ts";
import { forEach } from "./site.ts";
import { untilHydrated } from "./steadiness.ts";

const kilobyte = 1024;
const budgets = {
  /** Pages on which something is chosen: what is bought, seen in the store, or the time of a visit. */
  shop: {
    limit: 113.5 * kilobyte,
    paths: [
      ...["/shop/product/oakley-holbrook", "/shop/oakley", "/homeservice", "/lookbook", "/shop"],
      ...["/shop/product/clairval-multi-purpose-solution", "/lookbook/torvik-fjell"],
      ...["/shop/contact-lenses", "/appointment"],
    ],
  },
  /** The same with the form for the values of each eye, the lens nearest to them, and the questions before the order. */
  lens: { limit: 127 * kilobyte, paths: ["/shop/product/biofinity"] },
  /** Pages to be read. */
  content: {
    limit: 110 * kilobyte,
    paths: ["/", "/legal/terms", "/contact", "/services", "/brands", "/about", "/design"],
  },
};

/** The scripts that a page has loaded, as they travelled. */
async function scriptsOf(context: BrowserContext, path: string) {
  const page = await context.newPage();
  await page.goto(path);
  // The program of a kept page starts behind the page.
  await untilHydrated(page);
  await page.waitForLoadState("networkidle");
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => new URL(name).pathname.endsWith(".js"))
      .map((entry) => ({
        bytes: entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : Number.NaN,
        origin: new URL(entry.name).origin,
      })),
  );
  await page.close();
  return scripts;
}

for (const [kind, { limit, paths }] of Object.entries(budgets)) {
  test(`${kind}: the scripts of each page`, async ({ context }) => {
    // What one page has left in the browser's memory weighs as much for the next.
    await forEach(paths.slice(0, howMany(3, paths.length)), async (path) => {
      const scripts = await scriptsOf(context, path);
      expect(scripts.length, path).toBeGreaterThan(3);
      expect(new Set(scripts.map(({ origin }) => origin)).size, path).toBe(1);
      expect(
        scripts.reduce((sum, { bytes }) => sum + bytes, 0),
        path,
      ).toBeLessThan(limit);
      const weightless = scripts.filter(({ bytes }) => !(bytes > 0));
      expect(weightless, path).toEqual([]);
    });
  });
}

/** Names of the fonts that a page has loaded, and what they weigh. */
async function fontsOf(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => {
    const fonts = performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".woff2"))
      .map((entry) => ({
        // A build adds eight letters, a dash perhaps among them.
        name: new URL(entry.name).pathname.replace(/^.*\/|-[\w-]{8}\.woff2$/g, ""),
        bytes: entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : Number.NaN,
      }));
    return {
      names: fonts.map(({ name }) => name).sort(),
      bytes: fonts.reduce((sum, { bytes }) => sum + bytes, 0),
    };
  });
}

test("two fonts hold the letters of our languages, others come with a name that has them", async ({
  page,
}) => {
  for (const path of ["/", "/fr/services", "/de/shop/contact-lenses"]) {
    const { names, bytes } = await fontsOf(page, path);
    expect(names, path).toEqual(["instrument-sans", "newsreader"]);
    expect(bytes, path).toBeLessThan(25 * kilobyte);
  }
  const { names } = await fontsOf(page, `/search?q=${encodeURIComponent("Señor Łukasz")}`);
  expect(names).toEqual(expect.arrayContaining(["instrument-sans", "newsreader"]));
  expect(names.length).toBeGreaterThan(2);
});
