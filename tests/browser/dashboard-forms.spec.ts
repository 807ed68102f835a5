/** Small things in the forms of the dashboard that cost somebody their work when they are wrong. */
import { randomInt } from "node:crypto";
import { expect, test } from "@playwright/test";
import { placeOrder, startCart, storeClient } from "../support/customer.ts";
import { releaseLenses } from "../support/lens-releases.ts";
import { post, rightLenses, variantIds } from "../support/lenses.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { goWithin, openDashboard } from "./staff-page.ts";

const info = runningShop();

test("ticks of one role stay while another role is looked at", { tag: "@long" }, async ({
  browser,
}) => {
  const page = await openDashboard(browser);
  await page.goto("/app/settings/staff-roles");
  const tab = (name: string) => page.getByRole("tab", { name });
  const tick = page.getByRole("checkbox", { name: "Prices and promotions: Change" });
  await tab("Optician").click();
  await expect(tick).not.toBeChecked();
  await tick.click();
  await tab("Sales").click();
  await expect(tick).toBeChecked();
  await expect(tab("Optician")).toHaveAccessibleName(/Not saved yet/);
  await expect(tab("Sales")).not.toHaveAccessibleName(/Not saved yet/);
  await tab("Optician").click();
  await expect(tick).toBeChecked();
  await tick.click();
  await expect(tab("Optician")).not.toHaveAccessibleName(/Not saved yet/);
  await page.close();
});

test("a range is written with the comma of the language and read with a point as well", {
  tag: "@long",
}, async ({ browser }) => {
  const staff = await signInAsStaff(info);
  const { products } = await staff.admin.product.list({ handle: "biofinity", fields: "id" });
  const page = await openDashboard(browser, undefined, "de");
  await page.goto(`/app/lens-ranges/${products[0]?.id}`);
  const diameter = page.getByLabel("Durchmesser (mm)").first();
  await expect(diameter).toHaveValue("14,00");
  const typed = await page
    .locator("fieldset input")
    .evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value));
  expect(typed.filter((value) => /\d\.\d/.test(value))).toEqual([]);
  await page.getByRole("button", { name: "Hinzufügen" }).last().click();
  await expect(page.getByLabel("Schritt (D)").last()).toHaveValue("0,25");

  await page.reload();
  const save = page.getByRole("button", { name: "Speichern" });
  await diameter.fill("14.00");
  await expect(save).toBeDisabled();
  await diameter.fill("14.10");
  await expect(save).toBeEnabled();
  const preview = page.locator("select");
  const offered = (await preview.locator("option").allTextContents()).join(" ");
  expect(offered).toMatch(/\d,\d/);
  expect(offered).not.toMatch(/\d\.\d/);
  await page.close();
});

test("a file is chosen by keyboard, with a button in the language of the dashboard", {
  tag: "@long",
}, async ({ browser }) => {
  const page = await openDashboard(browser, undefined, "de");
  const name = `bereiche-${randomInt(1e6)}.csv`;
  for (const path of ["lens-ranges", "import-export"]) {
    await page.goto(`/app/${path}`);
    await page
      .getByRole("button", { name: /^(Importieren|Import)/ })
      .first()
      .click();
    const drawer = page.getByRole("dialog");
    const button = drawer.getByRole("button", { name: "Datei wählen" });
    await expect(drawer.locator("input[type=file]")).toBeHidden();
    const asked = page.waitForEvent("filechooser");
    await button.press("Enter");
    const chooser = await asked;
    await chooser.setFiles({ name, mimeType: "text/csv", buffer: Buffer.from("handle\n") });
    await expect(drawer.getByRole("status").filter({ hasText: name })).toBeVisible();
    await expect(button).toBeFocused();
  }
  await page.goto("/app/lookbook/new");
  const asked = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Bild hinzufügen" }).press("Space");
  expect((await asked).isMultiple()).toBe(true);
  await page.close();
});

test("what the backend refuses on a page of Medusa's, and its amounts, are in German", {
  tag: "@long",
}, async ({ browser }) => {
  const staff = await signInAsStaff(info);
  const value = `Etikett ${randomInt(1e9)}`;
  await staff.admin.productTag.create({ value });
  const page = await openDashboard(browser, undefined, "de");
  const { products } = await staff.admin.product.list({ handle: "biofinity", fields: "*variants" });
  await page.goto(`/app/products/${products[0]?.id}/variants/${products[0]?.variants?.[0]?.id}`);
  await expect(page.getByText(/^\d+,\d\d\s€$/).first()).toBeVisible();

  await goWithin(page, "/app/settings/product-tags/create");
  const drawer = page.getByRole("dialog");
  const field = drawer.getByRole("textbox");
  const create = drawer.getByRole("button", { name: "Speichern" });
  await field.fill(value);
  await create.click();
  await expect(page.getByText(`„${value}“ gibt es bereits.`)).toBeVisible();
  await page.route("**/admin/product-tags", (route) => route.abort());
  await create.click();
  await expect(page.getByText("Der Rechner des Geschäfts antwortet nicht.")).toBeVisible();
  await page.close();
});

test("the second to correct lots sees it, and keeps what was typed", { tag: "@long" }, async ({
  browser,
}) => {
  const staff = await signInAsStaff(info);
  const sdk = storeClient(info);
  const cart = await startCart(sdk);
  await post(info, `/store/carts/${cart}/line-items`, {
    variant_id: (await variantIds(info))("biofinity"),
    quantity: 2,
    metadata: { lens: { eye: "left", ...rightLenses.biofinity } },
  });
  const { id } = await placeOrder(sdk, cart);
  await releaseLenses(staff, id);
  const lots = (line: string, ...names: string[]) =>
    names.map((lot, index) => ({ line, box: index + 1, lot, expiry: "2031-05" }));
  type Packing = { open: { id: string }[]; parcels: { id: string; version: number }[] };
  const call = <Answer>(path: string, body?: object) =>
    staff.client.fetch<Answer>(`/admin/orders/${id}/${path}`, {
      method: body ? "POST" : "GET",
      ...(body ? { body } : {}),
    });
  const line = (await call<Packing>("lots")).open[0]?.id ?? "";
  const { parcels } = await call<Packing>("pack", { lots: lots(line, "A1", "A2") });

  const page = await openDashboard(browser);
  await page.goto(`/app/orders/${id}`);
  await page.getByRole("button", { name: "Correct", exact: true }).click();
  const fields = page.getByLabel(/^Lot:/);
  const save = page.getByRole("button", { name: "Save", exact: true });
  await fields.first().fill("");
  await save.click();
  await expect(fields.first()).toHaveAccessibleDescription("is required");
  await fields.first().fill("MINE");
  await expect(fields.first()).toHaveAccessibleDescription("");
  const theirs = { lots: lots(line, "A1", "THEIRS"), version: parcels[0]?.version };
  await call(`lots/${parcels[0]?.id}`, theirs);
  await save.click();
  await expect(page.getByRole("alert")).toContainText("Someone else has saved in the meantime");
  await expect(fields.first()).toHaveValue("MINE");
  await page.getByRole("button", { name: "Keep my changes, accept theirs elsewhere" }).click();
  await expect(fields.last()).toHaveValue("THEIRS");
  await save.click();
  await expect(page.getByRole("cell", { name: "MINE" })).toBeVisible();
  await expect(page.getByRole("cell", { name: "THEIRS" })).toBeVisible();
  await page.close();
});
