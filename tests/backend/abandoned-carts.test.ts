/** Bags and carts that nobody comes back to: after thirty days they are gone, with what they knew. */
import { describe, expect, it } from "vitest";
import { TestBag } from "../support/bags.ts";
import { startCart, storeClient } from "../support/customer.ts";
import { query } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { variantIds } from "../support/lenses.ts";
import { beginCard, cartOfProgram, place, readyCart, wellStocked } from "../support/placing.ts";
import { runningShop } from "../support/shop-info.ts";

const info = runningShop();

/** As if nobody had touched it for so many days. */
const age = async (table: "bag" | "cart", column: string, id: string, days: number) => {
  const sql = `update ${table} set updated_at = now() - make_interval(days => $1) where ${column} = $2`;
  await query(info, sql, [days, id]);
};

const count = async (sql: string, values: readonly string[]): Promise<number> =>
  (await query<{ many: number }>(info, `select count(*)::int as many from ${sql}`, values))[0]
    ?.many ?? 0;

const hasCart = async (id: string) => (await count("cart where id = $1", [id])) === 1;

async function bagWithCart(): Promise<string> {
  const variant_id = (await variantIds(info))(wellStocked);
  const bag = await TestBag.begin(info, [{ variant_id, quantity: 1 }]);
  return (await bag.project()).body.cart?.id ?? "";
}

describe("what is left for thirty days", { timeout: 240_000 }, () => {
  it("is deleted, lines and address too; what is younger or ordered stays", async () => {
    const [left, young] = [await bagWithCart(), await bagWithCart()];
    const [withoutBag, begun] = [
      await startCart(storeClient(info)),
      await cartOfProgram(info, "left.begun@example.com"),
    ];
    await beginCard(info, begun.id);
    const ordered = await readyCart(info, "pay-in-store");
    expect(await place(info, ordered)).toMatchObject({ outcome: "ordered" });
    const [known] = await query<{ address: string }>(
      info,
      "select shipping_address_id as address from cart where id = $1",
      [withoutBag],
    );

    await age("bag", "cart_id", left, 31);
    await age("bag", "cart_id", young, 29);
    const old = [left, young, withoutBag, begun.id, ordered.id];
    for (const id of old) await age("cart", "id", id, 31);

    await eventually(async () => {
      for (const id of [left, withoutBag, begun.id]) expect(await hasCart(id)).toBe(false);
    });
    for (const id of [young, ordered.id]) expect(await hasCart(id)).toBe(true);
    expect(await count("bag where cart_id = $1", [left])).toBe(0);
    expect(await count("bag where cart_id = $1", [young])).toBe(1);
    expect(await count("cart_address where id = $1", [known?.address ?? ""])).toBe(0);
    const items = "cart_line_item where cart_id in ($1, $2)";
    expect(await count(items, [left, begun.id])).toBe(0);
    const sessions =
      "payment_session s join cart_payment_collection l on l.payment_collection_id = s.payment_collection_id where l.cart_id = $1";
    expect(await count(sessions, [begun.id])).toBe(0);
  });
});
