/** Every address in every language and look, with every rule of axe. A page of each template: looks.spec.ts. */
import { expect, test } from "@playwright/test";
import { accessibilityFaults } from "./accessibility.ts";
import { narrow, wear } from "./looks.ts";
import { paths } from "./paths.ts";
import { expectNoSidewaysScrolling, untilHydrated } from "./steadiness.ts";
import { address, languages } from "./texts.ts";

const looks = [
  { scheme: "light", withoutGlasses: false, size: { width: 1280, height: 720 } },
  { scheme: "dark", withoutGlasses: false, size: { width: 640, height: 450 } },
  { scheme: "dark", withoutGlasses: false, size: narrow },
  { scheme: "light", withoutGlasses: true, size: narrow },
  { scheme: "dark", withoutGlasses: true, size: narrow },
] as const;

for (const language of languages) {
  for (const path of paths) {
    test(`${path} has no fault in any look, in ${language}`, async ({ page }) => {
      await page.setExtraHTTPHeaders({ "accept-language": language });
      await page.goto(address(language, path));
      await untilHydrated(page);
      await page.waitForLoadState("networkidle");
      for (const { size, ...look } of looks) {
        await page.setViewportSize(size);
        await wear(page, look);
        await expectNoSidewaysScrolling(page);
        const faults = await accessibilityFaults(page);
        expect({ look, faults }).toEqual({ look, faults: [] });
      }
    });
  }
}
