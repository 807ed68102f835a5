import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** WCAG 2.2, levels A and AA. */
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * The rules of these standards whose answer depends on how a page is drawn: on colours, on sizes, and on what
 * a narrow window hides or shows. The others read what is the same in every look.
 */
const rulesOfLooks = [
  ...["color-contrast", "link-in-text-block", "target-size", "scrollable-region-focusable"],
  ...["aria-hidden-focus", "button-name", "input-button-name", "link-name", "summary-name"],
];

type Rules = { type: "tag" | "rule"; values: string[] };

/** A page without frames needs no blank window in which axe puts its results together, and axe in it but once. */
async function axeAlone(page: Page): Promise<AxeBuilder> {
  const there = await page.evaluate(() => Reflect.has(globalThis, "axe"));
  return new AxeBuilder({ page, ...(there && { axeSource: "undefined" }) }).setLegacyMode();
}

async function faultsOf(page: Page, within: string, runOnly: Rules): Promise<string[]> {
  const axe = page.frames().length > 1 ? new AxeBuilder({ page }) : await axeAlone(page);
  const options = { runOnly, resultTypes: ["violations" as const] };
  const { violations } = await axe.include(within).options(options).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/**
 * What axe finds against WCAG 2.2 A and AA on the page as it stands: the rule and its first element.
 * @param within the part of the page that is looked at, as a selector
 */
export const accessibilityFaults = (page: Page, within = "html"): Promise<string[]> =>
  faultsOf(page, within, { type: "tag", values: standards });

/** The same as far as a look can change it, for a page that was found without fault in another look. */
export const faultsOfLook = (page: Page): Promise<string[]> =>
  faultsOf(page, "html", { type: "rule", values: rulesOfLooks });
