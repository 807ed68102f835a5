/** Consent to the use of lens values: asked before the bag, shown with the order, withdrawn there. */
import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { oneUnlessAll } from "../support/extent.ts";
import { orderBox } from "../support/lens-releases.ts";
import { rightLenses, variantIds } from "../support/lenses.ts";
import { sign } from "../support/orders.ts";
import { runningShop } from "../support/shop-info.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { open } from "./after-order-stories.ts";
import { forVisitors, twoVisitors } from "./each-visitor.ts";
import { answerQuestions, choose, consentBox } from "./lens-page.ts";
import { address, errorText, text } from "./texts.ts";
import { follow, press } from "./visitor.ts";

const info = runningShop();
const handle = "biofinity";

forVisitors(oneUnlessAll(twoVisitors("fr", "de")), ({ language, scripts }) => {
  test("consent is asked once for a bag, and withdrawn on the page of an order", {
    tag: "@long",
  }, async ({ page }) => {
    await page.goto(address(language, `/shop/product/${handle}`));
    await expect(consentBox(page)).not.toBeChecked();
    await page.locator("input[name=variant]").first().check();
    await page.getByRole("radio", { name: text(language, "lens.eyes.right"), exact: true }).check();
    await choose(page, language, "right", { sphere: "−1.00" });
    await answerQuestions(page);
    await consentBox(page).uncheck();
    await press(page, language, "catalog.addToBag");
    const group = page.getByRole("group", { name: text(language, "lens.consent.title") });
    await expect(group).toHaveAccessibleDescription(
      errorText(language, "lens.check.problem.consent"),
    );
    await expect(consentBox(page)).toBeFocused();
    await consentBox(page).check();
    await press(page, language, "catalog.addToBag");
    await expect(page).toHaveURL(address(language, "/shop/cart-summary"));

    // A page that does not hear of the bag in time asks for consent again; the next one may hear.
    await expect(async () => {
      await page.goto(address(language, "/shop/product/ultra"));
      await expect(consentBox(page)).toHaveCount(scripts ? 0 : 1, { timeout: 10_000 });
    }).toPass();
    await expect(page.getByText(text(language, "lens.consent.given"))).toHaveCount(scripts ? 1 : 0);

    const variant_id = (await variantIds(info))(handle);
    const lens = { eye: "right", ...rightLenses[handle] };
    const email = `consent.${randomUUID()}@example.com`;
    const id = await orderBox(info, { variant_id, lens, email, language });
    await open(page, language, address(language, `/order/${await sign(info, "order", id)}`), email);
    await follow(page, language, "consent.entry");
    await expect(page.getByText(text(language, "consent.stops"))).toBeVisible();
    if (scripts) expect(await accessibilityFaults(page)).toEqual([]);
    await press(page, language, "consent.withdraw");
    await expect(page.getByRole("alert")).toContainText(text(language, "consent.stopped"));
    const entry = page.getByRole("main").getByRole("link");
    await entry.filter({ hasText: text(language, "withdrawal.entry") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      text(language, "withdrawal.title"),
    );
  });
});
