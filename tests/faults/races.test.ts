/** Many at once: one cart placed many times, many carts after the last piece. */
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { until } from "../support/backend-process.ts";
import { storeClient } from "../support/customer.ts";
import { howMany } from "../support/extent.ts";
import { stockUp, variantIds } from "../support/lenses.ts";
import { violations } from "../support/order-invariants.ts";
import { place, type ReadyCart, readyCart } from "../support/placing.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { stripe } from "../support/stripe/stand-in.ts";

const info = runningShop();

const many = howMany(8, 20);

async function healed(carts: readonly ReadyCart[]): Promise<string[]> {
  await until(60, async () => (await violations(info, carts)).length === 0);
  return violations(info, carts);
}

/** Asks until it is answered, as the storefront does: the machine may be too busy for all at once. */
async function insist(cart: ReadyCart, attempt: string) {
  for (let tries = 0; tries < 10; tries += 1) {
    const answer = await place(info, cart, attempt);
    if (answer.status === 200) return answer;
  }
  return place(info, cart, attempt);
}

describe(`${many} at once`, () => {
  it.each(["card", "pay-in-store"] as const)(
    "for one cart, paid by %s, give one order",
    async (method) => {
      const cart = await readyCart(info, method);
      const answers = await Promise.all(
        Array.from({ length: many }, () => insist(cart, randomUUID())),
      );
      expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(["ordered"]));
      expect(new Set(answers.map(({ order_id }) => order_id)).size).toBe(1);
      expect(await healed([cart])).toEqual([]);
      if (cart.intent) {
        const mine = (await stripe.intents()).filter(({ id }) => id === cart.intent);
        expect(mine.map(({ amount_received }) => amount_received)).toEqual([
          Math.round(cart.total * 100),
        ]);
      }
    },
  );

  it("after the last piece sell it once", async () => {
    const staff = await signInAsStaff(info);
    const variant = (await variantIds(storeClient(info)))(lastPiece);
    await stockOf(staff, variant, (await stockOf(staff, variant, 0)) + many);
    const carts: ReadyCart[] = [];
    while (carts.length < many) {
      const few = Array.from({ length: 4 }, () => readyCart(info, "pay-in-store", { variant }));
      carts.push(...(await Promise.all(few)));
    }
    const reserved = await stockOf(staff, variant, 0);
    await stockOf(staff, variant, reserved + 1);
    const answers = await Promise.all(carts.map((cart) => insist(cart, randomUUID())));
    const ordered = answers.filter(({ outcome }) => outcome === "ordered");
    expect(ordered).toHaveLength(1);
    const reasons = answers.flatMap(({ reason }) => reason ?? []);
    expect(new Set(reasons)).toEqual(new Set(["out-of-stock"]));
    expect(await healed(carts)).toEqual([]);
    await stockUp(staff, lastPiece);
  });
});

/** An accessory that no test waits for; some order may have reserved pieces of it. */
const lastPiece = "clairval-lens-spray";

/** Sets how many of a variant lie on the shelf, but never less than are reserved; how many are. */
async function stockOf(
  staff: Awaited<ReturnType<typeof signInAsStaff>>,
  id: string,
  pieces: number,
): Promise<number> {
  const { products } = await staff.admin.product.list({
    handle: lastPiece,
    fields: "id,*variants.inventory_items.inventory.location_levels",
  });
  const variant = products[0]?.variants?.find((one) => one.id === id);
  let all = 0;
  for (const { inventory } of variant?.inventory_items ?? []) {
    for (const { location_id, reserved_quantity } of inventory?.location_levels ?? []) {
      all += reserved_quantity;
      await staff.admin.inventoryItem.updateLevel(inventory?.id ?? "", location_id, {
        stocked_quantity: Math.max(pieces, reserved_quantity),
      });
    }
  }
  return all;
}
