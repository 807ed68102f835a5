/** What Stripe's lists of cards, states and events hold: each against the shop. Table: docs/guides/payments.md. */
import { describe, expect, it, onTestFinished } from "vitest";
import { query } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { oneUnlessAll } from "../support/extent.ts";
import { violations } from "../support/order-invariants.ts";
import { beginCard, place, type ReadyCart, readyCart } from "../support/placing.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import type { Intent } from "../support/stripe/intents.ts";
import { stripe } from "../support/stripe/stand-in.ts";
import type { Event } from "../support/stripe/webhooks.ts";

const info = runningShop();
const good = "4242424242424242";

async function intentOf({ intent: id }: ReadyCart): Promise<Intent> {
  const intent = (await stripe.intents()).find((one) => one.id === id);
  if (!intent) throw new Error("no such intent");
  return intent;
}

const ordersOf = (cart: ReadyCart) =>
  query<{ id: string }>(
    info,
    `select id from "order" where metadata->>'cart_id' = $1 and deleted_at is null`,
    [cart.id],
  );

/** Results of the events about a payment, by type. */
async function resultsOf(cart: ReadyCart): Promise<Record<string, string | null>> {
  const rows = await query<{ type: string; result: string | null }>(
    info,
    "select type, result from payment_event where intent_id = $1",
    [cart.intent],
  );
  return Object.fromEntries(rows.map(({ type, result }) => [type, result]));
}

async function orderedPayment(cart: ReadyCart) {
  const { order_id = "" } = await place(info, cart);
  const staff = await signInAsStaff(info);
  const fields = "id,*payment_collections.payments";
  const { order } = await staff.admin.order.retrieve(order_id, { fields });
  return { staff, id: order.payment_collections?.[0]?.payments?.[0]?.id ?? "" };
}

/** A cart whose card payment is begun, and no card given. */
async function begunCart(): Promise<ReadyCart & { intent: string }> {
  const cart = await readyCart(info, "pay-in-store");
  return { ...cart, method: "card", intent: await beginCard(info, cart.id) };
}

/** For the rest of a test: Stripe's word of a payment would have it ordered at once. */
async function withoutEvents(): Promise<void> {
  await stripe.deliveries(false);
  onTestFinished(async () => {
    await stripe.deliveries(true);
  });
}

const expectOpen = async (cart: ReadyCart) => {
  expect(await place(info, cart)).toMatchObject({ outcome: "refused", reason: "payment-open" });
  expect(await ordersOf(cart)).toEqual([]);
};

describe("a card that is refused is no order, and the same payment takes the next card", () => {
  const codes = [
    ["4000000000000002", "card_declined", "generic_decline"],
    ["4000000000009995", "card_declined", "insufficient_funds"],
    ["4000000000009987", "card_declined", "lost_card"],
    ["4000000000009979", "card_declined", "stolen_card"],
    ["4000000000006975", "card_declined", "card_velocity_exceeded"],
    ["4100000000000019", "card_declined", "fraudulent"],
    ["4000000000000069", "expired_card", undefined],
    ["4000000000000127", "incorrect_cvc", undefined],
    ["4000000000000119", "processing_error", undefined],
    ["4242424242424241", "incorrect_number", undefined],
  ] as const;

  it("whatever the bank's reason is", async () => {
    const cart = await begunCart();
    for (const [number, code, decline] of codes) {
      expect(await stripe.pay(cart.intent, number), number).toEqual({ ok: false });
      const { last_payment_error, status } = await intentOf(cart);
      expect(status).toBe("requires_payment_method");
      expect(last_payment_error?.code).toBe(code);
      expect(last_payment_error?.decline_code).toBe(decline);
      expect(await beginCard(info, cart.id)).toBe(cart.intent);
    }
    await expectOpen(cart);
    await stripe.pay(cart.intent, good);
    expect((await place(info, cart)).outcome).toBe("ordered");
  });

  it.each(
    oneUnlessAll([
      ["4000002500003155", "decline"],
      ["4000008400001629", "approve"],
    ] as const),
  )("by 3-D Secure: %s, where the customer says %s", async (number, answer) => {
    const cart = await begunCart();
    expect(await stripe.pay(cart.intent, number)).toEqual({ ok: true, status: "requires_action" });
    await expectOpen(cart);
    const back = await stripe.answerBank(cart.intent, answer);
    expect(back.searchParams.get("redirect_status")).toBe("failed");
    await expectOpen(cart);
    await stripe.pay(cart.intent, "4000002760003184");
    await stripe.answerBank(cart.intent, "approve");
    expect((await place(info, cart)).outcome).toBe("ordered");
  });

  it("where a wallet was closed before it gave a card, or the bank's page was left", {
    tags: "long",
  }, async () => {
    const cart = await begunCart();
    await expectOpen(cart);
    await stripe.pay(cart.intent, "4000002500003155");
    await expectOpen(cart);
    expect(await stripe.pay(cart.intent, good)).toEqual({ ok: true, status: "requires_capture" });
    expect((await place(info, cart)).outcome).toBe("ordered");
  });
});

describe("a payment that Stripe goes on with by itself", () => {
  it("is no order while it is processing, and one as soon as it stands", {
    tags: "long",
  }, async () => {
    const cart = await begunCart();
    await stripe.turn(cart.intent, "processing");
    await expectOpen(cart);
    await stripe.turn(cart.intent, "authorised");
    await eventually(async () => expect(await ordersOf(cart)).toHaveLength(1));
    await eventually(async () => expect(await violations(info, [cart])).toEqual([]));
    expect((await intentOf(cart)).status).toBe("succeeded");
  });

  it("is none where the processing fails, and takes the next card", { tags: "long" }, async () => {
    const cart = await begunCart();
    await stripe.turn(cart.intent, "processing");
    await stripe.turn(cart.intent, "failed");
    await expectOpen(cart);
    await stripe.pay(cart.intent, good);
    expect((await place(info, cart)).outcome).toBe("ordered");
  });

  it("is begun again where it was cancelled: before a card was given, and after", {
    tags: "long",
  }, async () => {
    await withoutEvents();
    const cart = await begunCart();
    await stripe.turn(cart.intent, "canceled");
    await expectOpen(cart);
    const second = await beginCard(info, cart.id);
    expect(second).not.toBe(cart.intent);
    await stripe.pay(second, good);
    await stripe.turn(second, "canceled");
    const third = await beginCard(info, cart.id);
    expect([cart.intent, second]).not.toContain(third);
    await stripe.pay(third, good);
    expect((await place(info, cart)).outcome).toBe("ordered");
    expect(await ordersOf(cart)).toHaveLength(1);
  });

  it("cannot be captured by staff once it was cancelled, and they are told why", {
    tags: "long",
  }, async () => {
    await withoutEvents();
    const cart = await readyCart(info, "card");
    // Once with the order, by three requests.
    await stripe.fail({ calls: `POST .*${cart.intent}/capture`, times: 3, status: 500 });
    expect((await place(info, cart)).outcome).toBe("ordered");
    await stripe.turn(cart.intent ?? "", "canceled");
    const { staff, id } = await orderedPayment(cart);
    const captured = staff.admin.payment.capture(id, {}).catch((error: unknown) => error);
    expect(await captured).toMatchObject({
      status: 400,
      message: expect.stringContaining("is canceled at Stripe"),
    });
  });
});

describe("Stripe, when it does not do as it is asked,", () => {
  it.each([503, 429])(
    "answers %i to a capture: the order stands and is charged once",
    { tags: "long" },
    async (status) => {
      const cart = await readyCart(info, "card");
      await stripe.fail({ calls: `POST .*${cart.intent}/capture`, times: 4, status });
      expect((await place(info, cart)).outcome).toBe("ordered");
      await eventually(async () => expect((await intentOf(cart)).status).toBe("succeeded"));
      await eventually(async () => expect(await violations(info, [cart])).toEqual([]));
    },
  );

  it("does not know whether a payment stands: nothing is ordered and nothing refused", {
    tags: "long",
  }, async () => {
    await withoutEvents();
    const cart = await readyCart(info, "card");
    await stripe.fail({ calls: `GET .*${cart.intent}`, times: 3, status: 401 });
    expect((await place(info, cart)).outcome).toBe("unknown");
    await eventually(async () => expect((await place(info, cart)).outcome).toBe("ordered"));
    expect(await ordersOf(cart)).toHaveLength(1);
  });
});

describe("money that goes back", () => {
  it("in parts is given back until nothing is left, and no event of it disturbs", {
    tags: "long",
  }, async () => {
    const cart = await readyCart(info, "card");
    const { staff, id } = await orderedPayment(cart);
    for (const amount of [1.5, 2]) await staff.admin.payment.refund(id, { amount });
    await staff.admin.payment.refund(id, { amount: Number((cart.total - 3.5).toFixed(2)) });
    const { amount_refunded, amount } = await intentOf(cart);
    expect(amount_refunded).toBe(amount);
    await expect(staff.admin.payment.refund(id, { amount: 0.01 })).rejects.toThrow();
    await eventually(async () =>
      expect(await resultsOf(cart)).toMatchObject({ "refund.created": "refunded" }),
    );
  });

  it.each(
    oneUnlessAll([
      ["4000000000000259", undefined, "charge.dispute.created", "disputed"],
      ["4000000000005126", "refund", "refund.failed", "refund failed"],
      [good, "foreign refund", "refund.created", "refunded at Stripe"],
    ]),
  )("without staff is kept for somebody to look at: %s %s", async (card, what, type, result) => {
    const cart = await readyCart(info, "card", { card });
    const { staff, id } = await orderedPayment(cart);
    await eventually(async () => expect((await intentOf(cart)).status).toBe("succeeded"));
    if (what === "refund") await staff.admin.payment.refund(id, { amount: 1 });
    if (what === "foreign refund") await stripe.turn(cart.intent ?? "", "refunded");
    await eventually(async () => expect((await resultsOf(cart))[type]).toBe(result));
    expect(await ordersOf(cart)).toHaveLength(1);
  });
});

describe("events", () => {
  async function heldEvents(): Promise<{ cart: ReadyCart; capturable: Event; created: Event }> {
    await withoutEvents();
    const cart = await readyCart(info, "card");
    const events = (await stripe.events()).filter(({ data }) => data.object.id === cart.intent);
    const [created] = events;
    const capturable = events.find(({ type }) => type.endsWith("amount_capturable_updated"));
    if (!created || !capturable) throw new Error("no events");
    return { cart, capturable, created };
  }

  it("count while one secret replaces another, signed by both", async () => {
    const { cart, capturable } = await heldEvents();
    const signed = { also: "whsec_the_other_one" };
    expect(await stripe.deliver(capturable, signed)).toBe(200);
    await eventually(async () => expect(await ordersOf(cart)).toHaveLength(1));
  });

  it("that come after the order, late, twice and in the wrong order, change nothing", async () => {
    const { cart, capturable, created } = await heldEvents();
    const placed = await place(info, cart);
    expect(placed.outcome).toBe("ordered");
    for (const event of [capturable, created, capturable]) {
      expect(await stripe.deliver(event)).toBe(200);
    }
    await eventually(async () => expect((await resultsOf(cart))[capturable.type]).toBe("ordered"));
    expect(await ordersOf(cart)).toHaveLength(1);
    expect(await violations(info, [cart])).toEqual([]);
  });

  it("that were signed minutes ago count, later ones do not: Stripe signs each delivery anew", {
    tags: "long",
  }, async () => {
    const { cart, capturable } = await heldEvents();
    const seconds = Math.floor(Date.now() / 1000);
    expect(await stripe.deliver(capturable, { at: seconds - 400 })).toBe(400);
    expect(await resultsOf(cart)).toEqual({});
    expect(await stripe.deliver(capturable, { at: seconds - 200 })).toBe(200);
  });

  it("about anything else are acknowledged and not kept", async () => {
    const { capturable } = await heldEvents();
    const other = { ...capturable, id: "evt_other", type: "customer.created" };
    expect(await stripe.deliver(other)).toBe(200);
    const kept = await query(info, "select 1 from payment_event where id = $1", [other.id]);
    expect(kept).toEqual([]);
  });
});
