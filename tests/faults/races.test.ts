/** Many at once: one cart placed many times, many carts after the last piece, and after a piece that two products share. */
import { randomUUID } from "node:crypto";
import type Medusa from "@medusajs/js-sdk";
import { describe, expect, it, onTestFinished } from "vitest";
import { howMany, oneUnlessAll } from "../support/extent.ts";
import { stockUp, variantIds } from "../support/lenses.ts";
import type { ReadyCart } from "../support/placing.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { stripe } from "../support/stripe/stand-in.ts";
import { Trial } from "../support/trial.ts";

const info = runningShop();

const many = howMany(8, 20);
const budget = { timeout: 240_000 };

/** Asks until it is answered, as the storefront does: the machine may be too busy for all at once. */
async function insist(trial: Trial, cart: ReadyCart, attempt: string) {
  for (let tries = 0; tries < 10; tries += 1) {
    const answer = await trial.place(cart, attempt);
    if (answer.status === 200) return answer;
  }
  return trial.place(cart, attempt);
}

/** An accessory that no test waits for; some order may have reserved pieces of it. */
const lastPiece = "clairval-lens-spray";
/** Another, of which each piece takes a piece of that one with it. */
const withIt = "clairval-reading-glass-pouch";

async function productOf(staff: Medusa, handle: string) {
  const { products } = await staff.admin.product.list({
    handle,
    fields: "id,*variants.inventory_items.inventory.location_levels",
  });
  return products[0];
}

/** What is counted of the last piece: that of its smallest pack. */
async function itemOf(staff: Medusa) {
  const id = (await variantIds(info))(lastPiece);
  const variant = (await productOf(staff, lastPiece))?.variants?.find((one) => one.id === id);
  const inventory = variant?.inventory_items?.[0]?.inventory;
  if (!inventory) throw new Error("the demo counts no such product");
  return inventory;
}

/** Sets how many pieces lie on the shelf, but never less than are reserved; how many are. */
async function shelf(staff: Medusa, pieces: number): Promise<number> {
  let reserved = 0;
  const inventory = await itemOf(staff);
  for (const { location_id, reserved_quantity } of inventory.location_levels ?? []) {
    reserved += reserved_quantity;
    await staff.admin.inventoryItem.updateLevel(inventory.id, location_id, {
      stocked_quantity: Math.max(pieces, reserved_quantity),
    });
  }
  return reserved;
}

/** Makes carts while there is enough, leaves one piece, and orders all of them at once: one is sold. */
async function lastOne(staff: Medusa, trial: Trial, variants: readonly string[]): Promise<void> {
  await shelf(staff, (await shelf(staff, 0)) + many);
  const carts: ReadyCart[] = [];
  while (carts.length < many) {
    const few = Array.from({ length: 4 }, (_, at) =>
      trial.cart("pay-in-store", { variant: variants[at % variants.length] ?? "" }),
    );
    carts.push(...(await Promise.all(few)));
  }
  await shelf(staff, (await shelf(staff, 0)) + 1);
  const answers = await Promise.all(carts.map((cart) => insist(trial, cart, randomUUID())));
  expect(answers.filter(({ outcome }) => outcome === "ordered")).toHaveLength(1);
  const reasons = answers.flatMap(({ reason }) => reason ?? []);
  expect(new Set(reasons)).toEqual(new Set(["out-of-stock"]));
}

describe(`${many} at once`, () => {
  it.each(oneUnlessAll(["card", "pay-in-store"] as const))(
    "for one cart, paid by %s, give one order",
    budget,
    async (method) => {
      const trial = new Trial(info);
      const cart = await trial.cart(method);
      const answers = await Promise.all(
        Array.from({ length: many }, () => insist(trial, cart, randomUUID())),
      );
      expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(["ordered"]));
      expect(new Set(answers.map(({ order_id }) => order_id)).size).toBe(1);
      await trial.end(2, `1 cart ${many} times, ${method}`, method);
      const charged = new Map(
        (await stripe.intents()).map(({ id, amount_received }) => [id, amount_received]),
      );
      for (const { intent, total } of trial.carts) {
        if (intent) expect(charged.get(intent)).toBe(Math.round(total * 100));
      }
    },
  );

  it("after the last piece sell it once", budget, async () => {
    const staff = await signInAsStaff(info);
    const variant = (await variantIds(info))(lastPiece);
    const trial = new Trial(info);
    await lastOne(staff, trial, [variant]);
    await trial.end(3, `${many} carts`);
    await stockUp(staff, lastPiece);
  });

  it("after the last piece that two products share sell it once", {
    ...budget,
    tags: "long",
  }, async () => {
    const staff = await signInAsStaff(info);
    const idOf = await variantIds(info);
    const variants = [idOf(lastPiece), idOf(withIt)];
    const double = await productOf(staff, withIt);
    const link = { variant_id: idOf(withIt), inventory_item_id: (await itemOf(staff)).id };
    const change = (batch: Parameters<typeof staff.admin.product.batchVariantInventoryItems>[1]) =>
      staff.admin.product.batchVariantInventoryItems(double?.id ?? "", batch);
    await stockUp(staff, withIt);
    await change({ create: [{ ...link, required_quantity: 1 }] });
    onTestFinished(async () => {
      await change({ delete: [link] });
      await stockUp(staff, lastPiece);
    });
    const trial = new Trial(info);
    await lastOne(staff, trial, variants);
    await trial.end(4, `${many} carts of two products`);
  });
});
