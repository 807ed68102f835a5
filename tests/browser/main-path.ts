/** The way of most visitors, from the front page to an order that is paid in the store. */
import { expect, type Page } from "@playwright/test";
import { wellStocked } from "../support/placing.ts";
import type { Story, Visitor } from "./each-visitor.ts";
import { orderAsStaffSeeIt } from "./staff-orders.ts";
import { address, type Language, text } from "./texts.ts";
import {
  expectOrdered,
  fillShipping,
  follow,
  orderNumber,
  press,
  sendShipping,
} from "./visitor.ts";

/** Home to the page of the accessory, by the links a visitor would follow. */
export async function chooseAnAccessory(page: Page, language: Language): Promise<void> {
  await page.goto(address(language, "/"));
  await page
    .getByRole("contentinfo")
    .or(page.getByRole("banner"))
    .getByRole("link", { name: text(language, "navigation.shop"), exact: true })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text(language, "shop.title"));
  await page.getByRole("main").locator(`a[href$="/shop/accessories"]`).first().click();
  await expect(page).toHaveURL(address(language, "/shop/accessories"));
  await page.getByRole("main").locator(`a[href*="category=care"]`).first().click();
  await page.getByRole("main").locator(`a[href$="/shop/product/${wellStocked}"]`).first().click();
  await expect(page).toHaveURL(address(language, `/shop/product/${wellStocked}`));
  await expect(
    page.getByRole("button", { name: text(language, "catalog.addToBag") }),
  ).toBeVisible();
}

/** What lets this browser see a bag or an order goes to no script, no other site, and no other path. */
async function expectGuarded(page: Page, ...names: string[]): Promise<void> {
  const cookies = await page.context().cookies();
  for (const name of names) {
    expect(cookies.find((cookie) => cookie.name === name)).toMatchObject({
      httpOnly: true,
      sameSite: "Lax",
      path: "/",
    });
  }
}

/** Two pieces of an accessory, paid in the store; what is missing is asked for, and nothing is lost. */
async function buyAnAccessory(page: Page, { language }: Visitor): Promise<void> {
  await chooseAnAccessory(page, language);
  const product = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await page.getByLabel(text(language, "catalog.quantity")).fill("2");
  await press(page, language, "catalog.addToBag");

  await expect(page).toHaveURL(address(language, "/shop/cart-summary"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text(language, "bag.title"));
  await expect(page.getByRole("main")).toContainText(product);
  await expectGuarded(page, "bag");
  await follow(page, language, "bag.checkout");

  await expect(page).toHaveURL(address(language, "/shop/checkout/shipping"));
  await press(page, language, "checkout.shipping.continue");
  await expect(
    page.getByText(text(language, "checkout.problems.first-name")).first(),
  ).toBeVisible();
  await fillShipping(page, language);
  await sendShipping(page, language);

  await expect(page).toHaveURL(address(language, "/shop/checkout/summary"));
  await expect(page.getByRole("main")).toContainText("Weber");
  // Who looks sees at which step this is.
  const step = page
    .getByRole("listitem")
    .filter({ hasText: text(language, "checkout.steps.summary") });
  await expect(step).toHaveCSS("font-weight", "600");
  await page.reload();
  await expect(page.getByRole("main")).toContainText(product);
  await follow(page, language, "checkout.summary.next");

  await expect(page).toHaveURL(address(language, "/shop/checkout/payment"));
  await press(page, language, "checkout.payment.order");

  await expectOrdered(page, language);
  const number = await orderNumber(page, language);
  await expectGuarded(page, "orders");
  await page.reload();
  await expect(page.getByRole("main")).toContainText(product);

  const { order } = await orderAsStaffSeeIt(number);
  expect(order.items?.map(({ quantity }) => quantity)).toEqual([2]);
  expect(order.metadata).toMatchObject({ language });

  await page.goto(address(language, "/shop/cart-summary"));
  await expect(page.getByText(text(language, "bag.empty"))).toBeVisible();
}

export const stories: readonly Story[] = [
  {
    title: "a visitor buys an accessory and pays in the store",
    run: buyAnAccessory,
    // In a short run whole-order.spec.ts buys one so.
    visitors: [],
  },
];
