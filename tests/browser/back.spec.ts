/** Who goes back finds the page as it was, at once: the browser has kept it whole. */
import { expect, type Page, test } from "@playwright/test";
import { howMany } from "../support/extent.ts";
import { answerQuestions, choose } from "./lens-page.ts";
import config from "./playwright.config.ts";
import { untilDrawn, untilHydrated } from "./steadiness.ts";
import { text } from "./texts.ts";
import { press } from "./visitor.ts";

// Playwright switches the browser's memory of pages off, because a page that comes back confuses some tools.
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    // One without windows keeps no page.
    ...(process.env.CHROMIUM_WHOLE ? { executablePath: process.env.CHROMIUM_WHOLE } : {}),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

/** Opens a page and waits until it is alive, with all that it asks for. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
  await noteReturn(page);
}

/** Has the page, with all that it asks for, tell whether it was kept. */
async function noteReturn(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    });
  });
}

const goBack = (page: Page) => page.evaluate(() => history.back());
const expectBack = (page: Page) =>
  expect(page.locator("html")).toHaveAttribute("data-restored", "true");

/** How many answers with data the page has had, by its own count: Playwright's ends where a page is kept. */
const answersWithData = (page: Page) =>
  page.evaluate(
    () =>
      performance.getEntriesByType("resource").filter(({ name }) => name.includes(".data")).length,
  );

const paths = [
  ...["/shop/cart-summary", "/homeservice"],
  ...["/", "/lookbook", "/shop/oakley", "/shop/product/biofinity", "/contact", "/order"],
];

for (const path of paths.slice(0, howMany(1, paths.length))) {
  // Each in a browser of its own: an arrival stores the language, and a cookie that changes ends what is kept.
  test(`back to ${path}`, async ({ page }) => {
    await open(page, path);
    await page.goto("/icon.svg");
    await goBack(page);
    await expect(page).toHaveURL(path);
    await expectBack(page);
  });
}

test("a page that comes back tells what has been put into the bag meanwhile", {
  tag: "@long",
}, async ({ page, context }) => {
  await open(page, "/about");
  await expect(page.getByRole("banner")).toContainText("Bag, empty");
  await page.goto("/icon.svg");
  const other = await context.newPage();
  await other.goto("/shop/product/clairval-multi-purpose-solution");
  await press(other, "en", "catalog.addToBag");
  await expect(other).toHaveURL("/shop/cart-summary");
  await goBack(page);
  await expectBack(page);
  await expect(page.getByRole("banner")).toContainText("Bag, 1 item");
});

/** Leaves the page and goes back, until what may have changed meanwhile was asked for and is drawn. */
async function leaveAndComeBack(page: Page): Promise<void> {
  const before = await answersWithData(page);
  await page.goto("/icon.svg");
  await goBack(page);
  await expectBack(page);
  await expect.poll(() => answersWithData(page)).toBeGreaterThan(before);
  await untilDrawn(page);
}

test("a form that comes back holds what was typed", { tag: "@long" }, async ({ page }) => {
  await open(page, "/withdrawal");
  const name = page.getByLabel("Your name", { exact: true });
  await name.fill("Marie Weber");
  await leaveAndComeBack(page);
  await expect(name).toHaveValue("Marie Weber");
});

test("lenses of the bag that are being changed take the place of the old ones, also after a way back", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto("/shop/product/biofinity");
  await page.getByRole("radio", { name: text("en", "lens.eyes.right"), exact: true }).check();
  await choose(page, "en", "right", { sphere: "−4.75" });
  await answerQuestions(page);
  await press(page, "en", "catalog.addToBag");
  await page.getByText(text("en", "lens.change.entry"), { exact: true }).click();
  await expect(page).toHaveURL("/shop/product/biofinity");
  await choose(page, "en", "right", { sphere: "−4.50" });
  await noteReturn(page);
  await leaveAndComeBack(page);
  await answerQuestions(page);
  await press(page, "en", "lens.change.save");
  await expect(page).toHaveURL("/shop/cart-summary");
  await expect(page.getByRole("main").getByRole("spinbutton")).toHaveCount(1);
  await expect(page.getByRole("main")).toContainText("−4.50");
});
