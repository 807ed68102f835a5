/** A new build while a visitor is here: the next step loads a whole page of it, and nothing is lost. */
import { expect, type Page, test } from "@playwright/test";
import { text } from "./texts.ts";

/** Whether the page has been loaded as a whole since this was asked last. */
async function mark(page: Page) {
  await page.evaluate(() => document.documentElement.setAttribute("data-before", ""));
  return async () => (await page.locator("html[data-before]").count()) === 0;
}

const contact = (page: Page) =>
  page
    .getByRole("contentinfo")
    .getByRole("link", { name: text("en", "navigation.contact"), exact: true })
    .first();

test("the server tells its build: the latest from no cache, its own for ever", async ({
  request,
}) => {
  const latest = await request.get(`/builds/latest.json?${Date.now()}`);
  expect(latest.headers()["cache-control"]).toBe("no-store");
  const { id } = await latest.json();
  const own = await request.get(`/builds/meta/${id}.json`);
  expect(own.headers()["cache-control"]).toContain("immutable");
  expect(await own.json()).toEqual({ id });
  expect((await request.get("/builds/meta/other.json")).status()).toBe(404);
});

test("without a new build the next page is not loaded as a whole", { tag: "@long" }, async ({
  page,
}) => {
  const prefetched = page.waitForResponse(/\/builds\/meta\//);
  await page.goto("/about");
  expect((await prefetched).status()).toBe(200);
  const reloaded = await mark(page);
  await contact(page).click();
  await expect(page).toHaveURL("/contact");
  expect(await reloaded()).toBe(false);
});

test("after a new build the next page is", async ({ page }) => {
  await page.route("**/builds/latest.json?*", (route) => route.fulfill({ json: { id: "newer" } }));
  await page.goto("/about");
  await page.waitForResponse(/\/builds\/meta\//);
  const looked = page.waitForResponse(/\/builds\/latest\.json\?\d+$/);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await (await looked).finished();
  const reloaded = await mark(page);
  await contact(page).click();
  await expect(page).toHaveURL("/contact");
  await expect.poll(reloaded).toBe(true);
});

test("a part of the site that is gone leads to the page all the same", { tag: "@long" }, async ({
  page,
}) => {
  await page.goto("/about");
  await page.waitForResponse(/\/builds\/meta\//);
  await page.route("**/assets/contact-*.js", (route) => route.fulfill({ status: 404 }), {
    times: 1,
  });
  const reloaded = await mark(page);
  await contact(page).click();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    text("en", "pages.contact.title"),
  );
  expect(await reloaded()).toBe(true);
});
