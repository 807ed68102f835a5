/** Who goes back finds the page as it was, at once: the browser has kept it whole. */
import { expect, type Page, test } from "@playwright/test";
import config from "./playwright.config.ts";
import { press } from "./visitor.ts";

// Playwright switches the browser's memory of pages off, because a page that comes back confuses some tools.
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

/** Opens a page and waits until it is alive, with all that it asks for. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => Reflect.has(globalThis, "__reactRouterDataRouter"));
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.cameBack = String(persisted);
    });
  });
}

const goBack = (page: Page) => page.evaluate(() => history.back());
const expectBack = (page: Page) =>
  expect(page.locator("html")).toHaveAttribute("data-came-back", "true");

for (const path of [
  ...["/", "/lookbook", "/shop/oakley", "/shop/product/biofinity", "/shop/cart-summary"],
  ...["/homeservice", "/contact", "/order"],
]) {
  test(`back to ${path}`, async ({ page }) => {
    await open(page, path);
    await page.goto("/icon.svg");
    await goBack(page);
    await expectBack(page);
  });
}

test("a page that comes back tells what has been put into the bag meanwhile", async ({
  page,
  context,
}) => {
  await open(page, "/about");
  await expect(page.getByRole("banner")).toContainText("Bag, empty");
  await page.goto("/icon.svg");
  const other = await context.newPage();
  await other.goto("/shop/product/clairval-multi-purpose-solution");
  await press(other, "en", "catalog.addToBag");
  await expect(other).toHaveURL("/shop/cart-summary");
  await goBack(page);
  await expectBack(page);
  await expect(page.getByRole("banner")).toContainText("Bag, 1 piece");
});

test("a form that comes back holds what was typed", async ({ page }) => {
  await open(page, "/withdrawal");
  const name = page.getByLabel("Your name", { exact: true });
  await name.fill("Marie Weber");
  await page.goto("/icon.svg");
  // What comes back asks for what may have changed.
  const asked = page.waitForRequest((request) => request.url().includes(".data"));
  await goBack(page);
  await expectBack(page);
  await asked;
  await page.waitForTimeout(1000);
  await expect(name).toHaveValue("Marie Weber");
});
