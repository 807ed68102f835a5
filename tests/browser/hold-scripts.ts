import type { Page } from "@playwright/test";

/** Lets no program run, or none of these, until it is released: a slow phone on a slow line. */
export async function holdScripts(page: Page, scripts = /\/assets\/.*\.js$/): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}
