/** "Without my glasses": huge type, kept in a cookie, there from the first byte. */
import { expect, type Page, test } from "@playwright/test";
import { oneUnlessAll } from "../support/extent.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { choosePair } from "./lens-page.ts";
import { expectNoSidewaysScrolling } from "./steadiness.ts";
import { address, languages, text } from "./texts.ts";
import { follow, press } from "./visitor.ts";
import { expectPair, patient, sheets } from "./whole-order.ts";

for (const language of oneUnlessAll(languages)) {
  test(`the switch works without JavaScript in ${language}, on every page after`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 800 },
      ...(baseURL ? { baseURL } : {}),
    });
    const page = await context.newPage();
    const contact = address(language, "/contact");
    await page.goto(contact);
    const name = text(language, "glasses.without");
    const size = () =>
      page
        .locator("main p")
        .first()
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    const before = await size();
    await page.getByRole("banner").getByRole("button", { name }).click();
    await expect(page).toHaveURL(contact);
    await expect(page.locator("html")).toHaveClass("without-glasses");
    expect(await size()).toBeGreaterThan(before * 1.5);
    const [cookie] = (await context.cookies()).filter((one) => one.name === "glasses");
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(365);

    for (const each of languages) {
      const answer = await context.request.get(address(each, "/lookbook"));
      expect(await answer.text()).toMatch(/<html[^>]*class="without-glasses"/);
    }

    await page.locator("footer").getByRole("button", { name }).click();
    await expect(page.locator("html")).not.toHaveClass(/without-glasses/);
    await context.close();
  });
}

test("the switch is in the header at every width, and keeps two columns where there is room", {
  tag: "@long",
}, async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "glasses", value: "off", url: baseURL ?? "" }]);
  await page.goto("/contact");
  const columns = page.locator("main .grid").first();
  for (const [width, count] of [
    [390, 1],
    [820, 1],
    [1440, 12],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const name = text("en", "glasses.without");
    await expect(page.getByRole("banner").getByRole("button", { name })).toBeVisible();
    const tracks = await columns.evaluate((one) => getComputedStyle(one).gridTemplateColumns);
    expect(tracks.split(" ")).toHaveLength(count);
    await expectNoSidewaysScrolling(page);
  }
});

test("only a path of this site is led back to", async ({ request, baseURL }) => {
  const answer = await request.post("/glasses", {
    form: { glasses: "off", back: "//elsewhere.example/" },
    headers: { origin: baseURL ?? "", "sec-fetch-site": "same-origin" },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  expect(answer.headers().location).toBe("/");
});

/** Cells whose words stand in more lines than the words need: a power or an amount is broken in two. */
const brokenCells = (page: Page) =>
  page.locator("main td").evaluateAll((cells) =>
    cells
      .filter((cell) => {
        const words = (cell.textContent ?? "").trim().split(/[ \n]+/).length;
        const range = document.createRange();
        range.selectNodeContents(cell);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > words;
      })
      .map((cell) => cell.textContent),
  );

for (const language of oneUnlessAll(languages.toReversed())) {
  test(`powers and amounts stay whole on the narrowest phone, in ${language}`, {
    tag: "@long",
  }, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: "glasses", value: "off", url: baseURL ?? "" }]);
    await page.setViewportSize({ width: 320, height: 700 });
    const sheet = sheets[language];
    await page.goto(address(language, `/shop/product/${sheet.handle}`));
    await expectNoSidewaysScrolling(page);
    await choosePair(page, language, sheet, true);
    await press(page, language, "catalog.addToBag");
    await expect(page).toHaveURL(address(language, "/shop/cart-summary"), patient);
    await expectPair(page, language, sheet);
    await expectNoSidewaysScrolling(page);
    expect(await brokenCells(page)).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);
    await follow(page, language, "bag.checkout");
    await press(page, language, "checkout.shipping.continue");
    await expect(page.getByRole("alert")).toBeVisible();
    await expectNoSidewaysScrolling(page);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}
