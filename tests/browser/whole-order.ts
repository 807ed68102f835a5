/** One bag with all the shop sells, from the product pages to the order and back again. */
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { type LensSheet, lensSheets } from "../support/lens-sheets.ts";
import { mailsTo, type OutboxMail } from "../support/outbox.ts";
import { wellStocked } from "../support/placing.ts";
import { runningShop } from "../support/shop-info.ts";
import { choosePair, tableOf, tablesOn, withoutBoxes } from "./lens-page.ts";
import { address, type Language } from "./texts.ts";
import { fillShipping, follow, press } from "./visitor.ts";

const info = runningShop();

/** A step of the checkout is a dozen questions, and the machine may be busy with other tests. */
export const patient = { timeout: 60_000 };

/** A frame of the online shop that no other test is after. */
export const frame = "oakley-crosslink-zero";
export const accessory = wellStocked;

function sheetNamed(handle: string): LensSheet {
  const sheet = lensSheets.find((one) => one.handle === handle);
  if (!sheet) throw new Error(`no sheet of ${handle}`);
  return sheet;
}

/** A lens for each language, so that toric and multifocal pairs are read in more than one. */
export const sheets: Record<Language, LensSheet> = {
  en: sheetNamed("acuvue-oasys-for-astigmatism"),
  fr: sheetNamed("biofinity-multifocal"),
  de: sheetNamed("biofinity-toric"),
};

/** A lens that the tests mark as made for one person. */
export const madeToOrder = sheetNamed("dailies-aquacomfort-plus-toric");

async function add(page: Page, language: Language, handle: string, choose = async () => {}) {
  await page.goto(address(language, `/shop/product/${handle}`));
  await choose();
  await press(page, language, "catalog.addToBag");
  await expect(page).toHaveURL(address(language, "/shop/cart-summary"), patient);
}

/** The right/left table of the lenses in the bag is what the page shows, value by value. */
export const expectPair = (page: Page, language: Language, sheet: LensSheet) =>
  expect
    .poll(async () => withoutBoxes(language, await tablesOn(page, language)))
    .toEqual([tableOf(language, sheet)]);

/**
 * Lenses for both eyes, a frame and an accessory, up to the page where one pays.
 * @returns the address that the guest gave
 */
export async function reachPayment(
  page: Page,
  language: Language,
  sheet: LensSheet,
): Promise<string> {
  const email = `whole.${randomUUID()}@example.com`;
  await add(page, language, sheet.handle, () => choosePair(page, language, sheet, true));
  await add(page, language, frame);
  await add(page, language, accessory);
  await expectPair(page, language, sheet);
  await follow(page, language, "bag.checkout");
  await fillShipping(page, language, email);
  await press(page, language, "checkout.shipping.continue");
  await expect(page).toHaveURL(address(language, "/shop/checkout/summary"), patient);
  await expectPair(page, language, sheet);
  await follow(page, language, "checkout.summary.next");
  await expect(page).toHaveURL(address(language, "/shop/checkout/payment"), patient);
  return email;
}

/** The only mail to an address whose text or subject holds the words, once it has come. */
export async function awaitMail(email: string, words: string): Promise<OutboxMail> {
  const found = async () =>
    (await mailsTo(info, email)).filter(
      ({ subject, text: body }) => subject.includes(words) || body.includes(words),
    );
  await expect
    .poll(async () => (await found()).length, { message: words, timeout: 60_000 })
    .toBe(1);
  const [mail] = await found();
  if (!mail) throw new Error(`no mail with ${words}`);
  return mail;
}
