/** What becomes of a bag once it is an order. */
import type Medusa from "@medusajs/js-sdk";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, TestBag } from "../support/bags.ts";
import { giveAddress, placeOrder, storeClient } from "../support/customer.ts";
import { connect } from "../support/database.ts";
import { orderAnAccessory } from "../support/ordered.ts";
import { askStore, proofOf } from "../support/orders.ts";
import { accessory, wellStocked } from "../support/placing.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

const info = runningShop();
let staff: Medusa;
let database: pg.Client;
let solution: { variant_id: string; quantity: number };

beforeAll(async () => {
  staff = await signInAsStaff(info);
  database = await connect(info);
  solution = { variant_id: await accessory(info), quantity: 2 };
});
afterAll(() => database.end());

const carts = async () => {
  const { rows } = await database.query<{ count: string }>("select count(*) from cart");
  return Number(rows[0]?.count);
};

/** Addresses and places the cart of a bag. */
async function placed(cartId: string) {
  const sdk = storeClient(info);
  await giveAddress(sdk, cartId);
  return placeOrder(sdk, cartId);
}

describe("an ordered bag", () => {
  it("takes no more changes and never becomes a second cart", async () => {
    const bag = await TestBag.begin(info, [solution]);
    const { body } = await bag.project();
    const cartId = body.cart?.id ?? "";
    const order = await placed(cartId);
    const before = await carts();
    const looks = await Promise.all([bag.project(), bag.project()]);
    expect(looks.map(({ status, body: seen }) => [status, seen.bag, seen.cart?.id])).toEqual([
      [200, null, cartId],
      [200, null, cartId],
    ]);
    expect(await bag.summary()).toMatchObject({ ordered: true, pieces: 0 });
    expect((await bag.add([solution])).status).toBe(404);
    expect((await bag.change("/promotions", { code: "WELCOME10" })).status).toBe(404);
    expect(await carts()).toBe(before);
    const again = await storeClient(info).store.cart.complete(cartId);
    expect(again.type === "order" && again.order.id).toBe(order.id);
  });

  it("keeps how its pieces may be sent back, whatever the product says later", {
    tags: "long",
  }, async () => {
    const bag = await TestBag.begin(info, [solution]);
    const { body } = await bag.project();
    const order = await placed(body.cart?.id ?? "");
    const { products } = await staff.admin.product.list({ handle: wellStocked });
    const { id = "", metadata } = products[0] ?? {};
    const { withdrawal: before, ...others } = metadata ?? {};
    await staff.admin.product.update(id, { metadata: { ...others, withdrawal: "custom-made" } });
    try {
      const headers = await proofOf(info, order.id);
      const { body: shown } = await askStore(info, `/store/orders/${order.id}/progress`, {
        headers,
      });
      expect(shown.progress.lines).toMatchObject([{ withdrawal: before }]);
      expect(before).toBe("sealed-hygiene");
    } finally {
      await staff.admin.product.update(id, { metadata: { ...others, withdrawal: before } });
    }
  });

  it("is not disturbed by an order that had no bag", { tags: "long" }, async () => {
    await orderAnAccessory(info);
    const { status } = await ask(info, `/bags/bag_${"1".repeat(48)}`, undefined, "GET");
    expect(status).toBe(404);
  });
});
