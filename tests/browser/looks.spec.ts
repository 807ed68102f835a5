/**
 * Every screen as it can look: dark, at 200 %, at 320 px, without glasses. The light one is looked at in
 * all languages by routes.spec.ts; here the languages take turns, so that each meets every look.
 */
import { expect, test } from "@playwright/test";
import { accessibilityFaults } from "./accessibility.ts";
import { paths } from "./paths.ts";
import { expectNoSidewaysScrolling } from "./steadiness.ts";
import { address, languages } from "./texts.ts";

const inTurn = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

paths.forEach((path, index) => {
  const language = inTurn(languages, index);
  test(`${path} in the dark, at 200 % and 320 px, in ${language}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    // A window of 1,280 px at 200 % has 640.
    await page.setViewportSize({ width: 640, height: 450 });
    await page.setExtraHTTPHeaders({ "accept-language": language });
    await page.goto(address(language, path));
    await expectNoSidewaysScrolling(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScrolling(page);
  });

  const other = inTurn(languages, index + 1);
  const colorScheme = inTurn(["light", "dark"] as const, index);
  test(`${path} without glasses, ${colorScheme}, in ${other}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: "glasses", value: "off", url: baseURL ?? "" }]);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.setExtraHTTPHeaders({ "accept-language": other });
    await page.goto(address(other, path));
    await expect(page.locator("html")).toHaveClass("without-glasses");
    await expectNoSidewaysScrolling(page);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

test("every control of a page is reached by keyboard, in order, and shows it", async ({ page }) => {
  await page.goto("/shop/product/oakley-holbrook");
  await page.waitForLoadState("networkidle");
  const reachable = await page
    .locator("a[href], button:enabled, input:enabled:not([type=hidden]), select, summary")
    .filter({ visible: true })
    .count();
  const seen = new Set<string>();
  let hidden = 0;
  for (let step = 0; step < reachable + 20; step++) {
    await page.keyboard.press("Tab");
    const focus = await page.evaluate(() => {
      const one = document.activeElement;
      if (!one || one === document.body) return undefined;
      const all = [...document.querySelectorAll("*")];
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      const { width, height } = one.getBoundingClientRect();
      // A choice of several draws its ring around the whole row.
      const shown = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
      const around = one.closest("label");
      const row = around && getComputedStyle(around).outlineStyle !== "none";
      return { at: String(all.indexOf(one)), shown: (shown || row) && width > 0 && height > 0 };
    });
    if (!focus) break;
    if (!focus.shown) hidden += 1;
    seen.add(focus.at);
  }
  expect(hidden).toBe(0);
  // Of the radio buttons of one group the keyboard reaches one.
  const radios = await page.getByRole("radio").count();
  expect(seen.size).toBeGreaterThanOrEqual(reachable - Math.max(0, radios - 1));
});
