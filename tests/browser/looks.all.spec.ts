/**
 * Every address in every look, and in every language not wider than its window. What axe judges does not depend on the words
 * of a page, so it is asked in the language whose turn it is. A page of each template: looks.spec.ts.
 */
import { expect, test } from "@playwright/test";
import { accessibilityFaults } from "./accessibility.ts";
import { expectNoFaultsInLook, narrow, wear } from "./looks.ts";
import { paths } from "./paths.ts";
import { expectNoSidewaysScrolling, untilHydrated } from "./steadiness.ts";
import { address, languages } from "./texts.ts";

/** Beside the light of a wide window, in which every rule is asked: in these, the rules that a look can change. */
const looks = [
  { scheme: "dark", withoutGlasses: false, size: { width: 640, height: 450 } },
  { scheme: "dark", withoutGlasses: false, size: narrow },
  { scheme: "light", withoutGlasses: true, size: narrow },
  { scheme: "dark", withoutGlasses: true, size: narrow },
] as const;

for (const [turn, language] of languages.entries()) {
  for (const [index, path] of paths.entries()) {
    const isJudged = index % languages.length === turn;
    test(`${path} ${isJudged ? "has no fault" : "fits"} in any look, in ${language}`, async ({
      page,
    }) => {
      await page.setExtraHTTPHeaders({ "accept-language": language });
      await page.goto(address(language, path));
      await untilHydrated(page);
      if (isJudged) await page.waitForLoadState("networkidle");
      await wear(page, { scheme: "light", withoutGlasses: false });
      await expectNoSidewaysScrolling(page);
      if (isJudged) expect(await accessibilityFaults(page)).toEqual([]);
      for (const { size, ...look } of looks) {
        await page.setViewportSize(size);
        if (isJudged) await expectNoFaultsInLook(page, look);
        else await wear(page, look);
        await expectNoSidewaysScrolling(page);
      }
    });
  }
}
