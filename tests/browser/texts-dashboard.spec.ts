import { expect, test } from "@playwright/test";
import { runningShop } from "../support/shop-info.ts";
import { openDashboard } from "./staff-page.ts";
import { text } from "./texts.ts";

const info = runningShop();

test("staff word a text, look at it, publish it, and take it back", { tag: "@long" }, async ({
  browser,
}) => {
  const page = await openDashboard(browser, undefined, "de");
  const publicPage = async () => (await fetch(`${info.shop}/de/services`)).text();
  const words = "Sieben Dinge, die wir gern tun.";

  await page.goto("/app/website");
  await page.getByRole("button", { name: text("de", "pages.services.lead") }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByLabel("Text", { exact: true }).fill(words);
  await drawer.getByRole("button", { name: "Als Entwurf speichern" }).click();

  const opened = page.context().waitForEvent("page");
  await drawer.getByRole("link", { name: "Vorschau" }).click();
  const preview = await opened;
  await expect(preview.getByText(words)).toBeVisible();
  await expect(preview.getByRole("note")).toContainText("noch nicht veröffentlicht");
  await preview.close();
  expect(await publicPage()).not.toContain(words);

  await drawer.getByRole("button", { name: "Veröffentlichen" }).click();
  await expect(drawer).toBeHidden();
  await expect.poll(publicPage).toContain(words);

  await page.getByRole("button", { name: new RegExp(`^${words}`) }).click();
  await drawer.getByRole("button", { name: "Originaltext wiederherstellen" }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: "Originaltext wiederherstellen" })
    .click();
  await expect.poll(publicPage).not.toContain(words);
  await page.close();
});
