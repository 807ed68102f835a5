/** What comes back: for money, for something else, for the same once more. */
import { expect } from "@playwright/test";
import type { Desk, Story } from "./staff-desk.ts";
import { beginning } from "./staff-texts.ts";
import type { Task } from "./staff-week.ts";
import { handedOver, handedOverLenses, lensName, readOrder } from "./staff-week-orders.ts";

/** From an order's head to the page of what comes back. */
async function openTakeBack(desk: Desk): Promise<void> {
  await desk.button("orderWork.more").click();
  await desk.page.getByRole("menuitem", { name: desk.t("orderWork.takeBack") }).click();
}

const chooseKind = (desk: Desk, kind: string) =>
  desk.field("takeBack.kind").selectOption({ label: desk.t(`takeBack.kinds.${kind}`) });

const returnsOf = async ({ staff }: Desk, order_id: string) => {
  const { returns } = await staff.admin.return.list({ order_id });
  return returns.map(({ status }) => status);
};

export const returnStories = {
  "Take back goods at the counter": async (desk) => {
    const order = await handedOver(desk);
    await desk.begin();
    await desk.openOrder(order);
    await openTakeBack(desk);
    await desk.button("takeBack.do.return").click();
    await expect(desk.page.getByText(desk.t("orderWork.nothing"))).toBeVisible();
    expect(await returnsOf(desk, order.id)).toEqual(["received"]);
    expect((await readOrder(desk, order.id)).payment_status).toBe("refunded");
  },

  Exchange: async (desk) => {
    const order = await handedOver(desk);
    await desk.begin();
    await desk.openOrder(order);
    await openTakeBack(desk);
    await chooseKind(desk, "exchange");
    await desk.button("takeBack.do.exchange").click();
    await expect(desk.link("orderWork.do.pack")).toBeVisible();
    const { exchanges } = await desk.staff.admin.exchange.list({ order_id: order.id });
    expect(exchanges).toHaveLength(1);
    expect(await returnsOf(desk, order.id)).toEqual(["received"]);
  },

  "Replace one faulty lens of a pair": async (desk) => {
    const order = await handedOverLenses(desk);
    await desk.begin();
    await desk.openOrder(order);
    await openTakeBack(desk);
    await desk.page
      .getByRole("checkbox", { name: beginning(lensName) })
      .first()
      .click();
    await chooseKind(desk, "claim");
    await desk.button("takeBack.do.claim").click();
    await expect(desk.page).toHaveURL(new RegExp(`/app/orders/${order.id}`));
    const { claims } = await desk.staff.admin.claim.list({ order_id: order.id });
    expect(claims).toHaveLength(1);
  },

  "Receive a parcel that came back": async (desk) => {
    const order = await handedOver(desk, "home-delivery");
    const lines = order.items.map(({ id, quantity }) => ({ id, quantity }));
    await desk.staff.client.fetch(`/admin/orders/${order.id}/take-backs`, {
      method: "POST",
      body: { kind: "return", lines },
    });
    await desk.begin();
    await desk.openOrder(order);
    await desk.step("receive-return");
    await expect(desk.page.getByText(desk.t("orderWork.nothing"))).toBeVisible();
    expect(await returnsOf(desk, order.id)).toEqual(["received"]);
    expect((await readOrder(desk, order.id)).payment_status).toBe("refunded");
  },
} satisfies Partial<Record<Task, Story>>;
