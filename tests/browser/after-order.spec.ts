import { expect, test } from "@playwright/test";
import { pack } from "../support/orders.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { open, order, stories } from "./after-order-stories.ts";
import { tell } from "./each-visitor.ts";
import { text } from "./texts.ts";
import { follow, press } from "./visitor.ts";

const info = runningShop();

tell(stories);

test("the page follows what staff do, without being loaded again", { tag: "@long" }, async ({
  page,
}) => {
  const { id, email, link } = await order("en");
  await open(page, "en", link, email);
  await expect(page.getByText(text("en", "order.stages.received"))).toBeVisible();
  await page.evaluate(() => Reflect.set(window, "stayed", true));
  const staff = await signInAsStaff(info);
  const fulfilment = await pack(staff, id);
  await expect(page.getByText(text("en", "order.stages.ready"), { exact: true })).toBeVisible();
  await staff.admin.order.markAsDelivered(id, fulfilment);
  await expect(page.getByText(text("en", "order.stages.collected"), { exact: true })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "stayed"))).toBe(true);

  await follow(page, "en", "returns.entry");
  await page.getByRole("spinbutton").first().fill("1");
  await press(page, "en", "returns.send");
  await expect(page.getByText(text("en", "returns.doneTitle"))).toBeVisible();
  await page.goto(link);
  await expect(page.getByText(text("en", "order.returns.opened"))).toBeVisible();
});

test("another browser sees nothing of an order, its events or its return", {
  tag: "@long",
}, async ({ page, browser }) => {
  const { number, email, link } = await order("en");
  await open(page, "en", link, email);
  await expect(page.getByText(text("en", "order.number", { number }))).toBeVisible();
  const watched = page.waitForRequest(/\/order-events\//);
  await page.reload();
  const events = (await watched).url();
  const back = await page.getByRole("link", { name: text("en", "withdrawal.entry") }).first();
  const withKey = (await back.getAttribute("href")) ?? "";

  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await other.goto(new URL(link, page.url()).href);
  await expect(other.getByLabel(text("en", "order.open.email"))).toBeVisible();
  await expect(other.getByRole("main")).not.toContainText(number);
  expect((await other.request.get(events)).status()).toBe(204);
  await other.goto(new URL(withKey, page.url()).href);
  await expect(other.getByLabel(text("en", "withdrawal.number"))).toHaveValue("");
  const returning = new URL(withKey.replace("/withdrawal", "/order-return"), page.url()).href;
  expect((await other.goto(returning))?.status()).toBe(404);
  await stranger.close();
});
