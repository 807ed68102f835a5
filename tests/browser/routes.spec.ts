import { expect, test } from "@playwright/test";
import { accessibilityFaults } from "./accessibility.ts";
import { paths } from "./paths.ts";
import { layoutShift } from "./steadiness.ts";
import { address, languages, text } from "./texts.ts";

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    for (const path of paths) {
      test(`${path} has its heading, its title, its alternates and no fault`, async ({ page }) => {
        const complaints: string[] = [];
        page.on("console", (message) => {
          if (message.type() === "error") complaints.push(message.text());
        });
        page.on("pageerror", (error) => complaints.push(String(error)));
        const foreign: string[] = [];
        page.on("request", (request) => {
          if (new URL(request.url()).origin !== new URL(page.url()).origin) {
            if (page.url() !== "about:blank") foreign.push(request.url());
          }
        });
        await page.setExtraHTTPHeaders({ "accept-language": language });
        const answer = await page.goto(address(language, path));
        expect(answer?.status()).toBe(200);
        await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${language}`));
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        expect((await page.title()).length).toBeGreaterThan(5);
        const alternates = page.locator('link[rel="alternate"][hreflang]');
        if (!/^\/(?:shop\/cart-summary|homeservice\/thank-you|search|order$)/.test(path)) {
          await expect(alternates).toHaveCount(4);
        }
        await page.waitForLoadState("networkidle");
        expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
        expect(await accessibilityFaults(page)).toEqual([]);
        expect(complaints).toEqual([]);
        expect(foreign).toEqual([]);
      });
    }

    test("an unknown address says so, with its path", async ({ page }) => {
      const answer = await page.goto(address(language, "/no-such-page"));
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("main")).toContainText(text(language, "error.notFound"));
      await expect(page.getByRole("main")).toContainText("/no-such-page");
      await page.getByRole("link", { name: text(language, "general.backToHome") }).click();
      await expect(page).toHaveURL(address(language, "/"));
    });
  });
}

test("an unknown product is not found", async ({ page }) => {
  expect((await page.goto("/shop/product/no-such-thing"))?.status()).toBe(404);
});

test("every product of the catalog has its page", async ({ page, request }) => {
  const addresses = new Set<string>();
  for (const listing of ["contact-lenses", "accessories", "oakley"]) {
    for (let next: string | null = `/shop/${listing}`; next; ) {
      await page.goto(next);
      const links = page.getByRole("main").locator('a[href*="/shop/product/"]');
      for (const href of await links.evaluateAll((all) => all.map((a) => a.getAttribute("href")))) {
        if (href) addresses.add(href);
      }
      const after = page.getByRole("link", { name: text("en", "catalog.next") });
      next = (await after.count()) > 0 ? await after.getAttribute("href") : null;
    }
  }
  expect(addresses.size).toBeGreaterThanOrEqual(36);
  for (const each of addresses) expect((await request.get(each)).status(), each).toBe(200);
});

test("the browser's language decides at the root only, and the switcher keeps the page", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: "de-DE", ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page).toHaveURL("/de");
  await page.goto("/contact");
  await expect(page).toHaveURL("/contact");
  await page.goto("/de/shop/accessories?sort=price");
  await page.getByRole("link", { name: "English" }).first().click();
  await expect(page).toHaveURL("/shop/accessories?sort=price");
  await page.goto("/");
  await expect(page).toHaveURL("/");
  await context.close();
});

test("/en leads to the unprefixed address for good", async ({ request }) => {
  const answer = await request.get("/en/contact?a=1", { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe("/contact?a=1");
});
