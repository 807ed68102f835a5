/** Somebody asks for a product that is out of stock, finds the wish in the account, and ends it there. */
import { expect, type Page, test } from "@playwright/test";
import { someAddress } from "../support/account.ts";
import { variantIds } from "../support/lenses.ts";
import { wellStocked } from "../support/placing.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { sellOut } from "../support/stock.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { signInWithCode } from "./account-visitor.ts";
import { forVisitors, twoVisitors, type Visitor } from "./each-visitor.ts";
import { address, text } from "./texts.ts";
import { press } from "./visitor.ts";

const info = runningShop();

async function askAndEnd(page: Page, { language, scripts }: Visitor): Promise<void> {
  const email = someAddress("back");
  const link = page.getByRole("link", {
    name: text(language, "catalog.stockAlert.title"),
    exact: true,
  });
  // The page is cached until it has heard of the stock.
  await expect(async () => {
    await page.goto(address(language, `/shop/product/${wellStocked}`));
    await expect(link).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await link.click();
  const field = page.getByLabel(text(language, "catalog.stockAlert.email"), { exact: true });
  await field.fill("marie@");
  await press(page, language, "catalog.stockAlert.ask");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(field).toHaveAccessibleDescription(
    new RegExp(text(language, "catalog.stockAlert.problems.email")),
  );
  await expect(field).toHaveValue("marie@");
  await field.fill(email);
  await press(page, language, "catalog.stockAlert.ask");
  await expect(page.getByText(text(language, "catalog.stockAlert.noted"))).toBeVisible();

  await signInWithCode(page, language, email);
  await page.goto(address(language, "/account/favourites"));
  const title = text(language, "account.favourites.alerts.title");
  const alerts = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
  const product = alerts.getByRole("listitem");
  await expect(product).toHaveCount(1);
  if (scripts) expect(await accessibilityFaults(page)).toEqual([]);
  await product.getByRole("button").press("Enter");
  await expect(product).toHaveCount(0);
  await expect(alerts).toContainText(text(language, "account.favourites.alerts.none"));
}

forVisitors(twoVisitors("de", "fr"), (visitor) => {
  test("a product that is out of stock is waited for, and no longer", async ({ page }) => {
    const staff = await signInAsStaff(info);
    const variantId = (await variantIds(info))(wellStocked);
    const restock = await sellOut(info, staff, variantId);
    try {
      await askAndEnd(page, visitor);
    } finally {
      await restock();
    }
  });
});
