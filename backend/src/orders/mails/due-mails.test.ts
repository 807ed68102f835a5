import { describe, expect, it } from "vitest";
import type { StoredFulfillment, StoredOrder, StoredPayment } from "../stored-order";
import { withNotice } from "../suppressed-notices";
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
const awaited = [{ status: "not_paid", payments: [] }];
const confirmation = "order-confirmation:order_1";
const paying = (one: StoredPayment, status = "completed") => [{ status, payments: [one] }];

describe("dueMails", () => {
  it("are none for an order whose payment is not agreed", () => {
    expect(keys(order({ payment_collections: awaited }))).toEqual([]);
  });

  it("confirms an order that staff changed before its confirmation was begun", () => {
    const changed = [...paying({ ...payment, canceled_at: recently }, "canceled"), ...awaited];
    expect(keys(order({ payment_collections: changed }))).toEqual([confirmation]);
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

  it("are about a parcel when it leaves, not when it is packed", () => {
    expect(keys(order({ fulfillments: [fulfillment] }, "home-delivery"))).toEqual([confirmation]);
    const shipped = { ...fulfillment, shipped_at: recently };
    expect(keys(order({ fulfillments: [shipped] }, "home-delivery"))).toEqual([
      confirmation,
      "order-shipped:ful_1",
    ]);
  });

  it("are, of a cancelled order, only about that, and each refund", () => {
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

  it("leave out what staff did without a mail, and nothing else", () => {
    const quietly = { ...fulfillment, metadata: withNotice(null, "order-ready", false) };
    expect(keys(order({ fulfillments: [quietly] }))).toEqual([confirmation]);
    const delivered = { ...quietly, delivered_at: recently };
    expect(keys(order({ fulfillments: [delivered] }))).toContain("order-delivered:ful_1");
    const notified = { ...quietly, metadata: withNotice(quietly.metadata, "order-ready", true) };
    expect(keys(order({ fulfillments: [notified] }))).toContain("order-ready:ful_1");
    expect(keys(order({ no_notification: true }))).toEqual([]);
  });

  it("leave out a fulfilment that was taken back, and what is too old", () => {
    const taken = { ...fulfillment, canceled_at: recently };
    expect(keys(order({ fulfillments: [taken] }))).toEqual([confirmation]);
    expect(keys(order({ created_at: "2026-03-30T09:00:00Z" }))).toEqual([]);
  });
});

describe("mails about lenses", () => {
  const asked = {
    ...{ state: "asked", revision: 2, text: "Which box?" },
    decision: { at: new Date(recently), by: { id: "user_1", name: "Nora Weis" } },
  } as const;

  it("ask what an optician wants to know, once for each question", () => {
    const due = (revision: number) =>
      dueMails(order(), now, { ...asked, revision }).find(({ key }) => key !== confirmation);
    expect(due(2)).toMatchObject({ key: "lens-question:order_1:2", question: "Which box?" });
    expect(due(3)?.key).toBe("lens-question:order_1:3");
  });

  it("ask also where nothing else is mailed, and not about what is cancelled", () => {
    const questions = (of: StoredOrder) => dueMails(of, now, asked).map(({ key }) => key);
    expect(questions(order({ no_notification: true }))).toEqual(["lens-question:order_1:2"]);
    const unpaid = order({ payment_collections: awaited });
    expect(questions(unpaid)).toEqual(["lens-question:order_1:2"]);
    expect(questions(order({ canceled_at: recently }))).toEqual(["order-cancelled:order_1"]);
  });

  it("give the reason of a refusal, and no other text", () => {
    const cancelled = order({ canceled_at: recently });
    const [refused] = dueMails(cancelled, now, { ...asked, state: "refused" });
    expect(refused).toMatchObject({ template: "order-cancelled", reason: "Which box?" });
    expect(dueMails(cancelled, now, asked)[0]).not.toHaveProperty("reason");
  });
});
