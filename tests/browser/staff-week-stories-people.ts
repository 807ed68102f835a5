/** What has happened, and who it is about: the bell, ⌘K, a customer's page, a call that is due. */
import { randomInt, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { newRequest, rightRequest, send } from "../support/home-service.ts";
import { orderAnAccessory } from "../support/ordered.ts";
import { sign } from "../support/orders.ts";
import { someDay } from "./home-visitor.ts";
import { written } from "./lens-page.ts";
import { type Desk, info, newEmail, newName, type Staff, type Story } from "./staff-desk.ts";
import { beginning } from "./staff-texts.ts";
import type { Task } from "./staff-week.ts";
import { orderLenses } from "./staff-week-orders.ts";
import { text } from "./texts.ts";

async function namedCustomer(staff: Staff) {
  const name = newName();
  const email = newEmail();
  const { customer } = await staff.admin.customer.create({
    ...{ first_name: "Marie", last_name: name, email },
  });
  return { id: customer.id, name, email };
}

/** Waits until the shop has noted what happened: the bell shows what is noted. */
async function noted({ staff }: Desk, id: string): Promise<void> {
  const ids = async () => {
    const { staff_events } = await staff.client.fetch<{
      staff_events: { resource_id: string }[];
    }>("/admin/staff-events");
    return staff_events.map(({ resource_id }) => resource_id);
  };
  await expect.poll(ids).toContain(id);
}

const lostWith = async (staff: Staff, phone: string) => {
  const { today } = await staff.client.fetch<{
    today: { lost_requests: { rows: { phone: string }[] } };
  }>("/admin/today");
  return today.lost_requests.rows.filter((row) => row.phone === phone).length;
};

export const peopleStories = {
  "See what has happened since yesterday, and open the newest order": async (desk) => {
    const { page } = desk;
    const { id, display_id: reference } = await orderAnAccessory(info, desk.language, newEmail());
    await noted(desk, id);
    await desk.begin({ fresh: true });
    await page.getByRole("button", { name: beginning(desk.t("bell.title")) }).click();
    const entry = beginning(desk.t("bell.kinds.order", { reference }));
    await page.getByRole("menuitem", { name: entry }).click();
    await expect(page).toHaveURL(new RegExp(`/app/orders/${id}`));
  },

  "Find a customer by a piece of the name": async (desk) => {
    const { id, name, email } = await namedCustomer(desk.staff);
    await desk.begin();
    await desk.find(name.slice(0, -1), name);
    await expect(desk.page).toHaveURL(new RegExp(`/app/customers/${id}`));
    await expect(desk.page.getByText(email).first()).toBeVisible();
  },

  "Say on the telephone which lenses a customer wears, right and left": async (desk) => {
    const { page, language, staff } = desk;
    const { name, email } = await namedCustomer(staff);
    await orderLenses(desk, email);
    await desk.begin();
    await desk.find(name);
    const eyes = ["right", "left"].map((eye) => text(language, `lens.eye.${eye}`));
    const worn = page.getByRole("table").filter({ hasText: eyes[0] ?? "" });
    await expect(worn.getByRole("columnheader")).toHaveText(["", ...eyes.map(beginning)]);
    const values = worn.getByRole("row", { name: text(language, "lens.field.sphere") });
    const spheres = ["−4.25", "−3.75"].map((value) => written(language, value));
    await expect(values.getByRole("cell")).toHaveText(spheres);
  },

  "Find the home visit of a patient": async (desk) => {
    const { date, times } = await someDay(desk.staff);
    const wish = { date, time: times[0] ?? "" };
    const lastName = newName();
    const { stored } = await newRequest(info, desk.staff, [wish], { lastName });
    await desk.begin();
    await desk.find(lastName);
    await expect(desk.page).toHaveURL(new RegExp(`/app/home-service/${stored.id}`));
    const title = desk.page.getByRole("heading", { level: 1 });
    await expect(title).toContainText(lastName);
  },

  "Note that somebody was called whose request could not be stored": async (desk) => {
    const phone = `+352 691 ${randomInt(1e5, 1e6)}`;
    const body = { ...rightRequest([{ date: "2020-01-06", time: "03:00" }]), phone };
    const key = randomUUID();
    const proof = { "x-acknowledged-visit": await sign(info, "acknowledged-visit", key) };
    await send(info, { ...body, address: "Rue\u0000 1" }, key, proof);
    await desk.begin({ fresh: true });
    const call = desk.page.getByRole("listitem").filter({ hasText: phone });
    await expect(call.getByRole("link", { name: phone })).toHaveAttribute("href", `tel:${phone}`);
    await desk.button("today.called", call).click();
    await expect(call).toHaveCount(0);
    expect(await lostWith(desk.staff, phone)).toBe(0);
  },

  "Hand somebody a copy of everything the shop holds about them": async (desk) => {
    const { name, email } = await namedCustomer(desk.staff);
    const { id } = await orderAnAccessory(info, desk.language, email);
    await desk.begin();
    await desk.find(name);
    const download = desk.page.waitForEvent("download");
    await desk.link("customers.export").click();
    const copy = JSON.parse(await readFile(await (await download).path(), "utf8"));
    expect(copy).toMatchObject({ customer: { email }, orders: [{ id }] });
  },
} satisfies Partial<Record<Task, Story>>;
