/** What an optician does with the lenses of an order: asks, then releases. */
import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { decidedOf, orderBox } from "../support/lens-releases.ts";
import { rightLenses, variantIds } from "../support/lenses.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { openDashboard } from "./staff-page.ts";

const info = runningShop();
const handle = "biofinity";

test("lenses wait on Today, are asked about and released", { tag: "@long" }, async ({
  browser,
}) => {
  const staff = await signInAsStaff(info);
  const variant_id = (await variantIds(info))(handle);
  const lens = { eye: "left", ...rightLenses[handle], sphere: -4.25 };
  const email = `lens.${randomUUID()}@example.com`;
  const id = await orderBox(info, { variant_id, lens, email, language: "fr" });
  const number = (await decidedOf(staff, id))?.number;

  const page = await openDashboard(browser);
  await page.goto("/app/today");
  await expect(page.getByRole("heading", { name: /^Lenses to release/ })).toBeVisible();
  await page.getByRole("link", { name: "Lenses to release: Show all" }).click();
  const order = page.getByRole("region", { name: `Order ${number}` });
  await expect(order).toContainText(email);
  await expect(order.getByRole("row", { name: /^Sphere/ })).toContainText("−4.25");
  await expect(order).toContainText("contact lens prescription");
  await expect(order).toContainText("to check");
  expect(await accessibilityFaults(page, "main")).toEqual([]);

  await order.getByRole("button", { name: "Ask the customer" }).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer).toContainText("Français");
  await drawer.getByRole("button", { name: "Ask the customer" }).click();
  const field = drawer.getByLabel("Question");
  await expect(field).toHaveAccessibleDescription("is required");
  await field.fill("Quelle boîte avez-vous ?");
  await drawer.getByRole("button", { name: "Ask the customer" }).click();
  await expect(order).toContainText("customer asked");
  await expect(order).toContainText("Quelle boîte avez-vous ?");

  await order.getByRole("button", { name: "Release" }).click();
  await expect(order).toBeHidden();
  expect((await decidedOf(staff, id))?.state).toBe("released");
  await page.goto(`/app/orders/${id}`);
  await expect(page.getByText("released", { exact: true })).toBeVisible();
  await page.close();
});
