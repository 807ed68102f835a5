/** What a visitor does on the way to an order, by the names that the page shows. */
import type { Page } from "@playwright/test";
import { type Language, text } from "./texts.ts";

export const press = (page: Page, language: Language, key: string) =>
  page.getByRole("button", { name: text(language, key), exact: true }).click();

export const follow = (page: Page, language: Language, key: string) =>
  page.getByRole("link", { name: text(language, key), exact: true }).click();

/** Fills in contact and address, and chooses to collect in the store. */
export async function fillShipping(page: Page, language: Language): Promise<void> {
  const fill = (field: string, value: string) =>
    page.getByLabel(text(language, `checkout.fields.${field}`), { exact: true }).fill(value);
  await fill("firstName", "Marie");
  await fill("lastName", "Weber");
  await fill("email", "marie.weber@example.com");
  await fill("phone", "621 123 456");
  await fill("address", "3, rue des Prés");
  await fill("postalCode", "L-7561");
  await fill("city", "Mersch");
  const collection = text(language, "checkout.delivery.store-collection.name");
  await page.getByRole("radio", { name: collection }).check();
}
