/** The read model of an order, held against Medusa's own query. */
import type Medusa from "@medusajs/js-sdk";
import { expect } from "vitest";
import {
  readWholeOrder,
  type WholeOrder,
} from "../../backend/src/read-models/orders/whole-order.ts";
import { query } from "./database.ts";
import type { ShopInfo } from "./shop-info.ts";

const fields = [
  ...["email", "status", "metadata", "canceled_at", "currency_code", "*shipping_address"],
  ...["*billing_address", "*items", "*items.tax_lines", "*items.adjustments", "*shipping_methods"],
  ...["*shipping_methods.tax_lines", "*shipping_methods.adjustments"],
  ...["*shipping_methods.shipping_option", "shipping_methods.shipping_option.type.code"],
  ...["*fulfillments", "*fulfillments.labels", "*fulfillments.items", "*payment_collections"],
  ...["*payment_collections.payments", "*payment_collections.payments.captures"],
  "*payment_collections.payments.refunds",
].join(",");

const momentOf = (value: unknown) => (value ? new Date(String(value)).getTime() : null);
const sorted = <T>(parts: readonly T[] | null | undefined, of: (part: T) => unknown) =>
  (parts ?? []).map((part) => JSON.stringify(of(part))).toSorted();

/** What is compared, of either: both call it the same. */
const saidOf = (order: WholeOrder) => ({
  ...{ email: order.email, status: order.status, metadata: order.metadata },
  ...{ currency: order.currency_code, canceled: momentOf(order.canceled_at) },
  addresses: [order.shipping_address, order.billing_address].map((address) => [
    ...[address?.first_name, address?.last_name, address?.company, address?.address_1],
    ...[address?.address_2, address?.postal_code, address?.city, address?.country_code],
    address?.phone,
  ]),
  items: sorted(order.items, (item) => [
    ...[item.id, item.title, item.variant_id, item.variant_title, item.variant_sku],
    ...[item.product_title, item.metadata, Number(item.unit_price), Number(item.quantity)],
    sorted(item.tax_lines, ({ rate }) => Number(rate)),
    sorted(item.adjustments, ({ amount }) => Number(amount)),
  ]),
  deliveries: sorted(order.shipping_methods, (method) => [
    ...[method.id, method.name, Number(method.amount)],
    ...[method.shipping_option?.name, method.shipping_option?.type?.code],
    sorted(method.tax_lines, ({ rate }) => Number(rate)),
    sorted(method.adjustments, ({ amount }) => Number(amount)),
  ]),
  parcels: sorted(order.fulfillments, (parcel) => [
    ...[parcel.id, momentOf(parcel.created_at), momentOf(parcel.shipped_at)],
    ...[momentOf(parcel.delivered_at), momentOf(parcel.canceled_at), parcel.metadata],
    sorted(parcel.labels, ({ tracking_number, tracking_url }) => [tracking_number, tracking_url]),
    sorted(parcel.items, ({ line_item_id, quantity }) => [line_item_id, Number(quantity)]),
  ]),
  payments: sorted(order.payment_collections, ({ status, payments }) => [
    status,
    sorted(payments, (payment) => [
      ...[payment.id, payment.provider_id, momentOf(payment.captured_at)],
      momentOf(payment.canceled_at),
      ...[payment.captures, payment.refunds].map((moved) =>
        sorted(moved, ({ id, amount, created_at }) => [id, Number(amount), momentOf(created_at)]),
      ),
    ]),
  ]),
});

/** The statement of a read model with numbered parameters, of which it has one. */
const numbered = readWholeOrder.statement.replaceAll(/(?<!:):id\b/g, "$1");

/** What the read model says of an order is what Medusa says. */
export async function expectWhole(info: ShopInfo, staff: Medusa, id: string): Promise<WholeOrder> {
  const [read] = await query<WholeOrder>(info, numbered, [id]);
  const { order } = await staff.admin.order.retrieve(id, { fields });
  if (!read) throw new Error("no order");
  const [ours, medusas] = [read, order as unknown as WholeOrder].map((one) =>
    JSON.parse(JSON.stringify(saidOf(one))),
  );
  expect(ours).toEqual(medusas);
  return read;
}
