/** Money that goes back: once, all of it, and noted only when it went. */
import { randomUUID } from "node:crypto";
import type Medusa from "@medusajs/js-sdk";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { deliver, recordPayment } from "../support/orders.ts";
import { type Method, place, readyCart } from "../support/placing.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff, statusOf } from "../support/staff.ts";
import { stripe } from "../support/stripe/stand-in.ts";

const info = runningShop();
let staff: Medusa;

beforeAll(async () => {
  staff = await signInAsStaff(info);
});

type Work = {
  payment: { state: string; due: number; refunds: { payment_id: string; amount: number }[] };
  steps: string[];
};

const workOf = async (id: string) =>
  (await staff.client.fetch<{ work: Work }>(`/admin/orders/${id}/work`)).work;

/** Two pieces that were paid. */
async function paidOrder(method: Method) {
  const email = `r.${randomUUID()}@example.com`;
  const cart = await readyCart(info, method, { email, quantity: 2 });
  const { order_id: id = "" } = await place(info, cart);
  await recordPayment(staff, id);
  const { order } = await staff.admin.order.retrieve(id, { fields: "id,*items" });
  return { id, cart, line: order.items?.[0]?.id ?? "" };
}

const takeBack = async (id: string, line: string) => {
  const path = `/admin/orders/${id}/take-backs`;
  const body = { kind: "return", lines: [{ id: line, quantity: 1 }], received: true };
  return (await staff.client.fetch<{ work: Work }>(path, { method: "POST", body })).work;
};

/** In hundredths, by the provider's own account. */
async function refundedAtStripe(intent: string | undefined): Promise<number | undefined> {
  return (await stripe.intents()).find(({ id }) => id === intent)?.amount_refunded;
}

/** For the rest of a test, also for the calls that are made again. */
async function stripeRefusesRefunds(): Promise<void> {
  onTestFinished(async () => void (await stripe.heal()));
  await stripe.fail({ calls: "POST /v1/refunds", times: 20, status: 400 });
}

describe("a payment", () => {
  it("goes back in two parts, and then nothing is owed", { tags: "long" }, async () => {
    const { id, cart, line } = await paidOrder("card");
    await deliver(staff, id);
    for (const part of [1, 2]) {
      const work = await takeBack(id, line);
      expect(work, `part ${part}`).toMatchObject({ payment: { due: 0 }, steps: [] });
    }
    expect(await refundedAtStripe(cart.intent)).toBe(Math.round(cart.total * 100));
    const { order } = await staff.admin.order.retrieve(id, { fields: "id,*transactions,*summary" });
    const booked = (order.transactions ?? []).map(({ amount }) => Number(amount));
    expect(booked.reduce((sum, amount) => sum + amount)).toBeCloseTo(0);
  });

  it("that the bank does not give back stays owed, until it does", { tags: "long" }, async () => {
    const { id, cart, line } = await paidOrder("card");
    await deliver(staff, id);
    await stripeRefusesRefunds();
    const { payment, steps } = await takeBack(id, line);
    expect(steps).toEqual(["refund"]);
    expect(payment.due).toBeLessThan(0);
    const [refund] = payment.refunds;
    expect(refund?.amount).toBeCloseTo(-payment.due);
    const path = `/admin/payments/${refund?.payment_id}/refund`;
    expect(await statusOf(staff, "POST", path, { amount: refund?.amount })).toBeGreaterThan(399);
    expect((await workOf(id)).steps).toEqual(["refund"]);

    await stripe.heal();
    expect(await statusOf(staff, "POST", path, { amount: refund?.amount })).toBe(200);
    expect(await workOf(id)).toMatchObject({ payment: { due: 0, refunds: [] }, steps: [] });
    expect(await refundedAtStripe(cart.intent)).toBe(Math.round(-payment.due * 100));
  });
});

describe("an order that is cancelled", () => {
  it("stands as long as the bank does not give the money back", async () => {
    const { id, cart } = await paidOrder("card");
    await stripeRefusesRefunds();
    const path = `/admin/orders/${id}/cancel`;
    expect(await statusOf(staff, "POST", path, {})).toBeGreaterThan(399);
    const { order } = await staff.admin.order.retrieve(id, { fields: "id,status" });
    expect(order.status).not.toBe("canceled");

    await stripe.heal();
    expect(await statusOf(staff, "POST", path, {})).toBe(200);
    expect(await refundedAtStripe(cart.intent)).toBe(Math.round(cart.total * 100));
    expect(await workOf(id)).toMatchObject({ payment: { state: "refunded", due: 0 }, steps: [] });
  });

  it("gives nothing back while its goods are on their way, or a change of it is open", {
    tags: "long",
  }, async () => {
    const [sent, changed] = await Promise.all([paidOrder("card"), paidOrder("card")]);
    await deliver(staff, sent.id);
    await staff.admin.orderEdit.initiateRequest({ order_id: changed.id });
    for (const { id, cart } of [sent, changed]) {
      expect(await statusOf(staff, "POST", `/admin/orders/${id}/cancel`, {})).toBe(400);
      expect(await refundedAtStripe(cart.intent)).toBe(0);
    }
  });
});
