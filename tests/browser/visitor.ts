/** What a visitor does on the way to an order, by the names that the page shows. */
import { expect, type Page } from "@playwright/test";
import { address, type Language, text } from "./texts.ts";

export const press = (
  page: Page,
  language: Language,
  key: string,
  values: Record<string, string> = {},
) => page.getByRole("button", { name: text(language, key, values), exact: true }).click();

/**
 * Sends address and delivery, by keyboard: what the page learns of the address moves the button, and a click
 * at that moment is lost.
 */
export const sendShipping = (page: Page, language: Language) =>
  page
    .getByRole("button", { name: text(language, "checkout.shipping.continue"), exact: true })
    .press("Enter");

export const follow = (page: Page, language: Language, key: string) =>
  page.getByRole("link", { name: text(language, key), exact: true }).click();

export type Delivery = "home-delivery" | "store-collection" | "optician-visit";

/** Chooses how the order comes to its customer, and fills in what is asked for then. */
export async function fillShipping(
  page: Page,
  language: Language,
  email = "marie.weber@example.com",
  delivery: Delivery = "store-collection",
): Promise<void> {
  const name = text(language, `checkout.delivery.${delivery}.name`);
  await page.getByRole("radio", { name }).check();
  const fill = (field: string, value: string) =>
    page.getByLabel(text(language, `checkout.fields.${field}`), { exact: true }).fill(value);
  await fill("firstName", "Marie");
  await fill("lastName", "Weber");
  await fill("email", email);
  await fill("phone", "621 123 456");
  if (delivery === "store-collection") return;
  await fill("address", "3, rue des Prés");
  await fill("postalCode", "L-7561");
  await fill("city", "Mersch");
}

/** Opens the page of a product, chooses what it asks for, and presses the button. */
export async function putIntoBag(
  page: Page,
  language: Language,
  handle: string,
  choose: () => Promise<void> = async () => {},
): Promise<void> {
  await page.goto(address(language, `/shop/product/${handle}`));
  await choose();
  await press(page, language, "catalog.addToBag");
  await expect(page).toHaveURL(address(language, "/shop/cart-summary"));
}

interface Checkout {
  readonly email?: string;
  readonly delivery?: Delivery;
  /** Something that is looked at on every page on the way. */
  readonly look?: () => Promise<void>;
}

/** From the bag to the page where one pays. */
export async function reachPayment(
  page: Page,
  language: Language,
  { email, delivery, look = async () => {} }: Checkout = {},
): Promise<void> {
  await expect(page).toHaveURL(address(language, "/shop/cart-summary"));
  await look();
  await follow(page, language, "bag.checkout");
  await fillShipping(page, language, email, delivery);
  await sendShipping(page, language);
  await expect(page).toHaveURL(address(language, "/shop/checkout/summary"));
  await look();
  await follow(page, language, "checkout.summary.next");
  await expect(page).toHaveURL(address(language, "/shop/checkout/payment"));
  await look();
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

export const expectOrdered = (page: Page, language: Language) =>
  expect(page).toHaveURL(address(language, "/shop/checkout/status"));

/** The number of the order that the page confirms; the step before may still be shown for a moment. */
export async function orderNumber(page: Page, language: Language): Promise<string> {
  const words = text(language, "order.number", { number: "\\d+" }).replaceAll("\u00a0", "\\s");
  const found = page.getByText(new RegExp(words));
  await expect(found).toBeVisible();
  return /\d+/.exec((await found.textContent()) ?? "")?.[0] ?? "";
}

/** An amount as it is printed in any language, in cents; nothing where none is printed. */
const cents = (printed: string) =>
  (/[−-]/.test(printed) ? -1 : 1) * Number(printed.replace(/\D/g, ""));

/** The rows of the totals that the page shows come to its total. */
export async function expectToAddUp(page: Page, language: Language) {
  const table = page.getByRole("table", { name: text(language, "bag.totals.title") });
  const rows = table.locator("tbody tr").filter({
    // Said beside the reduced shipping, which counts.
    hasNotText: text(language, "bag.totals.originalShipping"),
  });
  const parts = await rows.locator("td").allTextContents();
  expect(parts.length).toBeGreaterThan(1);
  const sum = parts.reduce((before, part) => before + cents(part), 0);
  expect(sum).toBe(cents((await table.locator("tfoot td").textContent()) ?? ""));
}
