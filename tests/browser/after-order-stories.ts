/** How a guest comes back to an order, and withdraws from it. */
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { orderAnAccessory } from "../support/ordered.ts";
import { sign } from "../support/orders.ts";
import { runningShop } from "../support/shop-info.ts";
import { accessibilityFaults } from "./accessibility.ts";
import type { Story, Visitor } from "./each-visitor.ts";
import { address, type Language, text } from "./texts.ts";
import { press } from "./visitor.ts";

const info = runningShop();

export async function order(language: Language) {
  const email = `guest.${randomUUID()}@example.com`;
  const { id, display_id } = await orderAnAccessory(info, language, email);
  const link = address(language, `/order/${await sign(info, "order", id)}`);
  return { id, number: String(display_id), email, link };
}

const fill = (page: Page, language: Language, key: string, value: string) =>
  page.getByLabel(text(language, key)).fill(value);

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Axe needs scripts itself. */
async function expectAccessible(page: Page, { scripts }: Visitor) {
  if (scripts) expect(await accessibilityFaults(page)).toEqual([]);
}

export async function open(page: Page, language: Language, link: string, email: string) {
  await page.goto(link);
  await fill(page, language, "order.open.email", email);
  await press(page, language, "order.open.show");
}

async function comeBackAndWithdraw(page: Page, visitor: Visitor): Promise<void> {
  const { language } = visitor;
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
  await expectAccessible(page, visitor);
  await page.reload();
  await expect(page.getByText(numberText)).toBeVisible();

  await page
    .getByRole("main")
    .getByRole("link", { name: text(language, "withdrawal.entry") })
    .click();
  await expect(heading(page)).toHaveText(text(language, "withdrawal.title"));
  await expectAccessible(page, visitor);
  await fill(page, language, "withdrawal.name", "");
  await press(page, language, "withdrawal.continue");
  await expect(page.getByText(text(language, "withdrawal.problems.name"))).toBeVisible();
  await fill(page, language, "withdrawal.name", "Marie Weber");
  await press(page, language, "withdrawal.continue");
  await expect(heading(page)).toHaveText(text(language, "withdrawal.review.title"));
  await press(page, language, "withdrawal.change");
  await expect(page.getByLabel(text(language, "withdrawal.name"))).toHaveValue("Marie Weber");
  await press(page, language, "withdrawal.continue");
  await expectAccessible(page, visitor);
  await press(page, language, "withdrawal.confirm");

  await expect(heading(page)).toHaveText(text(language, "withdrawal.receipt.title"));
  const receipt = page.getByRole("main");
  await expect(receipt).toContainText(/W-[A-Z0-9]{8}/);
  await expect(receipt).toContainText(number);
  await expect(receipt).toContainText(email);
  await expectAccessible(page, visitor);
  const reference = /W-[A-Z0-9]{8}/.exec((await receipt.textContent()) ?? "")?.[0] ?? "";
  await page.reload();
  await expect(receipt).toContainText(reference);
  await page.goto(link);
  await expect(page.getByRole("main")).toContainText(reference);
}

async function withdrawUnseen(page: Page, { language }: Visitor): Promise<void> {
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
}

async function askForAnotherLink(page: Page, visitor: Visitor): Promise<void> {
  const { language } = visitor;
  await page.goto(address(language, "/"));
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: text(language, "order.find.title") })
    .click();
  await fill(page, language, "order.find.number", "1");
  await fill(page, language, "order.open.email", "nobody@example.com");
  await press(page, language, "order.find.send");
  await expect(page.getByText(text(language, "order.find.sentTitle"))).toBeVisible();
  await expectAccessible(page, visitor);
}

export const stories: readonly Story[] = [
  {
    title: "a guest comes back by the link, and withdraws",
    run: comeBackAndWithdraw,
    // In a short run over HTTP: order-access.test.ts and withdrawal.test.ts.
    visitors: [],
  },
  {
    title: "a stranger withdraws from a whole order without seeing it",
    run: withdrawUnseen,
    // In a short run over HTTP: withdrawal.test.ts.
    visitors: [],
  },
  {
    title: "who has lost the link asks for another",
    run: askForAnotherLink,
    // In a short run over HTTP: order-access.test.ts.
    visitors: [],
  },
];
