import { expect, type Page } from "@playwright/test";

/** The page's program runs and answers what its visitor does. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Reflect.has(globalThis, "__reactRouterDataRouter"));
}

/** What has arrived by now has been worked on and drawn. */
export const untilDrawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const inTwoFrames = () =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        requestIdleCallback(inTwoFrames);
      }),
  );

/** How far the page has moved under its reader since it was opened, as browsers count it (CLS). */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) {
            if ("value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput) {
              sum += Number(entry.value);
            }
          }
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: "layout-shift", buffered: true });
        // What was buffered is delivered with the next frames.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords());
            observer.disconnect();
            resolve(sum);
          }),
        );
      }),
  );
}

/** The page is not wider than its window; what was just drawn again may need a moment. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
}
