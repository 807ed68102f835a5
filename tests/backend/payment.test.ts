/** Payment by card from the backend's side: charges, refunds, captures, and Stripe's events. */
import { describe, expect, it, onTestFinished } from "vitest";
import { query } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { howMany } from "../support/extent.ts";
import { violations } from "../support/order-invariants.ts";
import { beginCard, place, type ReadyCart, readyCart } from "../support/placing.ts";
import { recordFault } from "../support/record-fault.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import type { Intent } from "../support/stripe/intents.ts";
import { stripe } from "../support/stripe/stand-in.ts";
import type { Event } from "../support/stripe/webhooks.ts";
import { Trial } from "../support/trial.ts";

const info = runningShop();
const rounds = howMany(1, 2);

async function intentOf(cart: ReadyCart): Promise<Intent> {
  const intent = (await stripe.intents()).find(({ id }) => id === cart.intent);
  if (!intent) throw new Error("no such intent");
  return intent;
}

const eventsOf = async (cart: ReadyCart): Promise<Event[]> =>
  (await stripe.events()).filter(({ data }) => data.object.id === cart.intent);

const ordersOf = (cart: ReadyCart) =>
  query<{ id: string }>(
    info,
    `select id from "order" where metadata->>'cart_id' = $1 and deleted_at is null`,
    [cart.id],
  );

async function paymentOf(orderId: string) {
  const staff = await signInAsStaff(info);
  const fields = "id,payment_status,*payment_collections.payments";
  const { order } = await staff.admin.order.retrieve(orderId, { fields });
  const payment = order.payment_collections?.[0]?.payments?.[0];
  return { staff, status: order.payment_status, id: payment?.id ?? "" };
}

describe("a card", { timeout: 120_000 }, () => {
  it("is charged once the order stands, and staff give the money back in parts", async () => {
    const cart = await readyCart(info, "card");
    expect((await intentOf(cart)).status).toBe("requires_capture");
    const placed = await place(info, cart);
    expect(placed.outcome).toBe("ordered");
    const intent = await intentOf(cart);
    expect(intent).toMatchObject({ status: "succeeded", amount: Math.round(cart.total * 100) });
    await eventually(async () => expect(await violations(info, [cart])).toEqual([]));

    const payment = await paymentOf(placed.order_id ?? "");
    expect(payment.status).toBe("captured");
    await payment.staff.admin.payment.refund(payment.id, { amount: 1.5 });
    expect((await intentOf(cart)).amount_refunded).toBe(150);
    const tooMuch = payment.staff.admin.payment.refund(payment.id, { amount: cart.total });
    await expect(tooMuch).rejects.toThrow();
    expect((await intentOf(cart)).amount_refunded).toBe(150);
  });

  it("is begun again where the backend died before it heard of the payment it had asked for", async () => {
    const { id } = await readyCart(info, "pay-in-store");
    const unheard = await beginCard(info, id);
    // So it lies there then: the session was written before Stripe was asked.
    const cut = "update payment_session set data = '{}' where data->>'id' = $1 returning id";
    expect(await query(info, cut, [unheard])).toHaveLength(1);
    const intent = await beginCard(info, id);
    expect(intent).not.toBe(unheard);
    expect(await beginCard(info, id)).toBe(intent);
  });

  it("that was begun and left is cancelled, also beside one that Stripe does not know", {
    tags: "long",
  }, async () => {
    const carts = [await readyCart(info, "pay-in-store"), await readyCart(info, "pay-in-store")];
    const [unknown = "", left = ""] = await Promise.all(carts.map(({ id }) => beginCard(info, id)));
    const forget = `update payment_session set data = jsonb_set(data, '{id}', '"pi_nobody_knows"')
      where data->>'id' = $1 returning id`;
    const [session] = await query<{ id: string }>(info, forget, [unknown]);
    const age = `update payment_session set updated_at = now() - interval '2 days'
      where id = $1 or data->>'id' = $2`;
    await query(info, age, [session?.id, left]);
    await eventually(async () => {
      const intents = await stripe.intents();
      expect(intents.find(({ id }) => id === left)?.status).toBe("canceled");
      const open = "select 1 from payment_session where id = $1 and deleted_at is null";
      expect(await query(info, open, [session?.id])).toEqual([]);
    });
  });

  it("is charged once when Stripe's answer gets lost after the charge", {
    tags: "long",
  }, async () => {
    const cart = await readyCart(info, "card");
    await stripe.fail({ calls: `POST .*${cart.intent}/capture`, times: 1, reset: "after" });
    expect((await place(info, cart)).outcome).toBe("ordered");
    await eventually(async () => expect(await violations(info, [cart])).toEqual([]));
  });

  it("is captured by staff, or by the reconciler, when Stripe failed with the order", {
    tags: "long",
  }, async () => {
    const cart = await readyCart(info, "card");
    await stripe.fail({ calls: `POST .*${cart.intent}/capture`, times: 3, status: 500 });
    const placed = await place(info, cart);
    expect(placed.outcome).toBe("ordered");
    // The reconciler may be quicker than staff, who are refused while it is at it; which of both it is changes nothing.
    const { staff, id } = await paymentOf(placed.order_id ?? "");
    await staff.admin.payment.capture(id, {}).catch(({ message }: Error) => {
      expect(message).toContain("already captured");
    });
    await eventually(async () =>
      expect((await paymentOf(placed.order_id ?? "")).status).toBe("captured"),
    );
    expect((await intentOf(cart)).status).toBe("succeeded");
  });

  it("whose charge was cut off is charged once, when nobody can be at it any more", {
    tags: "long",
  }, async () => {
    // Stripe's word of the payment would have it charged at once.
    await stripe.deliveries(false);
    onTestFinished(async () => {
      await stripe.deliveries(true);
    });
    const cart = await readyCart(info, "card");
    await stripe.fail({ calls: `POST .*${cart.intent}/capture`, times: 3, status: 500 });
    const { order_id = "" } = await place(info, cart);
    const { id } = await paymentOf(order_id);
    // As it lies there when the process died while Stripe was asked.
    await query(
      info,
      `insert into capture (id, payment_id, amount, raw_amount)
       values ($1, $2, $3::numeric,
         jsonb_build_object('value', ($3::numeric)::text, 'precision', 20))`,
      [`capt_cut_${id}`, id, cart.total],
    );
    await place(info, cart);
    expect((await intentOf(cart)).status).toBe("requires_capture");
    // The reconciler has seen it while the capture could have been under way, and comes back to it.
    await eventually(async () => {
      const sent = "select id from notification where status = 'success' and idempotency_key = $1";
      expect(await query(info, sent, [`order-confirmation:${order_id}`])).toHaveLength(1);
    });
    const leave = "update placement set updated_at = now() - interval '1 minute' where id = $1";
    await query(info, leave, [cart.id]);
    await eventually(async () => {
      const seen =
        "select state from placement where id = $1 and updated_at > now() - interval '40 s'";
      expect(await query(info, seen, [cart.id])).toEqual([{ state: "ordered" }]);
    });
    await query(
      info,
      "update capture set created_at = now() - interval '1 minute' where payment_id = $1",
      [id],
    );
    await query(info, leave, [cart.id]);
    await eventually(async () => {
      expect((await intentOf(cart)).status).toBe("succeeded");
      expect((await paymentOf(order_id)).status).toBe("captured");
    });
    await eventually(async () => expect(await violations(info, [cart])).toEqual([]));
  });

  it("that is not charged is reported to staff before the bank lets the money go, and after", {
    tags: "long",
  }, async () => {
    const cart = await readyCart(info, "card");
    await stripe.fail({ calls: `POST .*${cart.intent}/capture`, times: 1000, status: 500 });
    const { order_id = "" } = await place(info, cart);
    const { staff, id } = await paymentOf(order_id);
    const states = async () => {
      const { card_hold } = await staff.client.fetch<{ card_hold: { state: string } | null }>(
        `/admin/orders/${order_id}/card-hold`,
      );
      const { today } = await staff.client.fetch<{
        today: { card_holds: { rows: { order_id: string; state: string }[] } };
      }>("/admin/today");
      const listed = today.card_holds.rows.find((row) => row.order_id === order_id);
      return [card_hold?.state, listed?.state];
    };
    const age = (hours: number) =>
      query(
        info,
        "update payment set created_at = now() - make_interval(hours => $2) where id = $1",
        [id, hours],
      );
    expect(await states()).toEqual(["held", undefined]);
    await age(5 * 24 + 1);
    expect(await states()).toEqual(["soon", "soon"]);
    await age(7 * 24 + 1);
    expect(await states()).toEqual(["lapsed", "lapsed"]);
    await age(0);
    expect(await states()).toEqual(["held", undefined]);
    // The bank may let go earlier, and Stripe says so.
    const { origin } = stripe;
    await fetch(`${origin}/v1/payment_intents/${cart.intent}/cancel`, { method: "POST" });
    await eventually(async () => expect(await states()).toEqual(["lapsed", "lapsed"]));
    await staff.admin.order.cancel(order_id);
    expect(await states()).toEqual([undefined, undefined]);
  });

  it("takes nothing from the browser but the choice: sessions are made by us alone", async () => {
    const cart = await readyCart(info, "card");
    const intent = await intentOf(cart);
    expect(Object.keys(intent.metadata)).toEqual(["session_id"]);
    expect(intent.capture_method).toBe("manual");
  });
});

describe("an order", () => {
  it("is refused over any other total than was agreed", async () => {
    const cart = await readyCart(info, "pay-in-store");
    const other = { ...cart, total: cart.total - 0.01 };
    expect(await place(info, other)).toMatchObject({ outcome: "refused", reason: "changed" });
    expect(await ordersOf(cart)).toEqual([]);
  });

  it("answers the same attempt the same", async () => {
    const cart = await readyCart(info, "bank-transfer");
    const attempt = crypto.randomUUID();
    const first = await place(info, cart, attempt);
    expect(first.outcome).toBe("ordered");
    expect(await place(info, cart, attempt)).toEqual(first);
  });
});

describe("Stripe's events", { timeout: 120_000 }, () => {
  const capturable = "payment_intent.amount_capturable_updated";

  it("make an order of a payment whose browser never came back, once, in any order", async () => {
    const trial = new Trial(info);
    for (let round = 0; round < rounds; round += 1) {
      await stripe.deliveries(false);
      const cart = await trial.cart("card");
      await stripe.deliveries(true);
      const events = (await eventsOf(cart)).toReversed();
      for (let time = 0; time < 5; time += 1) {
        const statuses = await Promise.all(events.map((event) => stripe.deliver(event)));
        expect(new Set(statuses)).toEqual(new Set([200]));
      }
      await eventually(async () => expect(await ordersOf(cart)).toHaveLength(1));
    }
    await trial.end(7, `${rounds} payments`);
  });

  it("and the browser together make one order", async () => {
    await stripe.deliveries(false);
    const cart = await readyCart(info, "card");
    await stripe.deliveries(true);
    const event = (await eventsOf(cart)).find(({ type }) => type === capturable);
    if (!event) throw new Error("no event");
    const [status, placed] = await Promise.all([stripe.deliver(event), place(info, cart)]);
    expect([status, placed.outcome]).toEqual([200, "ordered"]);
    expect(await ordersOf(cart)).toHaveLength(1);
  });

  it("are refused with a forged or an old signature, and have no effect", async () => {
    await stripe.deliveries(false);
    const cart = await readyCart(info, "card");
    await stripe.deliveries(true);
    const event = (await eventsOf(cart)).find(({ type }) => type === capturable);
    if (!event) throw new Error("no event");
    const longAgo = Math.floor(Date.now() / 1000) - 3600;
    expect(await stripe.deliver(event, { secret: "whsec_forged" })).toBe(400);
    expect(await stripe.deliver(event, { at: longAgo })).toBe(400);
    const kept = await query(info, "select id from payment_event where id = $1", [event.id]);
    recordFault(8, { tried: "2 signatures", doubled: kept.length });
    expect(kept).toEqual([]);
  });

  it("about another amount than was asked for are not accepted", async () => {
    await stripe.deliveries(false);
    const cart = await readyCart(info, "card");
    await stripe.deliveries(true);
    await query(info, `update payment_session set amount = amount + 1 where data->>'id' = $1`, [
      cart.intent,
    ]);
    const event = (await eventsOf(cart)).find(({ type }) => type === capturable);
    if (!event) throw new Error("no event");
    expect(await stripe.deliver(event)).toBe(200);
    const stateOf = () =>
      query<{ state: string }>(info, "select state from payment_event where id = $1", [event.id]);
    await eventually(async () => expect(await stateOf()).toEqual([{ state: "refused" }]));
    expect(await ordersOf(cart)).toEqual([]);
  });

  it("do not reach the backend at Medusa's own address, which would lose them", async () => {
    const answer = await fetch(`${info.backend}/hooks/payment/stripe_stripe`, { method: "POST" });
    expect(answer.status).toBe(404);
  });
});
