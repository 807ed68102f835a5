/** An order from its entry to the customer's hands. */
import { randomUUID } from "node:crypto";
import { expect, type Locator } from "@playwright/test";
import { releaseLenses } from "../support/lens-releases.ts";
import { orderAnAccessory } from "../support/ordered.ts";
import { askStore, pack, proofOf, recordPayment } from "../support/orders.ts";
import { written } from "./lens-page.ts";
import { type Desk, info, newEmail, newName, type Story } from "./staff-desk.ts";
import { beginning } from "./staff-texts.ts";
import type { Task } from "./staff-week.ts";
import { lensName, orderLenses, readOrder } from "./staff-week-orders.ts";
import { text } from "./texts.ts";

const ordered = ({ language }: Desk, delivery?: string) =>
  orderAnAccessory(info, language, newEmail(), delivery);

/** Picks the sphere of an eye, whose other values are the only ones there are. */
async function pickSphere(
  { language, page }: Desk,
  eye: "right" | "left",
  value: string,
): Promise<void> {
  const side = page.getByRole("group", { name: text(language, `lens.eye.${eye}`), exact: true });
  const sphere = side.getByLabel(text(language, "lens.field.sphere"), { exact: true });
  await sphere.selectOption({ label: written(language, value) });
}

const nothingWaits = (desk: Desk) =>
  expect(desk.page.getByText(desk.t("orderWork.nothing"))).toBeVisible();

const spheresOf = async (desk: Desk, id: string) =>
  (await readOrder(desk, id)).items
    // A line that was taken out stays, with no pieces.
    .filter(({ quantity }) => quantity > 0)
    .map(({ metadata }) => metadata?.lens)
    .map((lens) => [lens?.eye, lens?.sphere])
    .toSorted();

/** A field of a box that is packed: lot or expiry. */
const boxFields = (desk: Desk, key: string): Locator =>
  desk.page.getByLabel(new RegExp(`^${desk.t(`packing.${key}`)}:`));

export const orderStories = {
  "Hand over an order and take its payment": async (desk) => {
    const order = await ordered(desk);
    await pack(desk.staff, order.id);
    await desk.begin();
    await desk.openOrder(order);
    await desk.step("hand-over-and-take-payment");
    await nothingWaits(desk);
    expect(await readOrder(desk, order.id)).toMatchObject({
      ...{ payment_status: "captured", fulfillment_status: "delivered" },
    });
  },

  "Pack lenses; lots and dates are typed": async (desk) => {
    const order = await orderLenses(desk);
    await releaseLenses(desk.staff, order.id);
    const lots = ["R4711", "L4712"];
    await desk.begin();
    await desk.openOrder(order);
    await expect(boxFields(desk, "lot")).toHaveCount(lots.length);
    for (const [index, lot] of lots.entries()) {
      await boxFields(desk, "lot").nth(index).fill(lot);
      await boxFields(desk, "expiry").nth(index).fill("2031-03");
    }
    await desk.button("packing.pack").click();
    for (const lot of lots) {
      await expect(desk.page.getByRole("cell", { name: lot, exact: true })).toBeVisible();
    }
    expect((await readOrder(desk, order.id)).fulfillment_status).toBe("fulfilled");
  },

  "Note that a transfer has come": async (desk) => {
    const order = await ordered(desk, "home-delivery");
    await desk.begin();
    await desk.openOrder(order);
    await desk.step("take-payment");
    await expect(desk.link("orderWork.do.pack")).toBeVisible();
    expect((await readOrder(desk, order.id)).payment_status).toBe("captured");
  },

  "Send a parcel, with its number": async (desk) => {
    const order = await ordered(desk, "home-delivery");
    await recordPayment(desk.staff, order.id);
    await pack(desk.staff, order.id);
    const number = `LU${order.display_id}`;
    await desk.begin();
    await desk.openOrder(order);
    await desk.link("orderWork.do.send").click();
    const dialog = desk.page.getByRole("dialog");
    const words = (key: string) => desk.medusa(`orders.shipment.${key}`);
    await dialog.getByRole("button", { name: words("addTracking"), exact: true }).click();
    await dialog.getByLabel(words("trackingNumber"), { exact: true }).fill(number);
    const save = desk.medusa("actions.save");
    await dialog.getByRole("button", { name: save, exact: true }).click();
    // In the head, and again in the card of the parcel.
    await expect(desk.button("orderWork.do.confirm-delivery").first()).toBeVisible();
    const [parcel] = (await readOrder(desk, order.id)).fulfillments;
    expect(parcel?.shipped_at).toBeTruthy();
    expect(parcel?.labels.map(({ tracking_number }) => tracking_number)).toEqual([number]);
  },

  "See to a withdrawal": async (desk) => {
    const order = await ordered(desk);
    const body = {
      ...{ form_key: randomUUID(), language: desk.language, name: "Marie Weber" },
      ...{ order_id: order.id, email: order.email, number: String(order.display_id) },
    };
    const headers = await proofOf(info, order.id);
    await askStore(info, "/store/withdrawals", { method: "POST", body, headers });
    await desk.begin();
    await desk.openOrder(order);
    await desk.step("cancel-withdrawn");
    await nothingWaits(desk);
    expect((await readOrder(desk, order.id)).status).toBe("canceled");
  },

  "Enter an order with lenses for both eyes": async (desk) => {
    const { page } = desk;
    const lastName = newName();
    await desk.begin();
    await desk.link("newOrder.title").click();
    const person = { firstName: "Anna", lastName, phone: "+352621000111", email: newEmail() };
    for (const [key, value] of Object.entries(person)) {
      await desk.field(`homeService.${key}`).fill(value);
    }
    await desk.field("lensItems.product").selectOption({ label: lensName });
    await pickSphere(desk, "right", "−2.50");
    await pickSphere(desk, "left", "−3.25");
    await desk.button("newOrder.enter").click();
    await expect(page.getByRole("heading", { name: new RegExp(lastName) })).toBeVisible();
    const eye = beginning(text(desk.language, "lens.eye.left"));
    await expect(page.getByRole("columnheader", { name: eye })).toBeVisible();
    const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    expect(await spheresOf(desk, id)).toEqual([
      ["left", -3.25],
      ["right", -2.5],
    ]);
  },

  "Change a lens of an order": async (desk) => {
    const order = await orderLenses(desk);
    await desk.begin();
    await desk.openOrder(order);
    await desk.button("lensItems.change").first().click();
    await pickSphere(desk, "left", "−3.00");
    const drawer = desk.page.getByRole("dialog");
    await desk.button("lensItems.change", drawer).click();
    await expect(drawer).toBeHidden();
    expect(await spheresOf(desk, order.id)).toEqual([
      ["left", -3],
      ["right", -4.25],
    ]);
  },
} satisfies Partial<Record<Task, Story>>;
