/** The staff's week as its guide lists it, which staff-week.all.spec.ts plays, and what holds on every page of it. */
import { expect, test } from "@playwright/test";
import { isAll } from "../support/extent.ts";
import { runningShop, staffPassword } from "../support/shop-info.ts";
import { goWithin, openDashboard } from "./staff-page.ts";
import { clicksOfTasks, mostClicks, writtenTasks } from "./staff-week.ts";
import { EnglishReader } from "./staff-words.ts";

const info = runningShop();

test("signing in leads to Today, with a menu of the day's work", { tag: "@long" }, async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: info.backend, locale: "fr-FR" });
  const page = await context.newPage();
  const reader = new EnglishReader(page, "fr");
  await page.goto("/app/login");
  await page.locator("[name=email]").fill(info.staffEmail);
  await page.locator("[name=password]").fill(staffPassword(info));
  await page.locator("form button[type=submit]").click();
  await expect(page).toHaveURL(/\/app\/today$/);
  const menu = page.getByRole("navigation").first();
  await expect(menu.getByRole("link").first()).toHaveText("Aujourd’hui");
  await expect(menu.getByRole("link", { name: "Site web" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Stock" })).toBeHidden();
  // Of Medusa's pages one; staff-words.all.spec.ts reads the others.
  await goWithin(page, "/app/orders");
  await expect(page.getByRole("heading", { name: "Commandes", exact: true })).toBeVisible();
  expect(await reader.found()).toEqual([]);
  await context.close();
});

test("the guide lists the tasks of a week, none of more than eight clicks", () => {
  expect(writtenTasks()).toEqual(clicksOfTasks);
  expect(Math.max(...Object.values(clicksOfTasks))).toBeLessThanOrEqual(mostClicks);
});

test("a caller's request says what it lacks", { tag: "@long" }, async ({ browser }) => {
  const page = await openDashboard(browser);
  await page.goto("/app/home-service/new");
  await page.getByRole("button", { name: "Enter the request" }).click();
  await expect(page.getByText(/birth year/)).toBeVisible();
  await page.close();
});

test("what opens above a list is one dialog, which a screen reader finds", {
  tag: "@long",
}, async ({ browser }) => {
  const page = await openDashboard(browser);
  await page.goto("/app/products/create");
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await goWithin(page, "/app/promotions/create");
  await expect(page.getByText("Amount off products")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  // What opens above the orders is ours, without a dialog.
  await goWithin(page, "/app/orders/export");
  await expect(page).toHaveURL(/\/import-export$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.close();
});

test("changes that are not saved are asked about before the page is left", {
  tag: "@long",
}, async ({ browser }) => {
  const page = await openDashboard(browser);
  await page.goto("/app/settings/business-profile");
  await page.getByRole("button", { name: "Add a day" }).click();
  await expect(page.getByText("Not saved yet").or(page.getByText(/\d errors?/))).toBeVisible();
  const away = page.getByRole("link", { name: "Delivery zones" }).first();
  await away.click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(page).toHaveURL(/business-profile/);
  await away.click();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/delivery-zones/);
  await page.close();
});

if (isAll) {
  test("what was typed on a page without a bar to save is asked about as well", async ({
    browser,
  }) => {
    const page = await openDashboard(browser);
    const question = page.getByRole("alertdialog");
    const name = () => page.getByLabel("First name").fill("Marie");
    const right = () => page.getByRole("checkbox").and(page.locator(":enabled")).first().click();
    for (const [path, touch, away] of [
      ["/app/home-service/new", name, "Today"],
      ["/app/new-order", name, "Today"],
      ["/app/settings/staff-roles", right, "Delivery zones"],
    ] as const) {
      await page.goto(path);
      await touch();
      const link = page.getByRole("link", { name: away, exact: true }).first();
      await link.click();
      await question.getByRole("button", { name: "Stay" }).click();
      await expect(page).toHaveURL(new RegExp(path));
      await link.click();
      await question.getByRole("button", { name: "Leave" }).click();
      await expect(page).not.toHaveURL(new RegExp(path));
    }
    await page.close();
  });
}
