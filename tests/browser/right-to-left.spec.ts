/**
 * The components in languages that run from right to left. The shop's own pages have none, so the words and
 * the direction of one are put into a page as its server would send them.
 */
import { readFileSync } from "node:fs";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { oneUnlessAll } from "../support/extent.ts";
import { untilHydrated } from "./steadiness.ts";

const folder = new URL("../../storefront/app/design/interface/interface-texts/", import.meta.url);
const keys = [
  ...(["direction", "close", "previous", "next"] as const),
  // Not "optional": in the data for the scripts, the English word and its name are one.
  ...(["menu", "search", "choose", "error"] as const),
];
type Words = Record<(typeof keys)[number], string>;
const wordsOf = (code: string): Words =>
  JSON.parse(readFileSync(new URL(`${code}.json`, folder), "utf8"));

/** Answers with pages whose components speak this language. */
async function speak(page: Page, path: string, code: string): Promise<Words> {
  const [english, words] = [wordsOf("en"), wordsOf(code)];
  await page.route(path, async (route) => {
    const answer = await route.fetch();
    let body = await answer.text();
    body = body.replace('dir="ltr"', `dir="${words.direction}"`);
    for (const key of keys) {
      const [word, own] = [english[key], words[key]];
      // As a value of the data for the scripts, and in the page.
      body = body.replaceAll(`\\"${word}\\"`, `\\"${own}\\"`);
      body = body.replaceAll(`>${word}<`, `>${own}<`);
      body = body.replaceAll(`="${word}"`, `="${own}"`);
    }
    // The policy names the scripts that the server wrote.
    const { "content-security-policy": _, ...headers } = answer.headers();
    await route.fulfill({ response: answer, headers, body });
  });
  return words;
}

const left = async (control: Locator) => (await control.boundingBox())?.x ?? Number.NaN;

for (const code of oneUnlessAll(["ar", "he", "fa_ir", "ur", "ug_cn"])) {
  test(`${code}: the viewer of pictures has its words, and its arrows point with the reading`, {
    tag: "@long",
  }, async ({ page }) => {
    const words = await speak(page, "**/shop/product/*", code);
    await page.goto("/shop/product/oakley-holbrook");
    await untilHydrated(page);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await page.locator(".product-picture").first().click();
    const viewer = page.getByRole("dialog");
    const previous = viewer.getByRole("button", { name: words.previous });
    const next = viewer.getByRole("button", { name: words.next });
    await expect(next).toBeVisible();
    // What comes first stands on the right.
    expect(await left(previous)).toBeGreaterThan(await left(next));
    for (const arrow of [previous, next]) {
      const mirrored = arrow.locator("span").evaluate((sign) => getComputedStyle(sign).scale);
      expect(await mirrored).toMatch(/^-1( 1)?$/);
    }
    await next.click();
    await viewer.getByRole("button", { name: words.close }).click();
    await expect(viewer).toBeHidden();
  });

  test(`${code}: menu, search and the fields of a form have its words`, async ({ page }) => {
    const words = await speak(page, "**/homeservice", code);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/homeservice");
    await untilHydrated(page);
    const banner = page.getByRole("banner");
    await expect(banner.locator("summary")).toHaveText(words.menu);
    await expect(banner.getByRole("link", { name: words.search })).toBeVisible();
    const form = page.getByRole("main").locator("form").last();
    await expect(form.getByRole("option", { name: words.choose }).first()).toBeAttached();
    await form.getByRole("button").last().click();
    await expect(form.getByRole("img", { name: words.error }).first()).toBeVisible();
  });
}
