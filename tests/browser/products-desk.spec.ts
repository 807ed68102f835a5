/** What is done with products, prices, makers and accounts at the desk, each in a few clicks. */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { storeClient } from "../support/customer.ts";
import { query } from "../support/database.ts";
import { orderBox, releaseLenses } from "../support/lens-releases.ts";
import { rightLenses, variantIds } from "../support/lenses.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { openDashboard } from "./staff-page.ts";

test.describe.configure({ mode: "serial" });

const info = runningShop();
const photograph = join(
  import.meta.dirname,
  "../../imagery/masters/torvik-fjell/t2-three-quarter.webp",
);
let page: Page;
let made = "";

/** The box of the dashboard with this heading. */
const panel = (name: string) =>
  page
    .getByRole("heading", { name, exact: true })
    .locator("xpath=ancestor::div[contains(@class, 'divide-y')][1]");

test.beforeAll(async ({ browser }) => {
  page = await openDashboard(browser);
});
test.afterAll(async () => {
  await page.context().close();
  // Other tests look at everything that the shop sells.
  if (made !== "") await (await signInAsStaff(info)).admin.product.delete(made);
});

test("an accessory is made in one form and found on the website", async () => {
  const name = `Story drops ${randomUUID().slice(0, 8)}`;
  await page.goto("/app/products");
  await page.getByRole("link", { name: "Accessory", exact: true }).click();
  await page.getByLabel("Brand", { exact: true }).click();
  await page.getByRole("option", { name: "Clairval", exact: true }).click();
  for (const [field, words] of [
    ["title", name],
    ["subtitle", "For dry eyes"],
    ["description", "Two drops, morning and evening."],
    ["variants.0.choice", "10 ml"],
  ] as const) {
    const legend = {
      title: "Name",
      subtitle: "Short description",
      description: "Description",
      "variants.0.choice": "Name of this version",
    }[field];
    const group = page.getByRole("group", { name: legend, exact: true });
    for (const language of ["English", "Français", "Deutsch"]) {
      await group.getByLabel(language).fill(words);
    }
  }
  await page.getByLabel("Article number (SKU)").fill(`STORY-${randomUUID().slice(0, 8)}`);
  await page.getByLabel("Price in euros, VAT included").fill("4,90");
  await page.getByLabel("In stock").fill("3");
  await expect(page.getByRole("button", { name: "Save" })).toBeDisabled();
  await page.getByLabel("Add a picture").setInputFiles(photograph);
  await expect(page.getByAltText("Picture 1")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();

  const look = page.getByRole("link", { name: "View on the website" });
  await expect(look).toBeVisible();
  made = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const address = (await look.getAttribute("href")) ?? "";
  await expect
    .poll(async () => (await page.request.get(address)).status(), { timeout: 15_000 })
    .toBe(200);
  expect(await (await page.request.get(address)).text()).toContain(name);
});

test("a price that jumps is shown before it is imported, and the import is undone", async () => {
  const [found] = await query<{ sku: string; amount: number }>(
    info,
    `select v.sku, p.amount::float8 as amount from product_variant v
     join product on product.id = v.product_id
     join product_variant_price_set s on s.variant_id = v.id
     join price p on p.price_set_id = s.price_set_id and p.price_list_id is null
     where product.handle = 'clairval-hard-case' and p.currency_code = 'eur' and p.deleted_at is null
     order by v.sku limit 1`,
  );
  const file = `sku,eur\n${found?.sku},${(found?.amount ?? 0) * 10}\n`;
  await page.goto("/app/import-export");
  const prices = panel("Prices");
  await prices.getByRole("button", { name: "Import" }).click();
  const drawer = page.getByRole("dialog");
  await drawer.locator("input[type=file]").setInputFiles({
    ...{ name: "prices.csv", mimeType: "text/csv", buffer: Buffer.from(file) },
  });
  await expect(drawer.getByText(/ten times the price/)).toBeVisible();
  await expect(drawer.getByText(/Hard case/i)).toBeVisible();
  await drawer.getByRole("button", { name: "Import everything" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("1 price has changed by ten times or more");
  await question.getByRole("button", { name: "Import everything" }).click();
  await expect(drawer.getByText("The import is complete.")).toBeVisible();
  await page.keyboard.press("Escape");
  await prices.getByRole("button", { name: "Undo", exact: true }).first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo" }).click();
  await expect(prices.getByText("undone", { exact: true }).first()).toBeVisible();
});

test("lenses are ordered from their maker once, and arrive", async () => {
  const staff = await signInAsStaff(info);
  const variant_id = (await variantIds(storeClient(info)))("biofinity");
  const id = await orderBox(info, {
    ...{ variant_id, lens: { eye: "right", ...rightLenses.biofinity } },
    email: `desk.${randomUUID()}@example.com`,
  });
  await releaseLenses(staff, id);
  await page.goto("/app/orders");
  await page.getByRole("link", { name: "Open the list" }).click();
  // Orders of other tests wait for their makers too.
  const maker = panel("CooperVision");
  const download = page.waitForEvent("download");
  await maker.getByRole("button", { name: /^Order \d+ box/ }).click();
  expect((await download).suggestedFilename()).toBe("wholesaler-order.csv");
  await expect(maker.getByRole("button", { name: /^Order \d+ box/ })).toHaveCount(0);
  await maker.getByRole("button", { name: "Arrived", exact: true }).first().click();
  await expect(maker.getByRole("button", { name: "Not arrived" }).first()).toBeVisible();
});

test("orders are exported, and a month goes to the accountant", async () => {
  await page.goto("/app/orders");
  await page.getByRole("link", { name: "Export", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Orders", exact: true })).toBeVisible();
  await page.goto("/app/reports");
  await page.getByRole("button", { name: "This month" }).click();
  await expect(page.getByRole("heading", { name: "VAT by rate" })).toBeVisible();
  const pdf = page.getByRole("link", { name: "Accounts, PDF" });
  const answer = await page.request.get((await pdf.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toBe("application/pdf");
});
