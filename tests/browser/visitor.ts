/** What a visitor does on the way to an order, by the names that the page shows. */
import { expect, type Page } from "@playwright/test";
import { address, type Language, text } from "./texts.ts";

export const press = (
  page: Page,
  language: Language,
  key: string,
  values: Record<string, string> = {},
) => page.getByRole("button", { name: text(language, key, values), exact: true }).click();

export const follow = (page: Page, language: Language, key: string) =>
  page.getByRole("link", { name: text(language, key), exact: true }).click();

/** Fills in contact and address, and chooses to collect in the store. */
export async function fillShipping(
  page: Page,
  language: Language,
  email = "marie.weber@example.com",
): Promise<void> {
  const fill = (field: string, value: string) =>
    page.getByLabel(text(language, `checkout.fields.${field}`), { exact: true }).fill(value);
  await fill("firstName", "Marie");
  await fill("lastName", "Weber");
  await fill("email", email);
  await fill("phone", "621 123 456");
  await fill("address", "3, rue des Prés");
  await fill("postalCode", "L-7561");
  await fill("city", "Mersch");
  const collection = text(language, "checkout.delivery.store-collection.name");
  await page.getByRole("radio", { name: collection }).check();
}

/** Cards of the stand-in for Stripe, by what becomes of them. */
export const cards = {
  good: "4242424242424242",
  declined: "4000000000000002",
  asking: "4000002500003155",
} as const;

export const chooseCard = (page: Page, language: Language) =>
  page.getByRole("radio", { name: text(language, "checkout.payment.methods.card") }).check();

export async function payWith(page: Page, language: Language, card: keyof typeof cards) {
  await page.getByRole("textbox", { name: "Card number" }).fill(cards[card]);
  await press(page, language, "checkout.payment.order");
}

export const paymentError = (page: Page, language: Language) =>
  page.getByRole("alert").filter({ hasText: text(language, "checkout.payment.error") });

/** A card's payment and its order are a dozen steps, and the machine may be busy with other tests. */
export const expectOrdered = (page: Page, language: Language) =>
  expect(page).toHaveURL(address(language, "/shop/checkout/status"), { timeout: 60_000 });

/** The number of the order that the page confirms; the step before may still be shown for a moment. */
export async function orderNumber(page: Page, language: Language): Promise<string> {
  const told = page.getByText(new RegExp(text(language, "order.number", { number: "\\d+" })));
  await expect(told).toBeVisible();
  return /\d+/.exec((await told.textContent()) ?? "")?.[0] ?? "";
}
