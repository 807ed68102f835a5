import { describe, expect, it } from "vitest";
import { awaitsPayment } from "./may-be-packed";

const order = (owed: number, ...providers: string[]) => ({
  status: "pending",
  summary: { pending_difference: owed },
  payment_collections: [
    { payments: providers.map((provider_id) => ({ provider_id, canceled_at: null })) },
  ],
});
const transfer = "pp_bank-transfer_bank-transfer";
const card = "pp_stripe_stripe";

describe("a parcel", () => {
  it("waits while something is to be paid, however it was made", () => {
    expect(awaitsPayment("parcel", order(12.5, transfer))).toBe(true);
    expect(awaitsPayment("parcel", order(0.01, "pp_pay-in-store_pay-in-store"))).toBe(true);
    expect(awaitsPayment("parcel", order(12.5))).toBe(true);
  });

  it("goes once it is paid, is free, or its bank keeps the amount ready", () => {
    expect(awaitsPayment("parcel", order(0, transfer))).toBe(false);
    expect(awaitsPayment("parcel", order(-5, transfer))).toBe(false);
    expect(awaitsPayment("parcel", order(12.5, card))).toBe(false);
  });

  it("does not go on a card whose payment was cancelled", () => {
    const cancelled = { payments: [{ provider_id: card, canceled_at: "2026-11-23T10:00:00Z" }] };
    const owed = { ...order(12.5), payment_collections: [cancelled] };
    expect(awaitsPayment("parcel", owed)).toBe(true);
  });

  it("that was cancelled waits for nothing", () => {
    expect(awaitsPayment("parcel", { ...order(12.5), status: "canceled" })).toBe(false);
  });
});

it("what a person hands over is paid then", () => {
  expect(awaitsPayment("collection", order(12.5, transfer))).toBe(false);
  expect(awaitsPayment("visit", order(12.5))).toBe(false);
});
