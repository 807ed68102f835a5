import { describe, expect, it } from "vitest";
import { type OrderFacts, orderState } from "./order-state.ts";

const line = (quantity: number, fulfilled = 0, shipped = 0, delivered = 0) => ({
  ...{ quantity, fulfilled, shipped, delivered },
});

const order: OrderFacts = {
  cancelled: false,
  delivery: "home-delivery",
  lines: [line(2), line(1)],
  money: { total: 60, authorized: 60, captured: 0, refunded: 0 },
  paymentFailed: false,
  method: "pay-in-store",
  returns: [],
};

const stageOf = (change: Partial<OrderFacts>) => {
  const { stage, partly } = orderState({ ...order, ...change });
  return partly ? `partly, ${stage}` : stage;
};

describe("the stage of a parcel", () => {
  it.each([
    [[line(2), line(1)], "received"],
    [[line(2, 1), line(1)], "partly, preparing"],
    [[line(2, 2), line(1, 1)], "preparing"],
    [[line(2, 2, 2), line(1, 1)], "partly, preparing"],
    [[line(2, 2, 2), line(1, 1, 1)], "shipped"],
    [[line(2, 2, 2, 2), line(1, 1, 1)], "partly, shipped"],
    [[line(2, 2, 2, 2), line(1)], "partly, preparing"],
    [[line(2, 2, 2, 2), line(1, 1, 1, 1)], "delivered"],
    // Staff may hand over without booking a shipment.
    [[line(2, 2, 0, 2), line(1, 1, 0, 1)], "delivered"],
    // A line that an order edit has taken out holds nothing up.
    [[line(2, 2, 2, 2), line(0)], "delivered"],
    [[], "received"],
  ])("%j is %s", (lines, stage) => {
    expect(stageOf({ lines })).toBe(stage);
  });
});

describe("the stage of what is collected", () => {
  it.each([
    [[line(2, 1)], "partly, preparing"],
    [[line(2, 2)], "ready"],
    [[line(2, 2), line(1)], "partly, preparing"],
    [[line(2, 2, 0, 1)], "partly, ready"],
    [[line(2, 2, 0, 2)], "collected"],
  ])("%j is %s", (lines, stage) => {
    expect(stageOf({ lines, delivery: "store-collection" })).toBe(stage);
  });

  it("what the optician brings is delivered, not collected", () => {
    expect(stageOf({ lines: [line(1, 1, 0, 1)], delivery: "optician-visit" })).toBe("delivered");
  });
});

describe("the payment", () => {
  const pay = (money: Partial<OrderFacts["money"]>, change: Partial<OrderFacts> = {}) =>
    orderState({ ...order, ...change, money: { ...order.money, ...money } }).payment;

  it.each([
    [{}, "open"],
    [{ captured: 20 }, "partly-paid"],
    [{ captured: 60 }, "paid"],
    [{ captured: 60, refunded: 10 }, "partly-refunded"],
    [{ captured: 60, refunded: 60 }, "refunded"],
    [{ total: 0, authorized: 0 }, "paid"],
  ])("%j is %s", (money, state) => {
    expect(pay(money)).toBe(state);
  });

  it("a card's hold is as good as money, a promise is not", () => {
    expect(pay({}, { method: "card" })).toBe("secured");
    expect(pay({ authorized: 0 }, { method: "card" })).toBe("open");
    expect(pay({}, { method: "bank-transfer" })).toBe("open");
  });

  it("a failed attempt is shown until money comes", () => {
    expect(pay({ authorized: 0 }, { method: "card", paymentFailed: true })).toBe("failed");
    expect(pay({ captured: 60 }, { method: "card", paymentFailed: true })).toBe("paid");
  });
});

describe("cancelled and returned", () => {
  it("a cancelled order says so whatever was packed", () => {
    const state = orderState({ ...order, cancelled: true, lines: [line(1, 1, 1)] });
    expect(state).toMatchObject({ stage: "cancelled", open: false });
  });

  it.each([
    [[], "none"],
    [["open"], "none"],
    [["canceled"], "none"],
    [["requested"], "opened"],
    [["received", "requested"], "opened"],
    [["partially_received"], "received"],
  ])("returns %j are %s", (returns, state) => {
    expect(orderState({ ...order, returns }).returns).toBe(state);
  });

  it("is watched until it has arrived, is paid and no return is on its way", () => {
    const arrived = { lines: [line(1, 1, 1, 1)] };
    const money = { ...order.money, captured: 60 };
    expect(orderState({ ...order, ...arrived }).open).toBe(true);
    expect(orderState({ ...order, ...arrived, money }).open).toBe(false);
    expect(orderState({ ...order, ...arrived, money, returns: ["requested"] }).open).toBe(true);
  });
});
