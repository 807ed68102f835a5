/** An order at the counter: from what waits today to the customer's hands, back again, and lenses at each place. */
import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { storeClient } from "../support/customer.ts";
import { orderBox, releaseLenses } from "../support/lens-releases.ts";
import { rightLenses, stockUp, variantIds } from "../support/lenses.ts";
import { orderAnAccessory } from "../support/ordered.ts";
import { askStore, proofOf } from "../support/orders.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { goWithin, openDashboard } from "./staff-page.ts";

test.describe.configure({ mode: "serial" });

const info = runningShop();
const lensProduct = "biofinity";
let staff: Awaited<ReturnType<typeof signInAsStaff>>;
let page: Page;

test.beforeAll(async ({ browser }) => {
  staff = await signInAsStaff(info);
  page = await openDashboard(browser);
  await page.goto("/app/today");
});

test.afterAll(() => page.context().close());

const email = () => `theke.${randomUUID()}@example.com`;

/** Presses a step of the order's head and confirms it. */
async function step(name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name, exact: true }).click();
}

async function pickRightEye(): Promise<void> {
  const right = page.getByRole("group", { name: "Right eye" });
  await right.getByLabel("Sphere").selectOption({ label: "−2.50" });
}

test("a lens is packed, handed over and paid in one step, and replaced when it is faulty", async () => {
  await stockUp(staff, lensProduct);
  const variant_id = (await variantIds(storeClient(info)))(lensProduct);
  const lens = { eye: "right", ...rightLenses[lensProduct] };
  const id = await orderBox(info, { variant_id, lens, email: email() });
  await releaseLenses(staff, id);
  await goWithin(page, `/app/orders/${id}`);
  await expect(page.getByRole("heading", { name: /Marie Weber/ })).toBeVisible();
  await expect(page.getByText("Collect in store", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("To be paid in the store")).toBeVisible();
  await page.getByLabel(/^Lot:/).fill("R4711");
  await page.getByLabel(/^Expiry:/).fill("2031-03");
  await page.getByRole("button", { name: "Packed with these boxes" }).click();
  await step("Hand over and take payment");
  await expect(page.getByText("Nothing is waiting with this order.")).toBeVisible();
  await expect(page.getByText("Payment received").first()).toBeVisible();
  await expect(page.getByRole("link", { name: /^Invoice / })).toBeVisible();

  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Return or replace" }).click();
  await page
    .getByLabel("The customer gets")
    .selectOption({ label: "A replacement: it was faulty" });
  await page.getByRole("button", { name: "Replace", exact: true }).click();
  await expect(page.getByText("An optician has to check the lenses")).toBeVisible();
});

test("a withdrawal is on today's list and done in one step", async () => {
  const order = await orderAnAccessory(info, "en", email());
  const body = {
    ...{ form_key: randomUUID(), language: "en", name: "Marie Weber", order_id: order.id },
    ...{ email: order.email, number: String(order.display_id) },
  };
  const headers = await proofOf(info, order.id);
  await askStore(info, "/store/withdrawals", { method: "POST", body, headers });
  await goWithin(page, "/app/today");
  await expect(page.getByRole("heading", { name: /^Withdrawals/ })).toBeVisible();
  await goWithin(page, `/app/orders/${order.id}`);
  await expect(page.getByText(/Marie Weber withdrew on/)).toBeVisible();
  await expect(page.getByText(/Refund by/)).toBeVisible();
  await step("Take out and refund");
  await expect(page.getByText("Nothing is waiting with this order.")).toBeVisible();
  await expect(page.getByText(/Marie Weber withdrew on/)).toHaveCount(0);
});

test("a draft order takes a lens by its values, and is an order afterwards", async () => {
  const { regions } = await staff.admin.region.list({ name: "Luxembourg" });
  const { draft_order } = await staff.client.fetch<{ draft_order: { id: string } }>(
    "/admin/draft-orders",
    { method: "POST", body: { region_id: regions[0]?.id, email: email() } },
  );
  await goWithin(page, `/app/draft-orders/${draft_order.id}`);
  await page.getByRole("button", { name: "Add contact lenses" }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByLabel("Contact lens", { exact: true }).selectOption({ label: "Biofinity" });
  await pickRightEye();
  await drawer.getByRole("button", { name: "Same as right" }).click();
  await drawer.getByRole("button", { name: "Add contact lenses" }).click();
  await expect(page.getByRole("columnheader", { name: "Left eye (1 ×)" })).toBeVisible();
  await staff.client.fetch(`/admin/draft-orders/${draft_order.id}/convert-to-order`, {
    method: "POST",
    body: {},
  });
  await goWithin(page, `/app/orders/${draft_order.id}`);
  const left = page.getByRole("group", { name: "Left eye" });
  // The page is arranged a moment after it is shown, and what was opened by then is closed.
  await expect(async () => {
    if ((await left.count()) === 0) {
      await page.getByRole("button", { name: "Change", exact: true }).click({ timeout: 2000 });
    }
    await left.getByRole("button", { name: "No lens for this eye" }).click({ timeout: 2000 });
    const change = page.getByRole("dialog").getByRole("button", { name: "Change", exact: true });
    await change.click({ timeout: 2000 });
  }).toPass();
  // Medusa's list of the lines tells the eye as well.
  await expect(page.getByText("Biofinity, Right eye", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Left eye (1 ×)" })).toHaveCount(0);
  await expect(page.getByRole("columnheader", { name: "Right eye (1 ×)" })).toBeVisible();
});
