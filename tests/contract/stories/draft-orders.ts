/** Offers that staff write, change and turn into orders. */
import { expect } from "vitest";
import { accessory } from "../../support/placing.ts";
import { first, type House } from "../house.ts";

type Preview = {
  items: { id: string; actions?: { id: string; action: string }[] | null }[];
  shipping_methods: { id: string; actions?: { id: string; action: string }[] | null }[];
};

const actionIn = (parts: Preview["items"], name: string): string =>
  first(
    parts.flatMap(({ actions }) => actions ?? []).filter(({ action }) => action === name),
    name,
  ).id;

export async function draftOrders(house: House): Promise<void> {
  const { admin } = house.staff;
  const variant_id = await accessory(house.info);
  const body = {
    region_id: house.regionId,
    email: "offer@example.com",
    sales_channel_id: house.channelId,
    items: [{ variant_id, quantity: 1 }],
  };
  const unwanted = await admin.draftOrder.create(body);
  await admin.draftOrder.delete(unwanted.draft_order.id);
  await expect(admin.draftOrder.retrieve(unwanted.draft_order.id)).rejects.toMatchObject({
    status: 404,
  });

  const { draft_order } = await admin.draftOrder.create(body);
  const { id } = draft_order;
  await admin.draftOrder.list({ limit: 1 });
  await admin.draftOrder.update(id, { email: "changed@example.com" });
  await admin.draftOrder.beginEdit(id);
  await admin.draftOrder.cancelEdit(id);
  await admin.draftOrder.beginEdit(id);
  await edit(house, id, variant_id);
  await admin.draftOrder.requestEdit(id);
  await admin.draftOrder.confirmEdit(id);
  const { draft_order: edited } = await admin.draftOrder.retrieve(id, { fields: "email,*items" });
  expect(edited.email).toBe("changed@example.com");
  expect(edited.items.map(({ quantity }) => quantity)).toEqual([2]);
  await changeShipping(house, id);
  const { order } = await admin.draftOrder.convertToOrder(id);
  expect(order.status).toBe("pending");
}

async function edit(house: House, id: string, variant_id: string): Promise<void> {
  const { draftOrder } = house.staff.admin;
  const { draft_order } = await draftOrder.retrieve(id, { fields: "*items" });
  await draftOrder.updateItem(id, first(draft_order.items, "line").id, { quantity: 2 });
  const added = await draftOrder.addItems(id, { items: [{ variant_id, quantity: 1 }] });
  const item = actionIn(added.draft_order_preview.items, "ITEM_ADD");
  await draftOrder.updateActionItem(id, item, { quantity: 3 });
  await draftOrder.removeActionItem(id, item);

  await draftOrder.addPromotions(id, { promo_codes: ["WELCOME10"] });
  await draftOrder.removePromotions(id, { promo_codes: ["WELCOME10"] });

  const shipping_option_id = await flatOption(house);
  const shipped = await draftOrder.addShippingMethod(id, { shipping_option_id, custom_amount: 3 });
  const methods = shipped.draft_order_preview.shipping_methods;
  const action = actionIn(methods, "SHIPPING_ADD");
  await draftOrder.updateActionShippingMethod(id, action, { shipping_option_id, custom_amount: 4 });
  await draftOrder.removeActionShippingMethod(id, action);
}

async function flatOption({ staff }: House): Promise<string> {
  const { shipping_options } = await staff.admin.shippingOption.list();
  return first(
    shipping_options.filter(({ price_type }) => price_type === "flat"),
    "shipping option",
  ).id;
}

/** A way of shipping that is agreed can still change, until the draft is an order. */
async function changeShipping(house: House, id: string): Promise<void> {
  const { draftOrder } = house.staff.admin;
  const shipping_option_id = await flatOption(house);
  const methodsOf = async () =>
    (await draftOrder.retrieve(id, { fields: "*shipping_methods" })).draft_order.shipping_methods;
  await draftOrder.beginEdit(id);
  await draftOrder.addShippingMethod(id, { shipping_option_id, custom_amount: 3 });
  await draftOrder.confirmEdit(id);
  const method = first(await methodsOf(), "shipping method").id;
  await draftOrder.beginEdit(id);
  await draftOrder.updateShippingMethod(id, method, { shipping_option_id, custom_amount: 5 });
  await draftOrder.confirmEdit(id);
  const changed = await methodsOf();
  expect(changed.map(({ amount }) => amount)).toEqual([5]);
  await draftOrder.beginEdit(id);
  await draftOrder.removeShippingMethod(id, first(changed, "shipping method").id);
  await draftOrder.confirmEdit(id);
  expect(await methodsOf()).toHaveLength(0);
}
