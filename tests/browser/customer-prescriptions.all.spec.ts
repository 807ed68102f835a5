/** What an optician measured in the store is entered on the customer's page, and stands in the account. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { signIn, someAddress } from "../support/account.ts";
import { runningShop } from "../support/shop-info.ts";
import { newcomer, signInAsStaff } from "../support/staff.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { openDashboard } from "./staff-page.ts";

const info = runningShop();

test("a prescription is measured in the store, entered and seen in the account, and erased with it", async ({
  browser,
}) => {
  const staff = await signInAsStaff(info);
  const email = someAddress("measured");
  const visitor = await signIn(info, email);
  const { customers } = await staff.admin.customer.list({ email });
  const address = `/app/customers/${customers[0]?.id}`;

  const page = await openDashboard(browser);
  await page.goto(address);
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page.getByText("The account keeps nobody’s prescriptions yet.")).toBeVisible();
  await page.getByRole("button", { name: "Add a person" }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByLabel("Name or nickname").fill("Lou");
  await drawer.getByRole("button", { name: "Save" }).click();
  await expect(drawer.getByText("is required")).toBeVisible();
  await drawer.getByRole("switch").click();
  await drawer.getByRole("button", { name: "Save" }).click();

  const person = page.getByRole("region", { name: "Lou" });
  await person.getByRole("button", { name: "Enter a prescription" }).click();
  const right = drawer.getByRole("group", { name: "Right eye" });
  await right.getByLabel("Sphere").fill("2.50");
  await drawer.getByRole("button", { name: "Save" }).click();
  await expect(right.getByLabel("Sphere")).toHaveAccessibleDescription(/sign/);
  expect(await accessibilityFaults(page, "[role=dialog] fieldset")).toEqual([]);
  await right.getByLabel("Sphere").fill("-2.50");
  await drawer.getByRole("button", { name: "Save" }).click();
  await expect(person.getByRole("row", { name: "Sphere" })).toContainText("−2.50");
  await expect(person).toContainText("measured in our store on");
  expect(await accessibilityFaults(page, "section[aria-label=Lou]")).toEqual([]);

  const [path = ""] = /\/account\/people\/person_\w+/.exec(
    (await visitor.get("/account/people")).text,
  ) ?? [""];
  expect((await visitor.get(path)).text).toContain("Measured in our store on");

  const sales = await newcomer(info, staff, "sales");
  const other = await openDashboard(browser, sales);
  await other.goto(address);
  await expect(other.getByRole("heading", { name: "Lenses worn" })).toBeVisible();
  await expect(other.getByRole("heading", { name: "Prescriptions of the account" })).toHaveCount(0);
  await expect(other.getByRole("button", { name: "Erase", exact: true })).toHaveCount(0);
  await other.close();

  const erase = (within: Page | Locator) =>
    within.getByRole("button", { name: "Erase", exact: true }).click();
  await erase(page);
  await erase(page.getByRole("alertdialog"));
  await expect(page).toHaveURL(/\/app\/customers$/);
  expect((await staff.admin.customer.list({ email })).customers).toEqual([]);
  await page.close();
});
