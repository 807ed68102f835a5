/** From the mail before lenses run out to the filled bag, with two clicks; and asking for that mail. */
import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { query } from "../support/database.ts";
import { orderBox } from "../support/lens-releases.ts";
import { rightLenses, variantIds } from "../support/lenses.ts";
import { sign } from "../support/orders.ts";
import { linkMailed } from "../support/outbox.ts";
import { runningShop } from "../support/shop-info.ts";
import { otherDevice } from "./account-visitor.ts";
import { tell, type Visitor } from "./each-visitor.ts";
import { tablesOn } from "./lens-page.ts";
import { address, type Language, text } from "./texts.ts";
import { follow, press } from "./visitor.ts";

const info = runningShop();
const handle = "biofinity";
const lens = { eye: "right", ...rightLenses[handle] };

async function ordered(language: Language) {
  const variant_id = (await variantIds(info))(handle);
  const email = `supply.${randomUUID()}@example.com`;
  return { email, id: await orderBox(info, { variant_id, lens, email, language }) };
}

async function openOrder(page: Page, language: Language, id: string, email: string) {
  await page.goto(address(language, `/order/${await sign(info, "order", id)}`));
  await page.getByLabel(text(language, "order.open.email")).fill(email);
  await press(page, language, "order.open.show");
}

/** Asks on the order's page, lets the day come, and gives the link of the mail. */
async function linkOfReminder(page: Page, language: Language): Promise<string> {
  const { id, email } = await ordered(language);
  await openOrder(page, language, id, email);
  await follow(page, language, "order.supply.entry");
  await press(page, language, "order.supply.remind");
  await expect(page.getByRole("main")).toContainText(text(language, "order.supply.missing"));
  await page.getByLabel(text(language, "order.supply.consent.label")).check();
  await press(page, language, "order.supply.remind");
  const stop = page.getByRole("button", { name: text(language, "order.supply.stop") });
  await expect(stop).toBeVisible();
  const aged = `update "order" set created_at = now() - interval '85 days' where id = $1`;
  await query(info, aged, [id]);
  await query(info, "update supply_reminder set due_on = '2020-01-01' where id = $1", [id]);
  return linkMailed(info, email, "order-reminder");
}

/** The link is opened on another device, which knows nothing of the order. */
async function orderByReminder(page: Page, visitor: Visitor): Promise<void> {
  const { language } = visitor;
  const link = await linkOfReminder(page, language);
  const device = await otherDevice(page, visitor);
  await device.goto(link);
  await press(device, language, "order.again.fill");
  await expect(device).toHaveURL(address(language, "/shop/cart-summary"));
  expect(await tablesOn(device, language)).toHaveLength(1);

  await device.goto(link);
  await press(device, language, "order.supply.stop");
  await expect(
    device.getByRole("button", { name: text(language, "order.supply.remind") }),
  ).toBeVisible();
  // Without the consent to the reminder it is asked for again.
  await press(device, language, "order.again.fill");
  await expect(device.getByRole("main")).toContainText(
    text(language, "lens.check.problem.consent"),
  );
  await device.close();
}

tell([
  {
    title: "a reminder leads to the same lenses in the bag with two clicks",
    run: orderByReminder,
    // In a short run account-pages.spec.ts is reminded, and orders the same again.
    visitors: [],
  },
]);

test("a link that was changed, or made for something else, opens nothing", async ({ page }) => {
  const { id } = await ordered("en");
  const token = await sign(info, "supply-reminder", id);
  const old = await sign(info, "supply-reminder", id, -1);
  for (const wrong of [`${token.slice(0, -2)}xx`, old, await sign(info, "order", id), "x", "%00"]) {
    const response = await page.request.get(`/order-reminder/${wrong}`);
    expect(response.status()).toBe(404);
  }
  const right = await page.request.get(`/order-reminder/${token}`);
  expect(right.status()).toBe(200);
  expect(right.headers()["cache-control"]).toContain("no-store");
});
