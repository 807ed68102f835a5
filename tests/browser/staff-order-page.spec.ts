/** An order at the counter: from what waits today to the customer's hands, back again, and lenses at each place. */
import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { query } from "../support/database.ts";
import { isAll } from "../support/extent.ts";
import { orderBox, releaseLenses } from "../support/lens-releases.ts";
import { rightLenses, variantIds } from "../support/lenses.ts";
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

test.afterAll(() => page.close());

const email = () => `theke.${randomUUID()}@example.com`;

/** Presses a step of the order's head and confirms it. */
async function step(name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name, exact: true }).click();
}

/** Picks the only value that an eye leaves open. */
async function pickSphere(eye: "Right" | "Left", value: string): Promise<void> {
  const side = page.getByRole("group", { name: `${eye} eye` });
  await side.getByLabel("Sphere").selectOption({ label: value });
}

const takeBack = {
  kind: () => page.getByLabel("The customer gets"),
  lens: (eye: string) => page.getByRole("checkbox", { name: new RegExp(`^Biofinity.*${eye} eye`) }),
  button: (name: string) => page.getByRole("button", { name, exact: true }),
};

const send = <Sent>(path: string, body: object) =>
  staff.client.fetch<Sent>(`/admin/${path}`, { method: "POST", body });

let lensOrder = "";

/** As if the line of the left eye had been stored a moment before the other. */
const storeLeftFirst = (order: string) =>
  query(
    info,
    `update order_line_item line set created_at = line.created_at - interval '1 second' from order_item item
      where item.item_id = line.id and item.order_id = $1 and line.metadata->'lens'->>'eye' = 'left'`,
    [order],
  );

// In a short run an order is packed in desk-day.spec.ts, and what staff enter, change and take back is tested over HTTP:
// lens-staff-orders.test.ts, take-back.test.ts.
if (isAll) {
  test("lenses are packed, handed over and paid in one step, and one is replaced when it is faulty", async () => {
    const variant_id = (await variantIds(info))(lensProduct);
    const lens = ["right", "left"].map((eye) => ({ eye, ...rightLenses[lensProduct] }));
    const id = await orderBox(info, { variant_id, lens, email: email() });
    lensOrder = id;
    await storeLeftFirst(id);
    await releaseLenses(staff, id);
    await goWithin(page, `/app/orders/${id}`);
    await expect(page.getByRole("heading", { name: /Marie Weber/ })).toBeVisible();
    await expect(page.getByText("Collect in store", { exact: true }).first()).toBeVisible();
    await expect(page.getByText("To be paid in the store")).toBeVisible();
    // Medusa's list of the lines, too, has right before left, whichever was stored first.
    const lines = page.getByText(/^Biofinity, (Right|Left) eye$/);
    await expect(lines.first()).toHaveText(/Right/);
    await expect(page.getByLabel(/^Lot:/)).toHaveCount(2);
    for (const box of [0, 1]) {
      await page.getByLabel(/^Lot:/).nth(box).fill("R4711");
      await page
        .getByLabel(/^Expiry:/)
        .nth(box)
        .fill("2031-03");
    }
    await page.getByRole("button", { name: "Packed with these boxes" }).click();
    await step("Hand over and take payment");
    await expect(page.getByText("Nothing is waiting with this order.")).toBeVisible();
    await expect(page.getByText("Payment received").first()).toBeVisible();
    await expect(page.getByRole("link", { name: /^Invoice / })).toBeVisible();

    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Return or replace" }).click();
    await takeBack.lens("Right").click();
    await takeBack.kind().selectOption({ label: "A replacement: it was faulty" });
    await takeBack.button("Replace").click();
    await expect(page.getByText("An optician has to check the lenses")).toBeVisible();
  });

  test("Medusa's ways to a return, an exchange or a claim lead to our page, which ends one that was begun", async () => {
    const id = lensOrder;
    const open = async () => {
      const path = `/admin/orders/${id}/preview`;
      return (await staff.client.fetch<{ order: { order_change?: object } }>(path)).order
        .order_change;
    };
    for (const kind of ["returns", "exchanges", "claims"]) {
      await goWithin(page, `/app/orders/${id}/${kind}`);
      await expect(page).toHaveURL(new RegExp(`/app/take-back/${id}$`));
      await expect(takeBack.kind()).toBeVisible();
      expect(await open()).toBeUndefined();
    }
    await send("exchanges", { order_id: id });
    await goWithin(page, `/app/orders/${id}`);
    await goWithin(page, `/app/orders/${id}/exchanges`);
    await expect(page.getByText("was begun and not finished")).toBeVisible();
    await expect(takeBack.kind()).toBeHidden();
    await takeBack.button("Discard the change").click();
    await expect(takeBack.kind()).toBeVisible();
    expect(await open()).toBeUndefined();
  });

  test("a lens is exchanged for one of other values, as they are picked", async () => {
    await goWithin(page, `/app/take-back/${lensOrder}`);
    await takeBack.kind().selectOption({ label: "Something else" });
    await takeBack.button("Pick other lenses").click();
    await expect(takeBack.button("Exchange")).toBeDisabled();
    await page.getByLabel("Contact lens", { exact: true }).selectOption({ label: "Biofinity" });
    const spheres = page.getByRole("group", { name: "Left eye" }).getByLabel("Sphere");
    const offered = (value: string) => spheres.locator("option", { hasText: value });
    await expect(offered("+8.00")).toHaveCount(1);
    await expect(offered("+8.25")).toHaveCount(0);
    await pickSphere("Left", "−3.00");
    await page.route("**/take-backs", (route) => route.fulfill({ status: 400, json: {} }));
    await takeBack.button("Exchange").click();
    const refusal = page.getByRole("alert").filter({ hasText: "check what is sent out instead" });
    await expect(refusal).toBeVisible();
    await page.unroute("**/take-backs");
    await takeBack.button("Exchange").click();
    await expect(page).toHaveURL(new RegExp(`/app/orders/${lensOrder}$`));
    await expect(page.getByRole("columnheader", { name: "Left eye (1 ×)" }).last()).toBeVisible();
    const { order } = await staff.admin.order.retrieve(lensOrder, { fields: "id,*items" });
    const lenses = (order.items ?? []).map(({ metadata }) => metadata?.lens);
    expect(lenses).toContainEqual({ eye: "left", ...rightLenses[lensProduct], sphere: -3 });
  });
}

/** As if the mail server had refused what was sent to somebody; it goes out again after a minute. */
const refuseMail = (to: string) =>
  expect
    .poll(async () => {
      const refused = `update notification set status = 'failure'
        where "to" = $1 and status = 'success' returning id`;
      return (await query(info, refused, [to])).length;
    })
    .toBeGreaterThan(0);

test("a mail that was refused and a withdrawal are on today's lists, and it is done in one step", {
  tag: "@long",
}, async () => {
  const order = await orderAnAccessory(info, "en", email());
  await refuseMail(order.email);
  const body = {
    ...{ form_key: randomUUID(), language: "en", name: "Marie Weber", order_id: order.id },
    ...{ email: order.email, number: String(order.display_id) },
  };
  const headers = await proofOf(info, order.id);
  await askStore(info, "/store/withdrawals", { method: "POST", body, headers });
  await goWithin(page, "/app/today");
  const mail = page.getByRole("listitem").filter({ hasText: order.email });
  await expect(mail.getByRole("link")).toHaveAttribute("href", /\/outbox\?mail=/);
  await page.getByRole("link", { name: "Withdrawals: Show all" }).click();
  await expect(page.getByRole("heading", { name: "Withdrawals", level: 1 })).toBeVisible();
  await page.getByRole("link", { name: `Marie Weber · ${order.display_id}` }).click();
  await expect(page.getByText(/Marie Weber withdrew on/)).toBeVisible();
  await expect(page.getByText(/Refund by/)).toBeVisible();
  await step("Take out and refund");
  await expect(page.getByText("Nothing is waiting with this order.")).toBeVisible();
  await expect(page.getByText(/Marie Weber withdrew on/)).toHaveCount(0);
});

if (isAll) {
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
    await pickSphere("Right", "−2.50");
    await drawer.getByRole("button", { name: "Same as right" }).click();
    await drawer.getByRole("button", { name: "Add contact lenses" }).click();
    await expect(page.getByRole("columnheader", { name: "Left eye (1 ×)" })).toBeVisible();
    await staff.client.fetch(`/admin/draft-orders/${draft_order.id}/convert-to-order`, {
      method: "POST",
      body: {},
    });
    await goWithin(page, `/app/orders/${draft_order.id}`);
    // Until it is loaded, the page of the draft stays, which has a button of the same name.
    await expect(page.getByRole("heading", { name: /^Order \d/ })).toBeVisible();
    await page.getByRole("button", { name: "Change", exact: true }).click();
    const left = page.getByRole("group", { name: "Left eye" });
    await left.getByRole("button", { name: "No lens for this eye" }).click();
    await drawer.getByRole("button", { name: "Change", exact: true }).click();
    // Medusa's list of the lines tells the eye as well.
    await expect(page.getByText("Biofinity, Right eye", { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("columnheader", { name: "Left eye (1 ×)" })).toHaveCount(0);
    await expect(page.getByRole("columnheader", { name: "Right eye (1 ×)" })).toBeVisible();
  });
}
