/** Tasks of a week in the dashboard: what has happened, who calls, what is free, when we are closed. */
import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { emptyDays, newRequest } from "../support/home-service.ts";
import { orderAnAccessory } from "../support/ordered.ts";
import { runningShop, staffPassword } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { goWithin, openDashboard } from "./staff-page.ts";

const info = runningShop();

test("signing in leads to Today, with a menu of the day's work, and nothing is asked of another host", async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: info.backend, locale: "fr-FR" });
  const page = await context.newPage();
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  await page.goto("/app/login");
  await page.locator("[name=email]").fill(info.staffEmail);
  await page.locator("[name=password]").fill(staffPassword(info));
  await page.locator("form button[type=submit]").click();
  await expect(page).toHaveURL(/\/app\/today$/);
  const menu = page.getByRole("navigation").first();
  await expect(menu.getByRole("link").first()).toHaveText("Aujourd’hui");
  await expect(menu.getByRole("link", { name: "Site web" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Stock" })).toBeHidden();
  await goWithin(page, "/app/orders");
  await expect(page.getByRole("heading").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  const own = new URL(info.backend).host;
  expect([...hosts].filter((host) => host !== own && host !== new URL(info.shop).host)).toEqual([]);
  await context.close();
});

test("the bell leads to a new order, and the search to a patient", async ({ browser }) => {
  const staff = await signInAsStaff(info);
  const [day] = await emptyDays(info, staff);
  const wish = { date: day?.date ?? "", time: day?.times[0] ?? "" };
  const lastName = `Wagner${randomUUID()
    .replace(/[0-9-]/g, "")
    .slice(0, 6)}`;
  const { stored } = await newRequest(info, staff, [wish], { lastName });
  const { id } = await orderAnAccessory(info);
  const { order } = await staff.admin.order.retrieve(id, { fields: "display_id" });
  const page = await openDashboard(browser);
  await page.goto("/app/today");
  await page.getByRole("button", { name: /^News/ }).click();
  const news = page.getByRole("menuitem", { name: `New order ${order.display_id}` });
  await expect(async () => {
    if (!(await news.isVisible())) {
      await page.keyboard.press("Escape");
      await page.reload();
      await page.getByRole("button", { name: /^News/ }).click();
    }
    await expect(news).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await news.click();
  await expect(page).toHaveURL(new RegExp(`/app/orders/${id}`));

  await page
    .getByRole("button", { name: /^Search/ })
    .first()
    .click();
  await page.getByPlaceholder("Jump to or find anything").fill(lastName);
  await page.getByRole("option", { name: new RegExp(lastName) }).click();
  await expect(page).toHaveURL(new RegExp(`/app/home-service/${stored.id}`));
  await page.context().close();
});

test("a caller's request is entered, and a free time is proposed for it", async ({ browser }) => {
  const page = await openDashboard(browser);
  await page.goto("/app/home-service/new");
  const fill = (name: string, value: string) =>
    page.getByRole("textbox", { name, exact: true }).fill(value);
  await fill("First name", "Anna");
  await fill("Last name", "Thill");
  await fill("Telephone", "+352621000111");
  await fill("E-mail", `anna.${randomUUID()}@example.com`);
  await fill("Street and number", "3, rue des Prés");
  await fill("Postcode", "7561");
  await fill("Place", "Mersch");
  await page.getByRole("combobox", { name: "Preferred time 1" }).click();
  await page.getByRole("option").nth(1).click();
  await page.getByRole("switch").click();
  await page.getByRole("button", { name: "Enter the request" }).click();
  await expect(page.getByText(/birth year/)).toBeVisible();
  await fill("Year of birth", "1950");
  await page.getByRole("button", { name: "Enter the request" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Anna Thill");
  await page.getByRole("button", { name: "Propose another time" }).click();
  const drawer = page.getByRole("dialog");
  await drawer
    .getByRole("button", { name: /^\d\d:\d\d$/ })
    .last()
    .click();
  await drawer.getByRole("button", { name: "Propose another time" }).click();
  await expect(page.getByText("Proposed, waiting for the customer")).toBeVisible();
  await page.context().close();
});

test("what opens above a list is one dialog, which a screen reader finds", async ({ browser }) => {
  const page = await openDashboard(browser);
  await page.goto("/app/products/create");
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await page.context().close();
});

test("changes that are not saved are asked about before the page is left", async ({ browser }) => {
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
  await page.context().close();
});
