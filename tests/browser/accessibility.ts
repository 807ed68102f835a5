import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

const program = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

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
type WithAxe = { axe: typeof axe };

/** Once for each document, in frames too: the one of the page asks them. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => Reflect.has(globalThis, "axe"))) continue;
    await frame.evaluate(program);
    await frame.evaluate(() => {
      const { axe } = globalThis as unknown as WithAxe;
      // A frame of a payment is of another origin.
      axe.configure({ allowedOrigins: ["<unsafe_all_origins>"] });
    });
  }
}

async function faultsOf(page: Page, within: string, runOnly: Rules): Promise<string[]> {
  await bringAxe(page);
  return page.evaluate(
    async ([selector, rules]) => {
      const { axe } = globalThis as unknown as WithAxe;
      const options = { runOnly: rules, resultTypes: ["violations" as const] };
      const { violations } = await axe.run(selector, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    [within, runOnly] as const,
  );
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
