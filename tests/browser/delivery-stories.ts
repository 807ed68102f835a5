/** What the page of address and delivery says to whom, with what their browser can. */
import { expect, type Page } from "@playwright/test";
import { wellStocked } from "../support/placing.ts";
import { accessibilityFaults } from "./accessibility.ts";
import type { Story, Visitor } from "./each-visitor.ts";
import { address, type Language, text } from "./texts.ts";
import { expectOrdered, fillShipping, follow, press, putIntoBag, sendShipping } from "./visitor.ts";

export async function toShipping(page: Page, language: Language): Promise<void> {
  await putIntoBag(page, language, wellStocked);
  await follow(page, language, "bag.checkout");
  await expect(page).toHaveURL(address(language, "/shop/checkout/shipping"));
  await home(page, language).check();
}

export async function typeAddress(
  page: Page,
  language: Language,
  postalCode: string,
  city: string,
): Promise<void> {
  const field = (name: string) =>
    page.getByLabel(text(language, `checkout.fields.${name}`), { exact: true });
  await field("postalCode").fill(postalCode);
  await field("city").fill(city);
}

/** A text of the page up to where its first value stands. */
const beginning = (language: Language, key: string): string =>
  text(language, key).split("{")[0] ?? "";

const choice = (page: Page, language: Language, name: string) =>
  page.getByRole("radio", { name: text(language, `checkout.delivery.${name}.name`) });

const home = (page: Page, language: Language) => choice(page, language, "home-delivery");
const visit = (page: Page, language: Language) => choice(page, language, "optician-visit");

const free = (language: Language) => beginning(language, "coverage.delivery.insideAt");

/** Told while the address is typed, which needs scripts. */
export async function seeWhatItCosts(page: Page, language: Language): Promise<void> {
  await toShipping(page, language);
  const main = page.getByRole("main");
  await expect(
    page.getByLabel(text(language, "checkout.fields.country"), { exact: true }),
  ).toHaveAccessibleDescription(new RegExp(text(language, "checkout.countries.lu")));
  await typeAddress(page, language, "L-7440", "Lintgen");
  await expect(main).toContainText(`${free(language)}Lintgen`);

  await typeAddress(page, language, "9901", "Troisvierges");
  await expect(main).not.toContainText(free(language));
  await expect(visit(page, language)).toBeDisabled();

  await typeAddress(page, language, "9002", "Ettelbruck");
  await expect(main).toContainText(beginning(language, "coverage.delivery.check"));
  await expect(visit(page, language)).toBeEnabled();
  expect(await accessibilityFaults(page)).toEqual([]);
}

/** Told once the form was sent, without scripts. */
export async function sendToSeeWhatItCosts(page: Page, language: Language): Promise<void> {
  await toShipping(page, language);
  await typeAddress(page, language, "7440", "Lintgen");
  await sendShipping(page, language);
  const main = page.getByRole("main");
  await expect(main).toContainText(`${free(language)}Lintgen`);
  await expect(
    page.getByLabel(text(language, "checkout.fields.city"), { exact: true }),
  ).toHaveValue("Lintgen");

  await fillShipping(page, language, undefined, "optician-visit");
  await typeAddress(page, language, "9901", "Troisvierges");
  await sendShipping(page, language);
  await expect(main).toContainText(text(language, "checkout.problems.visit-outside"));
  await expect(visit(page, language)).toBeDisabled();

  await home(page, language).check();
  await sendShipping(page, language);
  await expect(page).toHaveURL(address(language, "/shop/checkout/summary"));
  await expect(main).toContainText("6,90");
}

async function collectFromAbroad(page: Page, { language, scripts }: Visitor): Promise<void> {
  const main = page.getByRole("main");
  const refusal = main.getByText(text(language, "checkout.problems.not-delivered"));
  await toShipping(page, language);
  await fillShipping(page, language, undefined, "home-delivery");
  const country = page.getByLabel(text(language, "checkout.fields.country"), { exact: true });
  await country.selectOption("de");
  await typeAddress(page, language, "D-54290", "Trier");
  if (scripts) {
    await expect(main).toContainText(text(language, "checkout.delivery.abroad"));
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  await sendShipping(page, language);
  await expect(refusal).toBeVisible();
  await expect(main).toContainText(text(language, "checkout.delivery.abroad"));

  // With and without scripts no address is asked for any more.
  await choice(page, language, "store-collection").check();
  await expect(country).toBeHidden();
  if (scripts) await expect(refusal).toHaveCount(0);
  await sendShipping(page, language);
  await expect(page).toHaveURL(address(language, "/shop/checkout/summary"));
  await expect(main).not.toContainText("Trier");
  await follow(page, language, "checkout.summary.next");
  await press(page, language, "checkout.payment.order");
  await expectOrdered(page, language);
}

export const stories: readonly Story[] = [
  {
    title: "who lives abroad collects in the store, and nothing is sent there",
    run: collectFromAbroad,
    // In a short run over HTTP: delivery.test.ts.
    visitors: [],
  },
];
