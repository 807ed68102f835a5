import { expect, type Page, test } from "@playwright/test";
import { wellStocked } from "../support/placing.ts";
import { standInForStripe } from "../support/stripe/stripe-js.ts";
import { holdScripts } from "./hold-scripts.ts";
import { address, type Language, languages, text } from "./texts.ts";
import {
  chooseCard,
  expectOrdered,
  fillShipping,
  follow,
  paymentError,
  payWith,
  press,
} from "./visitor.ts";

/** An accessory in the bag, everything filled in: the visitor stands before the payment. */
async function reachPayment(page: Page, language: Language): Promise<void> {
  await page.goto(address(language, `/shop/product/${wellStocked}`));
  await press(page, language, "catalog.addToBag");
  await expect(page).toHaveURL(address(language, "/shop/cart-summary"));
  await follow(page, language, "bag.checkout");
  await fillShipping(page, language);
  await press(page, language, "checkout.shipping.continue");
  await follow(page, language, "checkout.summary.next");
  await expect(page).toHaveURL(address(language, "/shop/checkout/payment"));
}

for (const language of languages) {
  test.describe(`payment by card, ${language}`, () => {
    test.beforeEach(({ page }) => standInForStripe(page));

    test("succeeds, also after a card was refused", async ({ page }) => {
      await reachPayment(page, language);
      await chooseCard(page, language);
      await payWith(page, language, "declined");
      await expect(paymentError(page, language)).toContainText("declined");
      await payWith(page, language, "good");
      await expectOrdered(page, language);
      await expect(page.getByRole("main")).toContainText(text(language, "order.payments.paid"));
    });

    test("asks the bank, and comes back to the order", async ({ page }) => {
      await reachPayment(page, language);
      await chooseCard(page, language);
      await payWith(page, language, "asking");
      await page.getByRole("button", { name: "Decline" }).click();
      await expect(page).toHaveURL(/\/shop\/checkout\/payment\?refused=/);
      await expect(paymentError(page, language)).toBeVisible();
      await chooseCard(page, language);
      await payWith(page, language, "asking");
      await page.getByRole("button", { name: "Approve" }).click();
      await expectOrdered(page, language);
    });
  });

  test(`Stripe's script does not load, ${language}: the visitor is told, and pays otherwise`, async ({
    page,
  }) => {
    await page.route("https://js.stripe.com/**", (route) => route.abort());
    await reachPayment(page, language);
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
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a card is not offered, though the page brings it for others at once", async ({ page }) => {
    await reachPayment(page, "en");
    const method = (name: string) =>
      page.getByRole("radio", { name: text("en", `checkout.payment.methods.${name}`) });
    await expect(method("pay-in-store")).toBeVisible();
    await expect(method("card")).toHaveCount(0);
    const html = await (await page.request.get(page.url())).text();
    expect(html).toContain('value="card"');
  });
});

test("a card chosen before the page's program runs is asked for once it does", async ({ page }) => {
  await standInForStripe(page);
  await reachPayment(page, "en");
  // A script that is on its way when it is held looks like a lost one to the page, which then loads itself anew.
  await page.waitForLoadState("networkidle");
  const release = await holdScripts(page);
  await page.reload({ waitUntil: "domcontentloaded" });
  await chooseCard(page, "en");
  release();
  await payWith(page, "en", "good");
  await expectOrdered(page, "en");
});
