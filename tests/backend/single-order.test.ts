/** One order of a cart has three guards, each of which hides that another is missing: here each is alone. */
import { randomUUID } from "node:crypto";
import { expect, it, onTestFinished } from "vitest";
import { query } from "../support/database.ts";
import { violations } from "../support/order-invariants.ts";
import { place, type ReadyCart, readyCart } from "../support/placing.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

const info = runningShop();

/** The last number that an order was given: one is drawn by each attempt to make an order, kept or not. */
async function lastNumber(): Promise<number> {
  const [row] = await query<{ last: string }>(
    info,
    `select last_value as last from pg_sequences
     where schemaname = 'public' and sequencename = 'order_display_id_seq'`,
  );
  return Number(row?.last);
}

async function ordered(): Promise<{ cart: ReadyCart; attempt: string; id: string }> {
  const cart = await readyCart(info, "pay-in-store");
  const attempt = randomUUID();
  const { order_id: id = "" } = await place(info, cart, attempt);
  expect(id).toMatch(/^order_/);
  return { cart, attempt, id };
}

/** Writes a second order of the same cart, as nothing but the database is asked. */
const writeDouble = (id: string, double: string) =>
  query(
    info,
    `insert into "order"
     select (jsonb_populate_record(o, jsonb_build_object('id', $2::text, 'created_at', now() + interval '1 second'))).*
     from "order" o where o.id = $1`,
    [id, double],
  );

it("a cart that is ordered is not made into an order again, by the same attempt or another", async () => {
  const { cart, attempt, id } = await ordered();
  const before = await lastNumber();
  for (const again of [attempt, randomUUID()]) {
    const repeated = await place(info, cart, again);
    expect(repeated).toEqual({ status: 200, outcome: "ordered", order_id: id });
  }
  expect(await lastNumber()).toBe(before);
});

it("nor when staff have cancelled its order", async () => {
  const { cart, id } = await ordered();
  await (await signInAsStaff(info)).admin.order.cancel(id);
  const before = await lastNumber();
  for (let turn = 0; turn < 2; turn += 1) {
    const repeated = await place(info, cart);
    expect(repeated).toEqual({ status: 200, outcome: "ordered", order_id: id });
  }
  expect(await lastNumber()).toBe(before);
});

it("the database takes no second order of a cart", async () => {
  const { id } = await ordered();
  await expect(writeDouble(id, `order_${randomUUID()}`)).rejects.toThrow(
    "IDX_order_cart_id_unique",
  );
});

it("a second order that is there all the same is taken back, and the first is kept", async () => {
  const { cart, id } = await ordered();
  const [index] = await query<{ definition: string }>(
    info,
    `select pg_get_indexdef('"IDX_order_cart_id_unique"'::regclass) as definition`,
  );
  await query(info, 'drop index "IDX_order_cart_id_unique"');
  const double = `order_${randomUUID()}`;
  onTestFinished(async () => {
    await query(info, 'delete from "order" where id = $1', [double]);
    await query(info, index?.definition ?? "");
  });
  await writeDouble(id, double);
  expect(await place(info, cart)).toEqual({ status: 200, outcome: "ordered", order_id: id });
  expect(await violations(info, [cart])).toEqual([]);
});
