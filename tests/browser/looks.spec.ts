/**
 * One page of each template in the light of a wide window, in dark at 200 %, or without glasses at 320 px. Languages and
 * looks take turns, so that each meets the other, and in no look is a page wider than its window. What does not depend on
 * how a page is drawn is tested over HTTP for every address by routes.spec.ts; every address in every look is
 * looks.all.spec.ts.
 */
import { expect, type Page, test } from "@playwright/test";
import { isAll } from "../support/extent.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { inTurn } from "./each-visitor.ts";
import { type Look, narrow, openPage, quiet, wear } from "./looks.ts";
import { templates } from "./paths.ts";
import { expectNoSidewaysScrolling } from "./steadiness.ts";
import { languages } from "./texts.ts";

/** A window of 1,280 px at 200 % has 640. */
const looks: readonly (Look & { size: { width: number; height: number } })[] = [
  { scheme: "light", withoutGlasses: false, size: { width: 1280, height: 720 } },
  { scheme: "dark", withoutGlasses: false, size: { width: 640, height: 450 } },
  { scheme: "light", withoutGlasses: true, size: narrow },
  { scheme: "dark", withoutGlasses: true, size: narrow },
];

/** In the look whose turn it is; no page is wider than its window in any. */
async function expectNoFaults(page: Page, index: number) {
  // Three languages are in turn as well: each look moves on by one when they begin again.
  const turn = index + Math.floor(index / languages.length);
  for (const [at, { size, ...look }] of looks.entries()) {
    const hasTurn = at === turn % looks.length;
    // The last is as wide as the one before it.
    if (at === looks.length - 1 && !hasTurn) continue;
    await page.setViewportSize(size);
    await wear(page, look);
    await expectNoSidewaysScrolling(page);
    if (!hasTurn) continue;
    expect({ look, faults: await accessibilityFaults(page) }).toEqual({ look, faults: [] });
  }
}

// In all, looks.all.spec.ts opens every address.
for (const [index, path] of isAll ? [] : templates.entries()) {
  const language = inTurn(languages, index);
  test(`${path} has no fault in any look, in ${language}`, async ({ page }) => {
    const found = await openPage(page, language, path);
    await expectNoFaults(page, index);
    expect(found()).toEqual(quiet);
  });
}

test("every control of a page is reached by keyboard, in order, and shows it", async ({ page }) => {
  await page.goto("/shop/product/oakley-holbrook");
  await page.waitForLoadState("networkidle");
  const reachable = await page
    .locator("a[href], button:enabled, input:enabled:not([type=hidden]), select, summary")
    .filter({ visible: true })
    .count();
  let hidden = 0;
  for (let step = 0; step < reachable + 20; step++) {
    await page.keyboard.press("Tab");
    const focus = await page.evaluate(() => {
      const one = document.activeElement;
      if (!one || one === document.body) return undefined;
      one.setAttribute("data-reached", "");
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      const { width, height } = one.getBoundingClientRect();
      // A choice of several draws its ring around the whole row.
      const shown = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
      const around = one.closest("label");
      const row = around && getComputedStyle(around).outlineStyle !== "none";
      return { shown: (shown || row) && width > 0 && height > 0 };
    });
    if (!focus) break;
    if (!focus.shown) hidden += 1;
  }
  expect(hidden).toBe(0);
  // Of the radio buttons of one group the keyboard reaches one.
  const radios = await page.getByRole("radio").count();
  const reached = await page.locator("[data-reached]").count();
  expect(reached).toBeGreaterThanOrEqual(reachable - Math.max(0, radios - 1));
});
