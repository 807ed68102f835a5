/** The life of an order: paid, sent, delivered, and what can happen to it on the way. */
import { expect } from "vitest";
import { placeOrder, startCart } from "../../support/customer.ts";
import { orderAnAccessory } from "../../support/ordered.ts";
import { accessory } from "../../support/placing.ts";
import { first, type House, unique } from "../house.ts";
import { register } from "./shopping.ts";

/** An order with one line, placed by a customer through the store. */
export async function anOrder(house: House, quantity = 1) {
  const variant_id = await accessory(house.info);
  const cart = await startCart(house.store, { items: [{ variant_id, quantity }] });
  const { id } = await placeOrder(house.store, cart);
  const { order } = await house.staff.admin.order.retrieve(id, {
    fields: "*items,*payment_collections.payments,*shipping_methods",
  });
  const line = first(order.items, "line");
  return { id, order, line, variant_id, items: [{ id: line.id, quantity }] };
}

/** An order that has been sent and has arrived. */
export async function deliveredOrder(house: House, quantity = 1) {
  const { admin } = house.staff;
  const placed = await anOrder(house, quantity);
  const { order } = await admin.order.createFulfillment(
    placed.id,
    { items: placed.items },
    { fields: "*fulfillments" },
  );
  const fulfilment = first(order.fulfillments, "fulfilment").id;
  await admin.order.createShipment(placed.id, fulfilment, {
    items: placed.items,
    labels: [{ tracking_number: "LU1", tracking_url: "https://post.example/LU1", label_url: "" }],
  });
  await admin.order.markAsDelivered(placed.id, fulfilment);
  return { ...placed, fulfilment };
}

export async function orderToRefund(house: House): Promise<void> {
  const { admin } = house.staff;
  const { id, order, line } = await deliveredOrder(house, 2);
  expect((await admin.order.retrieve(id)).order.fulfillment_status).toBe("delivered");
  expect((await admin.order.listLineItems(id)).order_items).toHaveLength(1);
  await admin.order.retrievePreview(id);

  const payment = first(first(order.payment_collections, "collection").payments, "payment");
  await admin.payment.capture(payment.id, {});
  expect((await admin.payment.retrieve(payment.id)).payment.captured_at).toBeTruthy();
  await admin.payment.list({ limit: 1 });

  const opened = await admin.return.initiateRequest({
    order_id: id,
    location_id: house.locationId,
  });
  const returned = opened.return.id;
  await admin.return.addReturnItem(returned, { items: [{ id: line.id, quantity: 2 }] });
  await admin.return.confirmRequest(returned, {});
  await admin.return.initiateReceive(returned, {});
  await admin.return.receiveItems(returned, { items: [{ id: line.id, quantity: 2 }] });
  await admin.return.confirmReceive(returned, {});
  expect((await admin.return.retrieve(returned)).return.status).toBe("received");

  const { refund_reasons } = await admin.refundReason.list();
  const { payment: refunded } = await admin.payment.refund(payment.id, {
    amount: 1,
    refund_reason_id: first(refund_reasons, "refund reason").id,
  });
  expect(refunded.refunds).toHaveLength(1);
  expect((await admin.order.listChanges(id)).order_changes.length).toBeGreaterThan(0);
}

export async function cancelledOrders(house: House): Promise<void> {
  const { staff } = house;
  const { admin, client } = staff;
  const { id, items } = await anOrder(house);
  const { order } = await admin.order.createFulfillment(id, { items }, { fields: "*fulfillments" });
  const fulfilment = first(order.fulfillments, "fulfilment").id;
  await expect(admin.order.cancel(id)).rejects.toMatchObject({ status: 400 });
  await admin.order.cancelFulfillment(id, fulfilment, {});
  await admin.order.update(id, { email: "changed@example.com" });
  await admin.order.cancel(id);
  expect((await admin.order.retrieve(id)).order.status).toBe("canceled");

  const unwanted = await anOrder(house);
  await client.fetch(`/admin/orders/${unwanted.id}`, { method: "DELETE" });
  expect((await admin.order.retrieve(unwanted.id)).order.status).toBe("archived");
  const { orders } = await admin.order.list({ limit: 1 });
  expect(orders).toHaveLength(1);
}

/** Taken at the counter by staff. */
export async function orderByStaff(house: House): Promise<void> {
  const { staff, regionId } = house;
  const variant_id = await accessory(house.info);
  const body = {
    region_id: regionId,
    email: "counter@example.com",
    items: [{ variant_id, quantity: 1 }],
  };
  const { order } = await staff.client.fetch<{ order: { id: string; status: string } }>(
    "/admin/orders",
    { method: "POST", body },
  );
  expect(order.status).toBe("pending");
  const credit = { amount: 1, reference: "goodwill", reference_id: unique("goodwill") };
  await staff.admin.order.createCreditLine(order.id, credit);
  const wrong = { ...body, items: [{ variant_id, quantity: 1.5 }] };
  await expect(
    staff.client.fetch("/admin/orders", { method: "POST", body: wrong }),
  ).rejects.toMatchObject({ status: 400 });
}

/** A customer's order moves to the account it belongs to. */
export async function transfers(house: House): Promise<void> {
  const { admin } = house.staff;
  const order = await orderAnAccessory(house.info);
  const { email } = await register(house);
  const { customers } = await admin.customer.list({ email, has_account: true });
  await admin.order.requestTransfer(order.id, { customer_id: first(customers, "account").id });
  await admin.order.cancelTransfer(order.id);
}

export async function orderEdits(house: House): Promise<void> {
  const { admin } = house.staff;
  const { id, line, variant_id } = await anOrder(house, 2);
  await admin.orderEdit.initiateRequest({ order_id: id });
  await admin.orderEdit.cancelRequest(id);

  await admin.orderEdit.initiateRequest({ order_id: id });
  await admin.orderEdit.updateOriginalItem(id, line.id, { quantity: 1 });
  const { order_preview } = await admin.orderEdit.addItems(id, {
    items: [{ variant_id, quantity: 1 }],
  });
  const added = order_preview.items
    .flatMap(({ actions }) => actions ?? [])
    .find(({ action }) => action === "ITEM_ADD");
  const action = first(added ? [added] : [], "action").id;
  await admin.orderEdit.updateAddedItem(id, action, { quantity: 2 });
  await admin.orderEdit.removeAddedItem(id, action);
  await admin.orderEdit.request(id);
  await admin.orderEdit.confirm(id);
  const { order } = await admin.order.retrieve(id, { fields: "*items" });
  expect(order.items.map(({ quantity }) => quantity)).toEqual([1]);
}
