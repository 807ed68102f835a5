/** How a page can look: by the light of the visitor's system, and in huge type for who has no glasses at hand. */
import { expect, type Page } from "@playwright/test";
import { faultsOfLook } from "./accessibility.ts";
import { expectNoSidewaysScrolling, layoutShifts, untilHydrated } from "./steadiness.ts";
import { address, type Language } from "./texts.ts";

export interface Look {
  readonly scheme: "light" | "dark";
  readonly withoutGlasses: boolean;
}

export const narrow = { width: 320, height: 700 };

/**
 * Has the page look so without reloading it, which would lose the state that it is in. The class is the one
 * that the cookie has the server write; glasses.spec.ts tests that it does.
 */
export async function wear(page: Page, { scheme, withoutGlasses }: Look): Promise<void> {
  // Without motion no colour is read on its way to another.
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
  await page.locator("html").evaluate((html, off) => {
    html.classList.toggle("without-glasses", off);
  }, withoutGlasses);
}

/** The page is not wider than the narrowest telephone. */
export async function expectFitsPhone(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(narrow);
  await expectNoSidewaysScrolling(page);
  if (before) await page.setViewportSize(before);
}

/** In a look, a page that has no fault in another look has none either. */
export async function expectNoFaultsInLook(page: Page, look: Look, state = ""): Promise<void> {
  await wear(page, look);
  const faults = await faultsOfLook(page);
  expect({ state, look, faults }).toEqual({ state, look, faults: [] });
}

/**
 * Opens a page until it rests: nothing has moved, and it has one heading of the first level.
 * @returns what it has complained of by then, and loaded from elsewhere
 */
export async function openPage(page: Page, language: Language, path: string) {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.setExtraHTTPHeaders({ "accept-language": language });
  await page.goto(address(language, path));
  await untilHydrated(page);
  await page.waitForLoadState("networkidle");
  const { sum, moved } = await layoutShifts(page);
  expect(sum, moved.join("\n")).toBeLessThanOrEqual(0.02);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  return () => {
    const { origin } = new URL(page.url());
    return { complaints, foreign: asked.filter((url) => new URL(url).origin !== origin) };
  };
}

/** As {@link openPage} finds a page that is as it should be. */
export const quiet = { complaints: [], foreign: [] };
