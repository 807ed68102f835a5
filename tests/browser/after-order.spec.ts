import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { orderAnAccessory } from "../support/ordered.ts";
import { pack, sign } from "../support/orders.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { address, type Language, languages, text } from "./texts.ts";
import { follow, press } from "./visitor.ts";

const info = runningShop();

async function order(language: Language) {
  const email = `guest.${randomUUID()}@example.com`;
  const { id, display_id } = await orderAnAccessory(info, language, email);
  const link = address(language, `/order/${await sign(info, "order", id)}`);
  return { id, number: String(display_id), email, link };
}

const fill = (page: Page, language: Language, key: string, value: string) =>
  page.getByLabel(text(language, key)).fill(value);

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function open(page: Page, language: Language, link: string, email: string) {
  await page.goto(link);
  await fill(page, language, "order.open.email", email);
  await press(page, language, "order.open.show");
}

for (const javaScriptEnabled of [true, false]) {
  for (const language of languages) {
    test.describe(`${language}, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
      test.use({ javaScriptEnabled, locale: { en: "en-GB", fr: "fr-FR", de: "de-DE" }[language] });

      test("a guest comes back by the link, and withdraws", async ({ page }) => {
        const { number, email, link } = await order(language);
        const answer = await page.goto(link);
        expect(answer?.headers()["cache-control"]).toContain("no-store");
        expect(answer?.headers()["referrer-policy"]).toBe("same-origin");
        expect(await page.getByRole("main").textContent()).not.toContain(number);

        await open(page, language, link, "somebody.else@example.com");
        await expect(page.getByText(text(language, "order.open.failedTitle"))).toBeVisible();
        await fill(page, language, "order.open.email", email);
        await press(page, language, "order.open.show");
        const numberText = text(language, "order.number", { number });
        await expect(page.getByText(numberText)).toBeVisible();
        await expect(page.getByText(text(language, "order.stages.received"))).toBeVisible();
        if (javaScriptEnabled) expect(await accessibilityFaults(page)).toEqual([]);
        await page.reload();
        await expect(page.getByText(numberText)).toBeVisible();

        await page
          .getByRole("main")
          .getByRole("link", { name: text(language, "withdrawal.entry") })
          .click();
        await expect(heading(page)).toHaveText(text(language, "withdrawal.title"));
        if (javaScriptEnabled) expect(await accessibilityFaults(page)).toEqual([]);
        await fill(page, language, "withdrawal.name", "");
        await press(page, language, "withdrawal.continue");
        await expect(page.getByText(text(language, "withdrawal.problems.name"))).toBeVisible();
        await fill(page, language, "withdrawal.name", "Marie Weber");
        await press(page, language, "withdrawal.continue");
        await expect(heading(page)).toHaveText(text(language, "withdrawal.review.title"));
        await press(page, language, "withdrawal.change");
        await expect(page.getByLabel(text(language, "withdrawal.name"))).toHaveValue("Marie Weber");
        await press(page, language, "withdrawal.continue");
        if (javaScriptEnabled) expect(await accessibilityFaults(page)).toEqual([]);
        await press(page, language, "withdrawal.confirm");

        await expect(heading(page)).toHaveText(text(language, "withdrawal.receipt.title"));
        const receipt = page.getByRole("main");
        await expect(receipt).toContainText(/W-[A-Z0-9]{8}/);
        await expect(receipt).toContainText(number);
        await expect(receipt).toContainText(email);
        if (javaScriptEnabled) expect(await accessibilityFaults(page)).toEqual([]);
        const reference = /W-[A-Z0-9]{8}/.exec((await receipt.textContent()) ?? "")?.[0] ?? "";
        await page.reload();
        await expect(receipt).toContainText(reference);
        await page.goto(link);
        await expect(page.getByRole("main")).toContainText(reference);
      });

      test("a stranger withdraws from a whole order without seeing it", async ({ page }) => {
        const { number, email } = await order(language);
        await page.goto(address(language, "/"));
        await page
          .getByRole("contentinfo")
          .getByRole("link", { name: text(language, "withdrawal.entry") })
          .click();
        await fill(page, language, "withdrawal.name", "Marie Weber");
        await fill(page, language, "withdrawal.number", number);
        await fill(page, language, "withdrawal.email", email);
        await press(page, language, "withdrawal.continue");
        await expect(page.getByText(text(language, "withdrawal.wholeOrder"))).toBeVisible();
        await press(page, language, "withdrawal.confirm");
        await expect(heading(page)).toHaveText(text(language, "withdrawal.receipt.title"));
      });

      test("who has lost the link asks for another", async ({ page }) => {
        await page.goto(address(language, "/"));
        await page
          .getByRole("contentinfo")
          .getByRole("link", { name: text(language, "order.find.title") })
          .click();
        await fill(page, language, "order.find.number", "1");
        await fill(page, language, "order.open.email", "nobody@example.com");
        await press(page, language, "order.find.send");
        await expect(page.getByText(text(language, "order.find.sentTitle"))).toBeVisible();
        if (javaScriptEnabled) expect(await accessibilityFaults(page)).toEqual([]);
      });
    });
  }
}

test("the page follows what staff do, without being loaded again", async ({ page }) => {
  const { id, email, link } = await order("en");
  await open(page, "en", link, email);
  await expect(page.getByText(text("en", "order.stages.received"))).toBeVisible();
  await page.evaluate(() => Reflect.set(window, "stayed", true));
  const staff = await signInAsStaff(info);
  const fulfilment = await pack(staff, id);
  await expect(page.getByText(text("en", "order.stages.ready"), { exact: true })).toBeVisible();
  await staff.admin.order.markAsDelivered(id, fulfilment);
  await expect(page.getByText(text("en", "order.stages.collected"), { exact: true })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "stayed"))).toBe(true);

  await follow(page, "en", "returns.entry");
  await page.getByRole("spinbutton").first().fill("1");
  await press(page, "en", "returns.send");
  await expect(page.getByText(text("en", "returns.doneTitle"))).toBeVisible();
  await page.goto(link);
  await expect(page.getByText(text("en", "order.returns.opened"))).toBeVisible();
});

test("another browser sees nothing of an order, its events or its return", async ({
  page,
  browser,
}) => {
  const { number, email, link } = await order("en");
  await open(page, "en", link, email);
  await expect(page.getByText(text("en", "order.number", { number }))).toBeVisible();
  const watched = page.waitForRequest(/\/order-events\//);
  await page.reload();
  const events = (await watched).url();
  const back = await page.getByRole("link", { name: text("en", "withdrawal.entry") }).first();
  const withKey = (await back.getAttribute("href")) ?? "";

  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await other.goto(new URL(link, page.url()).href);
  await expect(other.getByLabel(text("en", "order.open.email"))).toBeVisible();
  await expect(other.getByRole("main")).not.toContainText(number);
  expect((await other.request.get(events)).status()).toBe(204);
  await other.goto(new URL(withKey, page.url()).href);
  await expect(other.getByLabel(text("en", "withdrawal.number"))).toHaveValue("");
  const returning = new URL(withKey.replace("/withdrawal", "/order-return"), page.url()).href;
  expect((await other.goto(returning))?.status()).toBe(404);
  await stranger.close();
});
