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

interface Shifts {
  /** As browsers count it (CLS). */
  readonly sum: number;
  /** What moved, for who has to find out why. */
  readonly moved: readonly string[];
}

type ShiftEntry = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
};

/** How far the page has moved under its reader since it was opened. */
export function layoutShifts(page: Page): Promise<Shifts> {
  return page.evaluate(
    () =>
      new Promise<Shifts>((resolve) => {
        let sum = 0;
        const moved: string[] = [];
        const add = (entries: PerformanceEntryList) => {
          for (const { value, hadRecentInput, startTime, sources } of entries as ShiftEntry[]) {
            if (hadRecentInput) continue;
            sum += value;
            const texts = sources.map(({ node }) => node?.textContent?.trim().slice(0, 60));
            moved.push(`${value} at ${Math.round(startTime)} ms: ${texts.join(" | ")}`);
          }
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: "layout-shift", buffered: true });
        // What was buffered is delivered with the next frames.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords());
            observer.disconnect();
            resolve({ sum, moved });
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
