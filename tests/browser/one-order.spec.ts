/** Whatever is pressed at the payment, and however often: one bag becomes one order. */
import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { query } from "../support/database.ts";
import { missingMails, violations } from "../support/order-invariants.ts";
import { type ReadyCart, wellStocked } from "../support/placing.ts";
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

  const info = runningShop();
  const orders = await query<{ cart: string; total: number }>(
    info,
    `select o.metadata->>'cart_id' as cart, (s.totals->>'original_order_total')::float as total
     from "order" o join order_summary s on s.order_id = o.id and s.deleted_at is null
     where o.email = $1 and o.deleted_at is null`,
    [email],
  );
  recordFault(22, { tried: "1 order, pressed 4 times", doubled: orders.length - 1 });
  expect(orders).toHaveLength(1);
  const carts = orders.map(
    ({ cart, total }): ReadyCart => ({ id: cart, email, total, method: "pay-in-store" }),
  );
  // Its one payment, its pieces on the shelf and its one mail.
  await expect
    .poll(async () => [...(await violations(info, carts)), ...(await missingMails(info, carts))])
    .toEqual([]);
});
