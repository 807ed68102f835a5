/** An order that once stood belongs to staff: the reconciler leaves it alone. */
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { query } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { oneUnlessAll } from "../support/extent.ts";
import { type Method, place, readyCart } from "../support/placing.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

const info = runningShop();

/** An order whose confirmation has been waiting for longer than anybody works on it. */
async function unconfirmed(method: Method) {
  const cart = await readyCart(info, method);
  const { order_id = "" } = await place(info, cart, randomUUID());
  return { cart, orderId: order_id };
}

const leaveWaiting = (cartId: string) =>
  query(
    info,
    `update placement set state = 'ordered', updated_at = now() - interval '1 minute' where id = $1`,
    [cartId],
  );

const untilConfirmation = (orderId: string, status: string) =>
  eventually(async () => {
    const [mail] = await query(info, "select status from notification where idempotency_key = $1", [
      `order-confirmation:${orderId}`,
    ]);
    expect(mail?.status).toBe(status);
  });

/**
 * Waits until whatever is unfinished has been looked at twice: another order that waits in the same way was
 * brought to its end, and then once more, because one look goes through all in any order.
 */
async function untilLookedAt(): Promise<void> {
  const { cart, orderId } = await unconfirmed("pay-in-store");
  // One that is looked at while its confirmation is being sent is left alone for ten seconds.
  await untilConfirmation(orderId, "success");
  for (const _look of ["first", "second"]) {
    await leaveWaiting(cart.id);
    await eventually(async () => {
      const [row] = await query(info, "select state from placement where id = $1", [cart.id]);
      expect(row?.state).not.toBe("ordered");
    });
  }
}

const untilSettled = (cartId: string) =>
  eventually(async () => {
    const [placement] = await query(info, "select state from placement where id = $1", [cartId]);
    expect(placement?.state).toBe("settled");
  });

const stateOf = async (orderId: string) => {
  const [row] = await query<{
    deleted: boolean;
    canceled: boolean;
    ordered: boolean;
    pieces: number;
  }>(
    info,
    `select o.deleted_at is not null as deleted, o.canceled_at is not null as canceled,
       c.completed_at is not null as ordered,
       (select count(*)::int from reservation_item r join order_item oi on oi.item_id = r.line_item_id
         where oi.order_id = o.id and r.deleted_at is null) as pieces
     from "order" o join cart c on c.id = o.metadata->>'cart_id' where o.id = $1`,
    [orderId],
  );
  return row;
};

it("half-way through being cancelled it is neither taken back nor reserved again", {
  tags: "long",
}, async () => {
  const staff = await signInAsStaff(info);
  const { cart, orderId } = await unconfirmed("pay-in-store");
  // As the backend's cancelling leaves it for a moment: everything is gone but the order.
  await query(
    info,
    `update payment set canceled_at = now() where payment_collection_id in
       (select payment_collection_id from order_payment_collection where order_id = $1)`,
    [orderId],
  );
  const { reservations } = await staff.admin.reservation.list({
    line_item_id: await query<{ item_id: string }>(
      info,
      "select item_id from order_item where order_id = $1",
      [orderId],
    ).then((lines) => lines.map(({ item_id }) => item_id)),
  });
  for (const { id } of reservations) await staff.admin.reservation.delete(id);
  await leaveWaiting(cart.id);
  await untilLookedAt();
  expect(await stateOf(orderId)).toEqual({
    deleted: false,
    canceled: false,
    ordered: true,
    pieces: 0,
  });
});

it.each(oneUnlessAll(["card", "pay-in-store"] as const))(
  "cancelled before it was confirmed, paid by %s, it stays that and its bag stays ordered",
  { tags: "long" },
  async (method) => {
    const staff = await signInAsStaff(info);
    const { cart, orderId } = await unconfirmed(method);
    await leaveWaiting(cart.id);
    const { order } = await staff.admin.order.cancel(orderId);
    expect(order.status).toBe("canceled");
    // Somebody who asks again, and a late word of the payment service, hear of the same order.
    expect(await place(info, cart, randomUUID())).toMatchObject({
      outcome: "ordered",
      order_id: orderId,
    });
    await untilLookedAt();
    expect(await stateOf(orderId)).toEqual({
      deleted: false,
      canceled: true,
      ordered: true,
      pieces: 0,
    });
    const orders = await query(info, `select id from "order" where metadata->>'cart_id' = $1`, [
      cart.id,
    ]);
    expect(orders).toHaveLength(1);
  },
);

it("whose confirmation was cut off while it was sent is confirmed again", async () => {
  const { cart, orderId } = await unconfirmed("pay-in-store");
  const key = `order-confirmation:${orderId}`;
  await untilConfirmation(orderId, "success");
  await query(
    info,
    `update notification set status = 'pending', updated_at = now() - interval '1 minute'
     where idempotency_key = $1`,
    [key],
  );
  await leaveWaiting(cart.id);
  // From there the mails that failed are sent again, and the order is not told as new again and again.
  await untilConfirmation(orderId, "failure");
  await untilSettled(cart.id);
});

it("too old for a mail it is settled without one, and not announced for ever", {
  tags: "long",
}, async () => {
  const { cart, orderId } = await unconfirmed("pay-in-store");
  const key = [`order-confirmation:${orderId}`];
  const sent = () => query(info, "select id from notification where idempotency_key = $1", key);
  await eventually(async () => expect(await sent()).toHaveLength(1));
  // As a backup has it that was taken before the mail was written, and is restored days later. In this order: of a young
  // order whose mail is gone a job finds the missing mail.
  await query(info, `update "order" set created_at = now() - interval '4 days' where id = $1`, [
    orderId,
  ]);
  await query(info, "delete from notification where idempotency_key = $1", key);
  await leaveWaiting(cart.id);
  await untilSettled(cart.id);
  expect(await sent()).toEqual([]);
});
