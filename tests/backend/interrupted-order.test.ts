/** What fails on our side is no refusal: the same attempt can be made again. */
import { randomUUID } from "node:crypto";
import { expect, it, onTestFinished } from "vitest";
import { query } from "../support/database.ts";
import { place, readyCart } from "../support/placing.ts";
import { runningShop } from "../support/shop-info.ts";

const info = runningShop();

/** Makes every reservation fail, as a database does that goes down; the text speaks of stock. */
async function failReservations(): Promise<() => Promise<unknown>> {
  await query(
    info,
    `create function fail_reservations() returns trigger language plpgsql as $$ begin
       raise exception 'Not enough stock available: inventory could not be read' using errcode = '57P01';
     end $$`,
  );
  await query(
    info,
    `create trigger fail_reservations before insert on reservation_item
     for each row execute function fail_reservations()`,
  );
  return () => query(info, "drop function if exists fail_reservations cascade");
}

it("a database that goes down while an order is made is not told as missing stock", async () => {
  const cart = await readyCart(info, "pay-in-store");
  const attempt = randomUUID();
  const mend = await failReservations();
  onTestFinished(async () => void (await mend()));
  const failed = await place(info, cart, attempt);
  expect(failed).toEqual({ status: 503, outcome: "unknown" });
  await mend();
  const placed = await place(info, cart, attempt);
  expect(placed).toMatchObject({ status: 200, outcome: "ordered" });
  expect((await place(info, cart, attempt)).order_id).toBe(placed.order_id);
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
