import { describe, expect, it } from "vitest";
import { withNews } from "../orders/missing-notices";
import type { StoredFulfillment, StoredOrder, StoredPayment } from "../orders/stored-order";
import { dueMails } from "./due-mails";

const now = new Date("2026-04-03T10:00:00Z");
const recently = "2026-04-03T09:00:00Z";

const payment: StoredPayment = {
  id: "pay_1",
  provider_id: "pp_pay-in-store_pay-in-store",
  captured_at: null,
  captures: [],
  refunds: [],
};

const fulfillment: StoredFulfillment = {
  id: "ful_1",
  created_at: recently,
  shipped_at: null,
  delivered_at: null,
  canceled_at: null,
  labels: [],
  items: [],
};

function order(changes: Partial<StoredOrder> = {}, code = "store-collection"): StoredOrder {
  return {
    id: "order_1",
    display_id: 42,
    email: "marie@example.com",
    created_at: recently,
    canceled_at: null,
    no_notification: null,
    currency_code: "eur",
    metadata: null,
    total: 25,
    tax_total: 3,
    discount_total: 0,
    items: [],
    shipping_methods: [
      {
        name: "x",
        original_total: 0,
        tax_total: 0,
        total: 0,
        tax_lines: [],
        shipping_option: { type: { code } },
      },
    ],
    shipping_address: null,
    billing_address: null,
    fulfillments: [],
    payment_collections: [{ status: "authorized", payments: [payment] }],
    ...changes,
  };
}

const keys = (of: StoredOrder) => dueMails(of, now).map(({ key }) => key);
const confirmation = "order-confirmation:order_1";
const paying = (one: StoredPayment, status = "completed") => [{ status, payments: [one] }];

describe("dueMails", () => {
  it("says nothing of an order whose payment is not agreed", () => {
    expect(keys(order({ payment_collections: paying(payment, "not_paid") }))).toEqual([]);
  });

  it("follows an order that is collected", () => {
    expect(keys(order())).toEqual([confirmation]);
    const captured = paying({ ...payment, captured_at: recently });
    expect(keys(order({ payment_collections: captured }))).toEqual([
      confirmation,
      "payment-received:pay_1",
    ]);
    expect(keys(order({ fulfillments: [fulfillment] }))).toEqual([
      confirmation,
      "order-ready:ful_1",
    ]);
    const delivered = { ...fulfillment, delivered_at: recently };
    expect(keys(order({ fulfillments: [delivered] }))).toContain("order-delivered:ful_1");
  });

  it("tells of a parcel when it leaves, not when it is packed", () => {
    expect(keys(order({ fulfillments: [fulfillment] }, "home-delivery"))).toEqual([confirmation]);
    const shipped = { ...fulfillment, shipped_at: recently };
    expect(keys(order({ fulfillments: [shipped] }, "home-delivery"))).toEqual([
      confirmation,
      "order-shipped:ful_1",
    ]);
  });

  it("tells of a cancelled order only that, and each refund", () => {
    const refunds = [
      { id: "ref_1", amount: 5, created_at: recently },
      { id: "ref_2", amount: 5, created_at: recently },
    ];
    const cancelled = order({
      canceled_at: recently,
      fulfillments: [fulfillment],
      payment_collections: paying({ ...payment, captured_at: recently, refunds }),
    });
    expect(keys(cancelled)).toEqual([
      "order-cancelled:order_1",
      "order-refunded:ref_1",
      "order-refunded:ref_2",
    ]);
  });

  it("keeps quiet about what staff did without a mail, and tells of the rest", () => {
    const quietly = { ...fulfillment, metadata: withNews(null, "order-ready", false) };
    expect(keys(order({ fulfillments: [quietly] }))).toEqual([confirmation]);
    const delivered = { ...quietly, delivered_at: recently };
    expect(keys(order({ fulfillments: [delivered] }))).toContain("order-delivered:ful_1");
    const told = { ...quietly, metadata: withNews(quietly.metadata, "order-ready", true) };
    expect(keys(order({ fulfillments: [told] }))).toContain("order-ready:ful_1");
    expect(keys(order({ no_notification: true }))).toEqual([]);
  });

  it("forgets a fulfilment that was taken back, and what is no news", () => {
    const taken = { ...fulfillment, canceled_at: recently };
    expect(keys(order({ fulfillments: [taken] }))).toEqual([confirmation]);
    expect(keys(order({ created_at: "2026-03-30T09:00:00Z" }))).toEqual([]);
  });
});
