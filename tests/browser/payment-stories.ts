/** What may come between a visitor and a payment by card. */
import { expect, type Page } from "@playwright/test";
import { wellStocked } from "../support/placing.ts";
import { standInForStripe } from "../support/stripe/stripe-js.ts";
import { type Language, text } from "./texts.ts";
import {
  chooseCard,
  expectOrdered,
  paymentError,
  payWith,
  press,
  putIntoBag,
  reachPayment,
} from "./visitor.ts";

/** An accessory in the bag, everything filled in: the visitor stands before the payment. */
export async function standBeforePayment(page: Page, language: Language): Promise<void> {
  await putIntoBag(page, language, wellStocked);
  await reachPayment(page, language);
}

/** The bank's question is declined, and asked again. */
export async function askTheBankTwice(page: Page, language: Language): Promise<void> {
  await standInForStripe(page);
  await standBeforePayment(page, language);
  await chooseCard(page, language);
  await payWith(page, language, "asking");
  await page.getByRole("button", { name: "Decline" }).click();
  await expect(page).toHaveURL(/\/shop\/checkout\/payment\?refused=/);
  await expect(paymentError(page, language)).toBeVisible();
  await chooseCard(page, language);
  await payWith(page, language, "asking");
  await page.getByRole("button", { name: "Approve" }).click();
  await expectOrdered(page, language);
}

/** Stripe confirms a payment once, and the order is on its way when the connection breaks. */
export async function loseTheOrder(page: Page, language: Language): Promise<void> {
  await standInForStripe(page);
  await standBeforePayment(page, language);
  await chooseCard(page, language);
  await expect(page.getByRole("textbox", { name: "Card number" })).toBeVisible();
  await page.route("**/payment.data*", (route) => route.abort(), { times: 1 });
  await payWith(page, language, "good");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(text(language, "error.connection"));
  await alert.getByRole("button", { name: text(language, "error.tryAgain") }).click();
  await expectOrdered(page, language);
}

export async function payWithoutStripe(page: Page, language: Language): Promise<void> {
  await page.route("https://js.stripe.com/**", (route) => route.abort());
  await standBeforePayment(page, language);
  await chooseCard(page, language);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(text(language, "checkout.payment.loadFailed"));
  await standInForStripe(page);
  await alert.getByRole("button", { name: text(language, "checkout.payment.again") }).click();
  await chooseCard(page, language);
  await expect(page.getByRole("textbox", { name: "Card number" })).toBeVisible();
  const transfer = text(language, "checkout.payment.methods.bank-transfer");
  await page.getByRole("radio", { name: transfer }).check();
  await press(page, language, "checkout.payment.order");
  await expectOrdered(page, language);
  await expect(page.getByRole("main")).toContainText(/RF\d\d /);
}
