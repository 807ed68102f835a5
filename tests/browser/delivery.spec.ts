import { expect, test } from "@playwright/test";
import { howMany } from "../support/extent.ts";
import { accessibilityFaults } from "./accessibility.ts";
import {
  seeWhatItCosts,
  sendToSeeWhatItCosts,
  stories,
  toShipping,
  typeAddress,
} from "./delivery-stories.ts";
import { forVisitors, tell } from "./each-visitor.ts";
import { text } from "./texts.ts";
import { fillShipping, sendShipping } from "./visitor.ts";

// English pages write amounts in another way.
const comma = ["fr", "de"] as const;
const of = (scripts: boolean, count: number) =>
  comma.slice(0, count).map((language) => ({ language, scripts }));

forVisitors(of(true, howMany(1, 2)), ({ language }) => {
  test("delivery says what it costs while the address is typed, and why", ({ page }) =>
    seeWhatItCosts(page, language));
});

forVisitors(of(false, howMany(1, 2)), ({ language }) => {
  test(
    "a form that is sent comes back with the reason, and nothing is lost",
    { tag: "@long" },
    ({ page }) => sendToSeeWhatItCosts(page, language),
  );
});

test("the summary tells the delivery, the day, and how each line may be sent back", {
  tag: "@long",
}, async ({ page }) => {
  await toShipping(page, "en");
  await fillShipping(page, "en", undefined, "home-delivery");
  await typeAddress(page, "en", "7440", "Lintgen");
  // The total follows before the form is sent.
  await expect(page.getByRole("table", { name: text("en", "bag.totals.title") })).toContainText(
    text("en", "bag.totals.free"),
  );
  await sendShipping(page, "en");
  await expect(page).toHaveURL("/shop/checkout/summary");
  const main = page.getByRole("main");
  await expect(main).toContainText("Free: Lintgen is");
  // It has no day before it is known when it is paid.
  await expect(main).toContainText("Arrives 2 to 3 working days after payment.");
  await expect(main).toContainText(text("en", "checkout.summary.withdrawal.sealed-hygiene"));
  await expect(main.getByRole("link", { name: "terms" })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

tell(stories);
