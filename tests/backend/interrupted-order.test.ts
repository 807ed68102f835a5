/** What fails on our side is no refusal: the same attempt can be made again. */
import { randomUUID } from "node:crypto";
import { expect, it, onTestFinished } from "vitest";
import { query } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { oneUnlessAll } from "../support/extent.ts";
import { place, readyCart } from "../support/placing.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

const info = runningShop();

/** Makes every new row of a table fail, as a database does that goes down; the text speaks of stock. */
async function failInserts(table: "reservation_item" | "payment"): Promise<() => Promise<unknown>> {
  await query(
    info,
    `create function fail_inserts() returns trigger language plpgsql as $$ begin
       raise exception 'Not enough stock available: inventory could not be read' using errcode = '57P01';
     end $$`,
  );
  await query(
    info,
    `create trigger fail_inserts before insert on ${table}
     for each row execute function fail_inserts()`,
  );
  return () => query(info, "drop function if exists fail_inserts cascade");
}

it.each(oneUnlessAll(["reservation_item", "payment"] as const))(
  "a database that goes down before a %s is written has judged neither stock nor payment",
  async (table) => {
    const cart = await readyCart(info, "pay-in-store");
    const attempt = randomUUID();
    const mend = await failInserts(table);
    onTestFinished(async () => void (await mend()));
    const failed = await place(info, cart, attempt);
    expect(failed).toEqual({ status: 503, outcome: "unknown" });
    await mend();
    const placed = await place(info, cart, attempt);
    expect(placed).toMatchObject({ status: 200, outcome: "ordered" });
    expect((await place(info, cart, attempt)).order_id).toBe(placed.order_id);
  },
);

it("a link to an order that is gone keeps nobody from ordering", async () => {
  const cart = await readyCart(info, "pay-in-store");
  const attempt = randomUUID();
  // What a crash leaves between taking back an order and taking back its link.
  await query(
    info,
    `insert into placement (id, attempt, method, agreed, raw_agreed, currency, state, reason)
     values ($1, $2, 'pay-in-store', 1, '{"value": "1", "precision": 20}', 'eur', 'refused', 'interrupted')`,
    [cart.id, attempt],
  );
  await query(
    info,
    "insert into order_cart (id, order_id, cart_id) values ($1, 'order_gone', $2)",
    [randomUUID(), cart.id],
  );
  expect(await place(info, cart, attempt)).toMatchObject({ status: 200, outcome: "ordered" });
});

it("a link of its payment to an order that is gone keeps nobody from ordering", async () => {
  const cart = await readyCart(info, "pay-in-store");
  const attempt = randomUUID();
  const mend = await failInserts("payment");
  onTestFinished(async () => void (await mend()));
  expect(await place(info, cart, attempt)).toEqual({ status: 503, outcome: "unknown" });
  await mend();
  // What a crash leaves between linking the payment and linking the cart.
  const left = await query(
    info,
    `insert into order_payment_collection (id, order_id, payment_collection_id)
     select $1, 'order_gone', payment_collection_id from cart_payment_collection where cart_id = $2
     returning id`,
    [randomUUID(), cart.id],
  );
  expect(left).toHaveLength(1);
  expect(await place(info, cart, attempt)).toMatchObject({ status: 200, outcome: "ordered" });
});

it("a capture that was cut off before the order's account had it is written there once, and not at once", {
  tags: "long",
}, async () => {
  const cart = await readyCart(info, "pay-in-store");
  const { order_id = "" } = await place(info, cart);
  const staff = await signInAsStaff(info);
  const { order } = await staff.admin.order.retrieve(order_id, {
    fields: "id,*payment_collections.payments",
  });
  const paymentId = order.payment_collections?.[0]?.payments?.[0]?.id ?? "";
  await staff.admin.payment.capture(paymentId, {});
  const entries = () =>
    query(info, "select id from order_transaction where order_id = $1 and deleted_at is null", [
      order_id,
    ]);
  expect(await entries()).toHaveLength(1);

  const reconciled = async (state: string) => {
    await query(
      info,
      "update placement set state = 'ordered', updated_at = now() - interval '1 hour' where id = $1",
      [cart.id],
    );
    await eventually(async () => {
      const seen = await query(
        info,
        "select id from placement where id = $1 and state = $2 and updated_at > now() - interval '1 minute'",
        [cart.id, state],
      );
      expect(seen).toHaveLength(1);
    });
  };
  // The capture may still be under way elsewhere.
  await query(info, "delete from order_transaction where order_id = $1", [order_id]);
  await query(info, "update payment set captured_at = now() where id = $1", [paymentId]);
  await reconciled("ordered");
  expect(await entries()).toEqual([]);
  await query(
    info,
    "update payment set captured_at = captured_at - interval '1 minute' where id = $1",
    [paymentId],
  );
  await reconciled("settled");
  await reconciled("settled");
  expect(await entries()).toHaveLength(1);
});

it("too little stock is", async () => {
  const cart = await readyCart(info, "pay-in-store");
  const taken = await query<{ id: string; reserved_quantity: number }>(
    info,
    `update inventory_level l set reserved_quantity = stocked_quantity, raw_reserved_quantity = raw_stocked_quantity
     from cart_line_item i
     join product_variant_inventory_item v on v.variant_id = i.variant_id and v.deleted_at is null
     where i.cart_id = $1 and l.inventory_item_id = v.inventory_item_id
     returning l.id, 0 as reserved_quantity`,
    [cart.id],
  );
  expect(taken.length).toBeGreaterThan(0);
  const attempt = randomUUID();
  try {
    expect(await place(info, cart, attempt)).toMatchObject({
      outcome: "refused",
      reason: "out-of-stock",
    });
  } finally {
    await query(
      info,
      `update inventory_level l set reserved_quantity = held.pieces,
         raw_reserved_quantity = jsonb_build_object('value', held.pieces::text, 'precision', 20)
       from (select l.id, coalesce(sum(r.quantity), 0) as pieces from inventory_level l
             left join reservation_item r on r.inventory_item_id = l.inventory_item_id
               and r.location_id = l.location_id and r.deleted_at is null
             where l.id = any($1) group by l.id) held
       where l.id = held.id`,
      [taken.map(({ id }) => id)],
    );
  }
});
