import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * What axe finds against WCAG 2.2 A and AA on the page as it stands: the rule and its first element.
 * @param within the part of the page that is looked at, as a selector
 */
export async function accessibilityFaults(page: Page, within = "html"): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
