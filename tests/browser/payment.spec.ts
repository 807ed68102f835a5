import { expect, test } from "@playwright/test";
import { isAll } from "../support/extent.ts";
import { standInForStripe } from "../support/stripe/stripe-js.ts";
import { holdScripts } from "./hold-scripts.ts";
import {
  askTheBankTwice,
  loseTheOrder,
  payWithoutStripe,
  standBeforePayment,
} from "./payment-stories.ts";
import { text } from "./texts.ts";
import { chooseCard, expectOrdered, payWith } from "./visitor.ts";

test(
  "a bank that declines sends the visitor back, and may be asked again",
  { tag: "@long" },
  ({ page }) => askTheBankTwice(page, "fr"),
);

test(
  "Stripe's script does not load: the visitor sees it, and pays otherwise",
  { tag: "@long" },
  ({ page }) => payWithoutStripe(page, "de"),
);

test(
  "an order that was lost after its card was confirmed can be sent again",
  { tag: "@long" },
  ({ page }) => loseTheOrder(page, "en"),
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a card is not offered, though the page brings it for others at once", {
    tag: "@long",
  }, async ({ page }) => {
    await standBeforePayment(page, "en");
    const method = (name: string) =>
      page.getByRole("radio", { name: text("en", `checkout.payment.methods.${name}`) });
    await expect(method("pay-in-store")).toBeVisible();
    await expect(method("card")).toHaveCount(0);
    const html = await (await page.request.get(page.url())).text();
    expect(html).toContain('value="card"');
  });
});

// In a short run loading.spec.ts has other fields that are chosen before.
if (isAll) {
  test("a card chosen before the page's program runs is asked for once it does", async ({
    page,
  }) => {
    await standInForStripe(page);
    await standBeforePayment(page, "en");
    // A script that is on its way when it is held looks like a lost one to the page, which then reloads itself.
    await page.waitForLoadState("networkidle");
    const release = await holdScripts(page);
    await page.reload({ waitUntil: "domcontentloaded" });
    await chooseCard(page, "en");
    release();
    await payWith(page, "en", "good");
    await expectOrdered(page, "en");
  });
}
