/** Ways to find a product: facets and search, with and without JavaScript. */
import { type Browser, expect, test } from "@playwright/test";
import { oneUnlessAll } from "../support/extent.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { elements } from "./page-source.ts";
import { readPage } from "./site.ts";
import { untilHydrated } from "./steadiness.ts";
import { address, languages, text } from "./texts.ts";

const tiles = "main article";

async function withoutJavaScript(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  });
  return context.newPage();
}

test("a facet shows as many products as it says, and the address can be shared", async ({
  page,
}) => {
  await page.goto("/shop/oakley");
  const all = await page.locator(tiles).count();
  const box = page.getByRole("checkbox", { name: /^shield/i });
  const promised = Number(/\d+$/.exec(((await box.locator("..").textContent()) ?? "").trim())?.[0]);
  await box.check();
  await expect(page).toHaveURL("/shop/oakley?sort=name&shape=shield");
  await expect(page.locator(tiles)).toHaveCount(promised);
  expect(promised).toBeLessThan(all);

  await page.goto(page.url());
  await expect(page.locator(tiles)).toHaveCount(promised);
  await expect(box).toBeChecked();
  const remove = text("en", "shop.remove", { choice: "Shape: shield" });
  await page.getByRole("link", { name: remove }).click();
  await expect(page).toHaveURL("/shop/oakley");
  await expect(box).not.toBeChecked();
});

test("facets and order work without JavaScript", { tag: "@long" }, async ({ browser, baseURL }) => {
  const page = await withoutJavaScript(browser, baseURL);
  await page.goto("/de/lookbook");
  const before = await page.locator(tiles).count();
  await page.getByRole("checkbox", { name: /^titan/i }).check();
  await page.getByRole("button", { name: text("de", "shop.showChoice") }).click();
  await expect(page).toHaveURL("/de/lookbook?material=titanium");
  const after = await page.locator(tiles).count();
  expect(after).toBeGreaterThan(0);
  expect(after).toBeLessThan(before);

  await page.goto("/shop/accessories");
  await page.getByLabel(text("en", "catalog.sort")).selectOption("price");
  await page.getByRole("button", { name: text("en", "shop.showChoice") }).click();
  // Without those of a litre.
  const prices = await page.locator(`${tiles} .tabular-nums:not(.text-small)`).allInnerTexts();
  const amounts = prices.map((price) => Number(/[\d.]+/.exec(price)?.[0]));
  expect(amounts.length).toBeGreaterThan(5);
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  await page.context().close();
});

test("every frame of the lookbook stands on one of its pages, and the tray on each", {
  tag: "@long",
}, async ({ page, request }) => {
  await page.goto("/lookbook");
  const said = Number(
    /\d+/.exec((await page.getByRole("status").first().textContent()) ?? "")?.[0],
  );
  const frames: string[] = [];
  await page
    .getByRole("button", { name: text("en", "tray.add") })
    .first()
    .click();
  for (;;) {
    await expect(page.getByRole("link", { name: text("en", "tray.atHome") })).toBeVisible();
    const names = page.locator(`${tiles} h3`);
    const shown = await names.allTextContents();
    frames.push(...shown);
    const next = page.getByRole("link", { name: text("en", "catalog.next") });
    if ((await next.count()) === 0) break;
    const address = await next.getAttribute("href");
    await next.click();
    await expect(page).toHaveURL(address ?? "");
    // The address changes a moment before the page does.
    await expect(names.first()).not.toHaveText(shown[0] ?? "");
  }
  expect(new Set(frames).size).toBe(frames.length);
  expect(frames).toHaveLength(said);
  expect((await request.get("/lookbook?page=9999")).status()).toBe(200);
});

test("on a phone the facets are folded and open without JavaScript", { tag: "@long" }, async ({
  browser,
  baseURL,
}) => {
  const page = await withoutJavaScript(browser, baseURL);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/shop/oakley");
  const box = page.getByRole("checkbox", { name: /^shield/i });
  await expect(box).toBeHidden();
  await page.locator("details.facets > summary").click();
  await expect(box).toBeVisible();
  await page.context().close();
});

const listings = ["/shop/oakley", "/lookbook"] as const;

for (const path of oneUnlessAll(listings)) {
  for (const language of oneUnlessAll(languages)) {
    test(`choices that nothing meets are taken back without JavaScript, ${language}, ${path}`, async ({
      browser,
      baseURL,
    }) => {
      const page = await withoutJavaScript(browser, baseURL);
      await page.goto(
        address(language, `${path}?shape=round&material=titanium&size=narrow&colour=red`),
      );
      const main = page.getByRole("main");
      await expect(page.getByRole("status")).toHaveText(text(language, "shop.nothing"));
      await expect(page.locator(tiles)).toHaveCount(0);
      await expect(main.getByRole("button")).toHaveCount(0);
      await expect(main.getByRole("combobox")).toHaveCount(0);
      await expect(main.getByRole("checkbox")).toHaveCount(0);
      const chips = main.getByRole("list", { name: text(language, "shop.chosen") });
      const left = await chips.getByRole("link").count();
      expect(left).toBeGreaterThan(1);
      await chips.getByRole("link").first().click();
      await expect(page).not.toHaveURL(/shape=round/);
      await page.goBack();
      await main.getByRole("link", { name: text(language, "shop.showAll") }).click();
      await expect(page).toHaveURL(address(language, path));
      await expect(page.locator(tiles).first()).toBeVisible();
      await page.context().close();
    });
  }
}

for (const language of oneUnlessAll(languages)) {
  test(`search finds a misspelt name in ${language}`, async ({ page }) => {
    await page.goto(address(language, "/"));
    const field = page.getByRole("search").getByRole("combobox").first();
    await field.fill("frogskns");
    await field.press("Enter");
    await expect(page).toHaveURL(address(language, "/search?q=frogskns"));
    await expect(page.locator(tiles).first()).toContainText("Oakley Frogskins");
  });
}

test("the search of every language finds a misspelt name", async () => {
  for (const language of languages) {
    const search = address(language, "/search");
    const forms = elements(await readPage(address(language, "/"), language), "form");
    expect(forms.map((form) => form.get("action"))).toContain(search);
    const found = await readPage(`${search}?q=frogskns`, language);
    const [, first = ""] = /<article\b([\s\S]*?)<\/article>/.exec(found) ?? [];
    expect(first.replaceAll(/<[^>]*>/g, "")).toContain("Oakley Frogskins");
  }
});

test("a search field offers names, and finds frames of the store, too", { tag: "@long" }, async ({
  page,
}) => {
  await page.goto("/search");
  // What was typed before offers nothing until the next letter.
  await untilHydrated(page);
  await page.getByRole("main").getByRole("combobox").pressSequentially("biofin", { delay: 20 });
  const offered = page.getByRole("main").locator('datalist option[value="Biofinity"]');
  await expect(offered).toHaveCount(1);
  await page.goto("/search?q=Fjell");
  await page.getByRole("link", { name: "Fjell", exact: true }).click();
  await expect(page).toHaveURL("/lookbook/torvik-fjell");
});

test("a search without any result says what to do", async ({ page }) => {
  await page.goto("/search?q=zzzzqqqqxxxx");
  await expect(page.getByRole("status")).toContainText("zzzzqqqqxxxx");
  await expect(page.locator(tiles)).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: /\+352/ })).toBeVisible();
  await page.getByRole("link", { name: text("en", "search.toLookbook") }).click();
  await expect(page).toHaveURL("/lookbook");
});

test("choices that nothing meets are said and taken back where one is", { tag: "@long" }, async ({
  page,
}) => {
  await page.goto("/shop/oakley?shape=round&material=titanium&size=narrow&colour=red");
  await expect(page.getByRole("status")).toHaveText(text("en", "shop.nothing"));
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.evaluate(() => Reflect.set(window, "stayed", true));
  await page.getByRole("link", { name: text("en", "shop.showAll") }).click();
  await expect(page).toHaveURL("/shop/oakley");
  await expect(page.locator(tiles).first()).toBeVisible();
  await expect(page.getByLabel(text("en", "catalog.sort"))).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "stayed"))).toBe(true);
});
