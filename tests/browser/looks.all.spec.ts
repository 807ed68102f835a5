/**
 * A page of each template in every look, the other addresses in the first, and all in every language not wider than the window
 * in any. What axe judges does not depend on the words of a page, so it is asked in the language whose turn it is; in the
 * others the page as it was sent has to fit.
 */
import { expect, test } from "@playwright/test";
import { accessibilityFaults } from "./accessibility.ts";
import { expectNoFaultsInLook, narrow, openPage, quiet, wear } from "./looks.ts";
import { paths, templates } from "./paths.ts";
import { expectNoSidewaysScrolling } from "./steadiness.ts";
import { address, languages } from "./texts.ts";

/** In this one every rule is asked. */
const wide = {
  scheme: "light",
  withoutGlasses: false,
  size: { width: 1280, height: 720 },
} as const;

/**
 * In these, the rules that a look can change. The narrow one without large type has the colours of the first and the order of
 * the last.
 */
const looks = [
  { scheme: "dark", withoutGlasses: false, size: { width: 640, height: 450 }, isJudged: true },
  { scheme: "dark", withoutGlasses: false, size: narrow, isJudged: false },
  { scheme: "light", withoutGlasses: true, size: narrow, isJudged: true },
  { scheme: "dark", withoutGlasses: true, size: narrow, isJudged: true },
] as const;

/** The last is as wide as the one before it, and of two as narrow the one with large type is wider. */
const asWide = [wide, ...looks.filter(({ isJudged }) => isJudged).slice(0, -1)];

const isTemplate = (path: string) => templates.some((one) => one === path);

for (const [turn, language] of languages.entries()) {
  const isInTurn = (index: number) => index % languages.length === turn;

  for (const path of paths.filter((_, index) => isInTurn(index))) {
    test(`${path} has no fault in any look, in ${language}`, async ({ page }) => {
      const found = await openPage(page, language, path);
      await wear(page, wide);
      await expectNoSidewaysScrolling(page);
      expect(await accessibilityFaults(page)).toEqual([]);
      for (const { size, isJudged, ...look } of looks) {
        await page.setViewportSize(size);
        await (isJudged && isTemplate(path) ? expectNoFaultsInLook : wear)(page, look);
        await expectNoSidewaysScrolling(page);
      }
      expect(found()).toEqual(quiet);
    });
  }

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test(`every other page fits in any look, in ${language}`, async ({ page }) => {
      await page.setExtraHTTPHeaders({ "accept-language": language });
      for (const path of paths.filter((_, index) => !isInTurn(index))) {
        await test.step(path, async () => {
          await page.goto(address(language, path));
          for (const { size, ...look } of asWide) {
            await page.setViewportSize(size);
            await wear(page, look);
            await expectNoSidewaysScrolling(page);
          }
        });
      }
    });
  });
}
