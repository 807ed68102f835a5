import { expect, type Page, test } from "@playwright/test";
import { accessibilityFaults } from "./accessibility.ts";
import { address, type Language, text } from "./texts.ts";
import { fillShipping, follow, press } from "./visitor.ts";

const wellStocked = "clairval-multi-purpose-solution";

async function toShipping(page: Page, language: Language) {
  await page.goto(address(language, `/shop/product/${wellStocked}`));
  await press(page, language, "catalog.addToBag");
  await follow(page, language, "bag.checkout");
  await expect(page).toHaveURL(address(language, "/shop/checkout/shipping"));
}

async function typeAddress(page: Page, language: Language, postalCode: string, city: string) {
  const field = (name: string) =>
    page.getByLabel(text(language, `checkout.fields.${name}`), { exact: true });
  await field("postalCode").fill(postalCode);
  await field("city").fill(city);
}

/** A text of the page up to where its first value stands. */
const beginning = (language: Language, key: string) => text(language, key).split("{")[0] ?? "";

const home = (page: Page, language: Language) =>
  page.getByRole("radio", { name: text(language, "checkout.delivery.home-delivery.name") });

for (const language of ["fr", "de"] as const) {
  const visit = (page: Page) =>
    page.getByRole("radio", { name: text(language, "checkout.delivery.optician-visit.name") });
  const free = beginning(language, "coverage.delivery.insideAt");
  const locale = { fr: "fr-FR", de: "de-DE" }[language];

  test.describe(`${language}, with JavaScript`, () => {
    test.use({ locale });

    test("delivery says what it costs while the address is typed, and why", async ({ page }) => {
      await toShipping(page, language);
      const main = page.getByRole("main");
      await expect(
        page.getByLabel(text(language, "checkout.fields.country"), { exact: true }),
      ).toHaveAccessibleDescription(new RegExp(text(language, "checkout.countries.lu")));
      await typeAddress(page, language, "L-7440", "Lintgen");
      await expect(main).toContainText(`${free}Lintgen`);

      await typeAddress(page, language, "9901", "Troisvierges");
      await expect(main).not.toContainText(free);
      await expect(visit(page)).toBeDisabled();

      await typeAddress(page, language, "9002", "Ettelbruck");
      await expect(main).toContainText(beginning(language, "coverage.delivery.check"));
      await expect(visit(page)).toBeEnabled();
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  });

  test.describe(`${language}, without JavaScript`, () => {
    test.use({ locale, javaScriptEnabled: false });

    test("a form that is sent comes back with the reason, and nothing is lost", async ({
      page,
    }) => {
      await toShipping(page, language);
      await typeAddress(page, language, "7440", "Lintgen");
      await press(page, language, "checkout.shipping.continue");
      const main = page.getByRole("main");
      await expect(main).toContainText(`${free}Lintgen`);
      await expect(
        page.getByLabel(text(language, "checkout.fields.city"), { exact: true }),
      ).toHaveValue("Lintgen");

      await fillShipping(page, language);
      await typeAddress(page, language, "9901", "Troisvierges");
      await visit(page).check();
      await press(page, language, "checkout.shipping.continue");
      await expect(main).toContainText(text(language, "checkout.problems.visit-outside"));
      await expect(visit(page)).toBeDisabled();

      await home(page, language).check();
      await press(page, language, "checkout.shipping.continue");
      await expect(page).toHaveURL(address(language, "/shop/checkout/summary"));
      await expect(main).toContainText("6,90");
    });
  });
}

test("the summary tells the delivery, the day, and how each line may be sent back", async ({
  page,
}) => {
  await toShipping(page, "en");
  await fillShipping(page, "en");
  await typeAddress(page, "en", "7440", "Lintgen");
  await home(page, "en").check();
  await press(page, "en", "checkout.shipping.continue");
  await expect(page).toHaveURL("/shop/checkout/summary");
  const main = page.getByRole("main");
  await expect(main).toContainText("Free: Lintgen is");
  await expect(main).toContainText(beginning("en", "checkout.delivery.home-delivery.between"));
  await expect(main).toContainText(text("en", "checkout.summary.withdrawal.sealed-hygiene"));
  await expect(main.getByRole("link", { name: "terms" })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`from abroad, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, locale: "de-DE" });

    test("who lives abroad collects in the store, and nothing is sent there", async ({ page }) => {
      const language = "de";
      const main = page.getByRole("main");
      const refusal = main.getByText(text(language, "checkout.problems.not-delivered"));
      await toShipping(page, language);
      await fillShipping(page, language);
      await page
        .getByLabel(text(language, "checkout.fields.country"), { exact: true })
        .selectOption("de");
      await typeAddress(page, language, "D-54290", "Trier");
      if (javaScriptEnabled) {
        await expect(main).toContainText(text(language, "checkout.delivery.abroad"));
        expect(await accessibilityFaults(page)).toEqual([]);
      }
      await home(page, language).check();
      await press(page, language, "checkout.shipping.continue");
      await expect(refusal).toBeVisible();
      await expect(main).toContainText(text(language, "checkout.delivery.abroad"));

      const collection = text(language, "checkout.delivery.store-collection.name");
      await page.getByRole("radio", { name: collection }).check();
      if (javaScriptEnabled) await expect(refusal).toHaveCount(0);
      await press(page, language, "checkout.shipping.continue");
      await expect(page).toHaveURL(address(language, "/shop/checkout/summary"));
      await expect(main).toContainText("54290 Trier");
      await expect(main).toContainText(text(language, "checkout.countries.de"));
      await follow(page, language, "checkout.summary.next");
      await press(page, language, "checkout.payment.order");
      await expect(page).toHaveURL(address(language, "/shop/checkout/status"));
    });
  });
}
