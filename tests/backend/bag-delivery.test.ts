/** Who orders and how it gets there, kept with a bag in one call. */
import { beforeAll, describe, expect, it } from "vitest";
import { type Projection, TestBag } from "../support/bags.ts";
import { storeClient } from "../support/customer.ts";
import { connect, fewestWrites } from "../support/database.ts";
import { accessory } from "../support/placing.ts";
import { runningShop } from "../support/shop-info.ts";

const info = runningShop();
let line: { variant_id: string; quantity: number };

beforeAll(async () => {
  line = { variant_id: await accessory(info), quantity: 2 };
});

const send = (bag: TestBag, delivery: string, city: string, postal_code: string, country = "lu") =>
  bag.change("/delivery", {
    ...{ language: "en", delivery, email: "marie.weber@example.com" },
    address: {
      ...{ first_name: "Marie", last_name: "Weber", address_1: "3, rue des Prés", city },
      ...{ postal_code, country_code: country, phone: "+352621123456" },
    },
  });

/** What the cart costs beyond its articles. */
const shippingOf = ({ cart }: Projection) =>
  (cart?.total ?? 0) - (cart?.original_item_total ?? 0) + (cart?.discount_total ?? 0);

describe("the delivery of a bag", { timeout: 120_000 }, () => {
  it("costs what it costs in Medusa's own two steps, and follows the address", async () => {
    const bag = await TestBag.begin(info, [line]);
    expect(shippingOf((await bag.project()).body)).toBeCloseTo(6.9);
    expect((await send(bag, "home-delivery", "Lintgen", "7440")).status).toBe(200);
    expect(shippingOf((await bag.project()).body)).toBeCloseTo(0);
    expect((await send(bag, "home-delivery", "Esch-sur-Alzette", "4001")).status).toBe(200);
    const { body } = await bag.project();
    expect(shippingOf(body)).toBeCloseTo(6.9);
    expect(body.cart?.shipping_methods).toMatchObject([{ data: { chosen: "home-delivery" } }]);
    const { cart } = await storeClient(info).store.cart.retrieve(body.cart?.id ?? "", {
      fields: "id,total,tax_total,email,shipping_address.city",
    });
    expect(cart).toMatchObject({ total: body.cart?.total, email: "marie.weber@example.com" });
    expect(cart.tax_total).toBeCloseTo(cart.total - cart.total / 1.17, 1);
    await bag.add([{ ...line, quantity: 1 }]);
    const more = (await bag.project()).body;
    expect(shippingOf(more)).toBeCloseTo(6.9);
    expect(more.cart?.shipping_methods).toMatchObject([{ data: { chosen: "home-delivery" } }]);
  });

  it("that is chosen again as it was writes nothing", async () => {
    const bag = await TestBag.begin(info, [line]);
    await bag.project();
    expect((await send(bag, "home-delivery", "Lintgen", "7440")).status).toBe(200);
    const before = (await bag.project()).body;
    const database = await connect(info);
    const again = async () =>
      expect((await send(bag, "home-delivery", "Lintgen", "7440")).status).toBe(200);
    expect(await fewestWrites(database, 0, again)).toBe(0);
    await database.end();
    expect((await bag.project()).body.cart).toEqual(before.cart);
    expect((await send(bag, "home-delivery", "Esch-sur-Alzette", "4001")).status).toBe(200);
    expect(shippingOf((await bag.project()).body)).toBeCloseTo(6.9);
  });

  it("is collected by who lives abroad: invoiced there, sold and taxed here", async () => {
    const bag = await TestBag.begin(info, [line]);
    await bag.project();
    expect((await send(bag, "store-collection", "Trier", "54290", "de")).status).toBe(200);
    const { body } = await bag.project();
    const { cart } = await storeClient(info).store.cart.retrieve(body.cart?.id ?? "", {
      fields: "id,total,tax_total,*shipping_address,*billing_address",
    });
    expect(cart.billing_address).toMatchObject({ country_code: "de", city: "Trier" });
    expect(cart.shipping_address).toMatchObject({ country_code: "lu", last_name: "Weber" });
    expect(cart.tax_total).toBeCloseTo(cart.total - cart.total / 1.17, 1);
    expect((await send(bag, "home-delivery", "Lintgen", "7440")).status).toBe(200);
    const after = (await bag.project()).body.cart;
    expect(after).toMatchObject({ billing_address: { country_code: "lu", city: "Lintgen" } });
  });

  it("is collected without a postal address, which an earlier choice leaves nothing of", async () => {
    const bag = await TestBag.begin(info, [line]);
    await bag.project();
    expect((await send(bag, "home-delivery", "Esch-sur-Alzette", "4001")).status).toBe(200);
    const person = { first_name: "Marie", last_name: "Weber", phone: "+352621123456" };
    const nowhere = { language: "en", email: "marie.weber@example.com", address: person };
    const sent = await bag.change("/delivery", { ...nowhere, delivery: "home-delivery" });
    expect([sent.status, sent.body.code]).toEqual([400, "address"]);
    const collected = { ...nowhere, delivery: "store-collection" };
    expect((await bag.change("/delivery", collected)).status).toBe(200);
    const { body } = await bag.project();
    expect(shippingOf(body)).toBeCloseTo(0);
    expect(body.cart).toMatchObject({
      billing_address: { ...person, address_1: null, city: null, country_code: null },
    });
    const database = await connect(info);
    const again = async () => expect((await bag.change("/delivery", collected)).status).toBe(200);
    expect(await fewestWrites(database, 0, again)).toBe(0);
    await database.end();
    const { cart } = await storeClient(info).store.cart.retrieve(body.cart?.id ?? "", {
      fields: "id,total,tax_total,*shipping_address",
    });
    expect(cart.shipping_address).toMatchObject({ country_code: "lu", last_name: "Weber" });
    expect(cart.tax_total).toBeCloseTo(cart.total - cart.total / 1.17, 1);
  });

  it("that is refused changes neither address nor price", async () => {
    const bag = await TestBag.begin(info, [line]);
    expect((await send(bag, "store-collection", "Mersch", "7561")).status).toBe(404);
    await bag.project();
    expect((await send(bag, "home-delivery", "Lintgen", "7440")).status).toBe(200);
    const before = (await bag.project()).body;
    const tooFar = await send(bag, "optician-visit", "Troisvierges", "9901");
    expect([tooFar.status, tooFar.body.code]).toEqual([400, "delivery"]);
    const abroad = await send(bag, "home-delivery", "Trier", "54290", "de");
    expect([abroad.status, abroad.body.code]).toEqual([400, "address"]);
    const { body } = await bag.project();
    expect(body.cart).toEqual(before.cart);
  });
});
