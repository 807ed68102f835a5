/** Parcels and money outside the usual path: a fulfilment by hand, a bill paid by other means. */
import { expect } from "vitest";
import { accessory } from "../../support/placing.ts";
import { first, type House } from "../house.ts";
import { anOrder } from "./orders.ts";

export async function fulfilmentByHand(house: House): Promise<void> {
  const { admin } = house.staff;
  const { id, line, order } = await anOrder(house);
  const { fulfillment_providers } = await admin.fulfillmentProvider.list();
  const provider = first(
    fulfillment_providers.filter((one) => one.id.startsWith("manual")),
    "manual fulfilment",
  );
  const label = { tracking_number: "LU2", tracking_url: "https://post.example/LU2", label_url: "" };
  const parcel = {
    order_id: id,
    location_id: house.locationId,
    provider_id: provider.id,
    shipping_option_id: first(order.shipping_methods, "shipping method").shipping_option_id,
    delivery_address: { address_1: "3, rue des Prés", city: "Mersch", country_code: "lu" },
    items: [
      {
        title: line.title,
        sku: line.variant_sku ?? "none",
        barcode: line.variant_barcode ?? "none",
        quantity: 1,
        line_item_id: line.id,
      },
    ],
    labels: [],
    data: {},
    metadata: {},
  };
  const { fulfillment } = await admin.fulfillment.create(parcel);
  const sent = await admin.fulfillment.createShipment(fulfillment.id, { labels: [label] });
  expect(sent.fulfillment.shipped_at).toBeTruthy();
  const { fulfillment: other } = await admin.fulfillment.create(parcel);
  const cancelled = await admin.fulfillment.cancel(other.id);
  expect(cancelled.fulfillment.canceled_at).toBeTruthy();
}

/** An order that staff took is paid in cash. */
export async function paidByHand(house: House): Promise<void> {
  const { admin } = house.staff;
  const variant_id = await accessory(house.info);
  const { draft_order } = await admin.draftOrder.create({
    region_id: house.regionId,
    email: "counter@example.com",
    items: [{ variant_id, quantity: 1 }],
  });
  const { order } = await admin.draftOrder.convertToOrder(draft_order.id, {
    fields: "total,*payment_collections",
  });
  const [existing] = order.payment_collections ?? [];
  const { payment_collection } = existing
    ? { payment_collection: existing }
    : await admin.paymentCollection.create({ order_id: draft_order.id, amount: order.total });
  const paid = await admin.paymentCollection.markAsPaid(payment_collection.id, {
    order_id: draft_order.id,
  });
  expect(paid.payment_collection.status).toBe("completed");
}
