/** Purchases from the product page to the order, in every language, payment, delivery and browser. */
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { type LensSheet, lensSheets } from "../support/lens-sheets.ts";
import { stockUp } from "../support/lenses.ts";
import { wellStocked } from "../support/placing.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { standInForStripe } from "../support/stripe/stripe-js.ts";
import { choosePair, tableOf, tablesOn, withoutBoxes } from "./lens-page.ts";
import { type Purchase, ways } from "./purchases.ts";
import { orderAsStaffSeeIt } from "./staff-orders.ts";
import { address, type Language, text } from "./texts.ts";
import { expectOrdered, orderNumber, putIntoBag, reachPayment } from "./visitor.ts";

/** A step of the checkout is a dozen questions, and the machine may be busy with other tests. */
export const patient = { timeout: 60_000 };

/** A frame of the online shop that no other test is after. */
export const frame = "oakley-crosslink-zero";
export const accessory = wellStocked;

export async function fillShelves(): Promise<void> {
  const staff = await signInAsStaff(runningShop());
  for (const handle of [frame, accessory]) await stockUp(staff, handle);
}

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

/** The right/left table of the lenses in the bag is what the page shows, value by value. */
export const expectPair = (page: Page, language: Language, sheet: LensSheet) =>
  expect
    .poll(async () => withoutBoxes(language, await tablesOn(page, language)))
    .toEqual([tableOf(language, sheet)]);

/** A guest's order, as its page confirms it. */
export interface Ordered {
  readonly number: string;
  readonly email: string;
}

async function payAndConfirm(page: Page, purchase: Purchase): Promise<string> {
  const { language, payment, delivery } = purchase;
  const { pay, paid } = ways[payment];
  await pay(page, language);
  await expectOrdered(page, language);
  const number = await orderNumber(page, language);
  const main = page.getByRole("main");
  await expect(main).toContainText(text(language, `order.payments.${paid ? "paid" : "open"}`));
  await expect(main).toContainText(text(language, `order.deliveries.${delivery}`));
  if (payment === "a bank transfer") await expect(main).toContainText(/RF\d\d /);
  return number;
}

const newAddress = () => `whole.${randomUUID()}@example.com`;

/** Two pieces of an accessory; the bag is empty afterwards, and staff see who bought what how. */
export async function buyAnAccessory(page: Page, purchase: Purchase): Promise<void> {
  const { language, scripts, delivery } = purchase;
  if (scripts) await standInForStripe(page);
  const email = newAddress();
  await putIntoBag(page, language, accessory, () =>
    page.getByLabel(text(language, "catalog.quantity")).fill("2"),
  );
  await reachPayment(page, language, { email, delivery });
  const { order } = await orderAsStaffSeeIt(await payAndConfirm(page, purchase));
  expect(order.items?.map(({ quantity }) => quantity)).toEqual([2]);
  expect(order.metadata).toMatchObject({ language });
  await page.goto(address(language, "/shop/cart-summary"));
  await expect(page.getByText(text(language, "bag.empty"))).toBeVisible();
}

/** Lenses for both eyes, a frame and an accessory; every page on the way shows the lenses. */
export async function buyEverything(
  page: Page,
  purchase: Purchase,
  sheet: LensSheet,
): Promise<Ordered> {
  const { language, scripts, delivery } = purchase;
  if (scripts) await standInForStripe(page);
  const email = newAddress();
  await putIntoBag(page, language, sheet.handle, () => choosePair(page, language, sheet, scripts));
  await putIntoBag(page, language, frame);
  await putIntoBag(page, language, accessory);
  const look = () => expectPair(page, language, sheet);
  await reachPayment(page, language, { email, delivery, look });
  const number = await payAndConfirm(page, purchase);
  await look();
  return { number, email };
}
