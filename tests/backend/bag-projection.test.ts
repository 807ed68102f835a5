import type { ParameterRange } from "@landolt/optics";
import type Medusa from "@medusajs/js-sdk";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TestBag } from "../support/bags.ts";
import { storeClient } from "../support/customer.ts";
import { connect, fewestWrites } from "../support/database.ts";
import { lensAnswers } from "../support/lens-releases.ts";
import {
  countPacks,
  firstOf,
  rightLenses,
  stockUp,
  variantIds,
  withRange,
} from "../support/lenses.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

const info = runningShop();
const solutionHandle = "clairval-multi-purpose-solution";
const lensHandle = "biofinity";
const lens = { eye: "right", ...rightLenses[lensHandle], sphere: -1 };
const box = (quantity: number) => ({
  ...{ variant_id: biofinity, quantity, lens },
  answers: lensAnswers,
});
let staff: Medusa;
let database: pg.Client;
let solution: { variant_id: string; quantity: number };
let biofinity: string;

beforeAll(async () => {
  staff = await signInAsStaff(info);
  database = await connect(info);
  const variantOf = await variantIds(info);
  solution = { variant_id: variantOf(solutionHandle), quantity: 2 };
  biofinity = variantOf(lensHandle);
  await stockUp(staff, solutionHandle);
});
afterAll(() => database.end());

const carts = async () => {
  const { rows } = await database.query<{ count: string }>("select count(*) from cart");
  return Number(rows[0]?.count);
};

/** Sets how many pieces are on the shelf, those that are reserved not counted. */
async function leave(handle: string, pieces: number): Promise<void> {
  const { products } = await staff.admin.product.list({
    handle,
    fields: "id,*variants.inventory_items.inventory.location_levels",
  });
  for (const { inventory_items } of products[0]?.variants ?? []) {
    for (const { inventory } of inventory_items ?? []) {
      for (const level of inventory?.location_levels ?? []) {
        await staff.admin.inventoryItem.updateLevel(inventory?.id ?? "", level.location_id, {
          stocked_quantity: pieces + level.reserved_quantity,
        });
      }
    }
  }
}

async function setPrice(handle: string, amount: number): Promise<number> {
  const { products } = await staff.admin.product.list({
    handle,
    fields: "id,variants.sku,*variants.prices",
  });
  const [product] = products;
  const variant = firstOf(product?.variants);
  const price = variant?.prices?.find(({ currency_code }) => currency_code === "eur");
  if (!product || !variant || !price) throw new Error(`no price of ${handle}`);
  await staff.admin.product.updateVariant(product.id, variant.id, {
    prices: [{ id: price.id, currency_code: "eur", amount }],
  });
  return price.amount;
}

describe("the cart of a bag", () => {
  it("is made once, however many look at once, and then left alone", async () => {
    const before = await carts();
    const bag = await TestBag.begin(info, [solution]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => bag.project()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.cart?.id)).size).toBe(1);
    expect(await carts()).toBe(before + 1);
    expect(answers[0]?.body.cart).toMatchObject({ items: [{ quantity: 2 }], locale: "en-GB" });
    expect(answers[7]?.body.cart?.shipping_methods).toHaveLength(1);

    expect(await fewestWrites(database, 0, () => bag.project())).toBe(0);
  });

  it("is found again when the backend dies right after making it", async () => {
    const bag = await TestBag.begin(info, [solution]);
    const first = await bag.project();
    const before = await carts();
    // As a kill between the two leaves it: the cart is there, the row does not know.
    await database.query(
      "update bag set projected_version = null, shown = '{}'::jsonb where id = $1",
      [bag.id],
    );
    const again = await bag.project();
    expect(again.body.cart?.id).toBe(first.body.cart?.id);
    expect(again.body.cart).toMatchObject({ items: [{ quantity: 2 }] });
    expect(await carts()).toBe(before);
  });

  it("is made good when it was cut off in the middle of a change", async () => {
    const bag = await TestBag.begin(info, [solution, box(1)]);
    const { body } = await bag.project();
    const [item] = body.cart?.items ?? [];
    await storeClient(info).store.cart.deleteLineItem(body.cart?.id ?? "", item?.id ?? "");
    const again = await bag.project();
    expect(again.body.cart?.items).toHaveLength(2);
    expect(again.body.cart?.total).toBe(body.cart?.total);
  });

  it("follows quantity, removal, code and language", async () => {
    const bag = await TestBag.begin(info, [{ ...solution, quantity: 3 }]);
    const { body: plain } = await bag.project();
    await bag.change("/promotions", { code: "welcome10" });
    const { body: off } = await bag.project();
    expect(off.cart?.promotions.map(({ code }) => code)).toEqual(["WELCOME10"]);
    expect(off.cart?.discount_total).toBeCloseTo((plain.cart?.original_item_total ?? 0) / 10, 2);
    await bag.change("/promotions", { code: "WELCOME10" }, "DELETE");
    const { body: german } = await bag.project("de");
    expect(german.cart).toMatchObject({ discount_total: 0, locale: "de-DE" });
    expect(german.bag?.lines[0]?.title).not.toBe(plain.bag?.lines[0]?.title);
    await bag.change(`/lines/${plain.bag?.lines[0]?.id}`, {}, "DELETE");
    expect((await bag.project()).body.cart?.items).toEqual([]);
  });

  it.each(["switched off", "whose campaign has ended"])(
    "gives no discount for a code %s",
    { tags: "long" },
    async (end) => {
      const code = `ENDS${Date.now()}`;
      const day = 86_400_000;
      const at = (days: number) => new Date(Date.now() + days * day);
      const { promotion } = await staff.admin.promotion.create({
        code,
        type: "standard",
        status: "active",
        campaign: { name: code, campaign_identifier: code, starts_at: at(-2), ends_at: at(2) },
        application_method: {
          ...{ type: "percentage", target_type: "items", allocation: "across" },
          ...{ value: 20, currency_code: "eur" },
        },
      });
      const bag = await TestBag.begin(info, [solution]);
      await bag.change("/promotions", { code });
      const { cart } = (await bag.project()).body;
      expect(cart?.discount_total).toBeCloseTo((cart?.original_item_total ?? 0) / 5, 2);
      if (end === "switched off") {
        await staff.admin.promotion.update(promotion.id, { status: "inactive" });
      } else {
        await staff.admin.campaign.update(promotion.campaign_id ?? "", { ends_at: at(-1) });
      }
      expect((await bag.project()).body.cart).toMatchObject({ discount_total: 0, promotions: [] });
      expect((await bag.change("/promotions", { code })).status).toBe(400);
    },
  );

  it("has the prices that Medusa calculates for the same cart", async () => {
    const lines = [solution, box(4)];
    const bag = await TestBag.begin(info, lines);
    const { body } = await bag.project();
    const { cart } = await storeClient(info).store.cart.retrieve(body.cart?.id ?? "");
    expect(body.cart?.total).toBe(cart.total);
  });
});

describe("an add", () => {
  it("writes once", async () => {
    const bag = await TestBag.begin(info, [solution]);
    const add = () => bag.add([{ ...solution, quantity: 1 }]);
    expect(await fewestWrites(database, 1, add)).toBe(1);
  });
});

describe("what changes between the page and the bag is shown", () => {
  it("a price, until the visitor goes on with it", async () => {
    const bag = await TestBag.begin(info, [solution]);
    const [line] = await bag.lines();
    expect(line?.price_was).toBeUndefined();
    const usual = await setPrice(solutionHandle, 12.34);
    try {
      for (const shown of [await bag.lines(), await bag.lines()]) {
        expect(shown[0]).toMatchObject({ price_was: usual });
      }
      const { body } = await bag.project();
      expect(body.cart?.items[0]?.unit_price).toBe(12.34);
      await bag.change("/prices", { prices: { [line?.id ?? ""]: 12 } });
      expect((await bag.lines())[0]?.price_was).toBe(12);
      await bag.change("/prices", { prices: { [line?.id ?? ""]: 12.34 } });
      expect((await bag.lines())[0]?.price_was).toBeUndefined();
    } finally {
      await setPrice(solutionHandle, usual);
    }
  });

  it("a range, and the rest can still be ordered", async () => {
    const bag = await TestBag.begin(info, [box(1), solution]);
    expect((await bag.lines()).map(({ problem }) => problem)).toEqual([undefined, undefined]);
    const powers = [{ from: -600, to: -200, step: 25 }];
    const narrow = (range: ParameterRange) => ({ ...range, powers, plano: false });
    await withRange(staff, lensHandle, narrow, async () => {
      const { body } = await bag.project();
      expect(body.bag?.lines[0]?.problem).toEqual({ code: "lens" });
      expect(body.bag?.lines[1]?.problem).toBeUndefined();
      expect(body.cart?.items).toHaveLength(1);
    });
    expect((await bag.project()).body.cart?.items).toHaveLength(2);
  });

  it("the last piece, and how many are left of what both eyes want", async () => {
    const eyes = ["right", "left"].map((eye) => ({
      variant_id: biofinity,
      quantity: 2,
      lens: { ...lens, eye },
      answers: lensAnswers,
    }));
    const bag = await TestBag.begin(info, eyes);
    const stopCounting = await countPacks(staff, lensHandle);
    try {
      expect((await bag.lines()).map(({ problem }) => problem)).toEqual([undefined, undefined]);
      await leave(lensHandle, 3);
      expect((await bag.lines()).map(({ problem }) => problem)).toEqual([
        undefined,
        { code: "stock", left: 1 },
      ]);
      await leave(lensHandle, 0);
      const { body } = await bag.project();
      expect(body.bag?.lines.map(({ problem }) => problem)).toEqual([
        { code: "stock", left: 0 },
        { code: "stock", left: 0 },
      ]);
      expect(body.cart?.items).toEqual([]);
    } finally {
      await stopCounting();
    }
    expect((await bag.lines()).map(({ problem }) => problem)).toEqual([undefined, undefined]);
  });

  it("a product that is not sold any more", async () => {
    const bag = await TestBag.begin(info, [solution]);
    await bag.lines();
    const { products } = await staff.admin.product.list({ handle: solutionHandle, fields: "id" });
    const id = products[0]?.id ?? "";
    await staff.admin.product.update(id, { status: "draft" });
    try {
      const [line] = await bag.lines();
      expect(line).toMatchObject({ problem: { code: "gone" } });
      expect(line?.title).not.toBe("");
    } finally {
      await staff.admin.product.update(id, { status: "published" });
    }
  });
});
