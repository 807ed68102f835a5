/** Whatever is pressed at the payment, and however often: one bag becomes one order. */
import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { query } from "../support/database.ts";
import { wellStocked } from "../support/placing.ts";
import { recordFault } from "../support/record-fault.ts";
import { runningShop } from "../support/shop-info.ts";
import { text } from "./texts.ts";
import { expectOrdered, press, putIntoBag, reachPayment } from "./visitor.ts";

test("a double click, back, reload and a second tab make one order", async ({ page, context }) => {
  const email = `once.${randomUUID()}@example.com`;
  await putIntoBag(page, "en", wellStocked);
  await reachPayment(page, "en", { email });
  const second = await context.newPage();
  await second.goto("/shop/checkout/payment");

  // Whoever names no way to pay has chosen none.
  const unchosen = await page.request.post("/shop/checkout/payment", {
    form: { agreed: "x", attempt: randomUUID() },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(unchosen.status()).toBe(400);

  const order = text("en", "checkout.payment.order");
  await page.getByRole("button", { name: order, exact: true }).dblclick();
  await expectOrdered(page, "en");
  await press(second, "en", "checkout.payment.order");
  await expectOrdered(second, "en");
  await page.goBack();
  await page.waitForLoadState("networkidle");
  const again = page.getByRole("button", { name: order, exact: true });
  if (await again.isVisible()) await again.click();
  await page.reload();
  await page.waitForLoadState("networkidle");

  const orders = await query(
    runningShop(),
    `select id from "order" where email = $1 and deleted_at is null`,
    [email],
  );
  recordFault(22, { tried: "1 order, pressed 4 times", doubled: orders.length - 1 });
  expect(orders).toHaveLength(1);
});
