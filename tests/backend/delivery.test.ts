import type Medusa from "@medusajs/js-sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { startCart, storeClient } from "../support/customer.ts";
import { oneUnlessAll } from "../support/extent.ts";
import { accessory } from "../support/placing.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

const info = runningShop();
const sdk = storeClient(info);
let staff: Medusa;
let variant_id: string;
/** The bag that goes from place to place to ask for prices. */
let priced: string;

beforeAll(async () => {
  staff = await signInAsStaff(info);
  variant_id = await accessory(info);
  priced = await bagFor("Lintgen", "7440");
});

/** A bag with something in it that goes to this address. */
async function bagFor(city: string, postal_code: string): Promise<string> {
  const id = await startCart(sdk, { items: [{ variant_id, quantity: 1 }] });
  await moveTo(id, city, postal_code);
  return id;
}

const moveTo = (id: string, city: string, postal_code: string) =>
  sdk.store.cart.update(id, {
    shipping_address: {
      first_name: "Marie",
      last_name: "Weber",
      address_1: "3, rue des Prés",
      city,
      postal_code,
      country_code: "lu",
    },
  });

async function option(cartId: string, code: string): Promise<string> {
  const { shipping_options } = await sdk.store.fulfillment.listCartOptions({ cart_id: cartId });
  const found = shipping_options.find(({ type }) => type?.code === code);
  if (!found) throw new Error(`${code} is not offered`);
  return found.id;
}

async function priceFor(city: string, postalCode: string) {
  await moveTo(priced, city, postalCode);
  const id = await option(priced, "home-delivery");
  const { shipping_option } = await sdk.store.fulfillment.calculate(id, { cart_id: priced });
  return shipping_option.amount;
}

const shippingOf = async (id: string) =>
  (await sdk.store.cart.retrieve(id, { fields: "id,shipping_total,shipping_tax_total" })).cart;

describe("home delivery", () => {
  it.each(
    oneUnlessAll([
      ["Lintgen", "L-7440", 0],
      ["Esch-sur-Alzette", "4001", 6.9],
      // At the border of the radius, where staff have to look.
      ["Ettelbruck", "9002", 6.9],
      ["Nowhere", "7501", 6.9],
    ] as const),
  )("to %s costs %s: %d", async (city, postalCode, price) => {
    expect(await priceFor(city, postalCode)).toBe(price);
  });

  it("is charged as it was shown, tax contained, and follows the address", async () => {
    const id = await bagFor("Esch-sur-Alzette", "4001");
    await sdk.store.cart.addShippingMethod(id, { option_id: await option(id, "home-delivery") });
    expect(await shippingOf(id)).toMatchObject({ shipping_total: 6.9 });
    expect((await shippingOf(id)).shipping_tax_total).toBeCloseTo(6.9 - 6.9 / 1.17, 2);

    await moveTo(id, "Lintgen", "7440");
    expect(await shippingOf(id)).toMatchObject({ shipping_total: 0 });
    await moveTo(id, "Esch-sur-Alzette", "4001");
    expect(await shippingOf(id)).toMatchObject({ shipping_total: 6.9 });
  });

  it("is estimated at the full price while no address is known", { tags: "long" }, async () => {
    const { cart } = await sdk.store.cart.create({
      region_id: (await sdk.store.cart.retrieve(priced)).cart.region_id ?? "",
      items: [{ variant_id, quantity: 1 }],
    });
    const option_id = await option(cart.id, "home-delivery");
    await sdk.store.cart.addShippingMethod(cart.id, { option_id });
    expect(await shippingOf(cart.id)).toMatchObject({ shipping_total: 6.9 });
  });

  it("is free where staff say so, from then on", { tags: "long" }, async () => {
    const { delivery_zone } = await staff.client.fetch<{ delivery_zone: { id: string } }>(
      "/admin/delivery-zones",
      {
        method: "POST",
        body: { purpose: "delivery", country: "lu", place: "Wiltz", answer: "inside" },
      },
    );
    try {
      expect(await priceFor("Wiltz", "9501")).toBe(0);
    } finally {
      await staff.client.fetch(`/admin/delivery-zones/${delivery_zone.id}`, { method: "DELETE" });
    }
    expect(await priceFor("Wiltz", "9501")).toBe(6.9);
  });

  it("follows the price in the business profile", { tags: "long" }, async () => {
    type Saved = { business_profile: Record<string, unknown>; version: number };
    const read = () => staff.client.fetch<Saved>("/admin/business-profile");
    const save = async (homeDeliveryPrice: unknown) => {
      const { business_profile, version } = await read();
      await staff.client.fetch("/admin/business-profile", {
        method: "POST",
        body: { business_profile: { ...business_profile, homeDeliveryPrice }, version },
      });
    };
    const before = (await read()).business_profile.homeDeliveryPrice;
    await save(8.5);
    try {
      expect(await priceFor("Esch-sur-Alzette", "4001")).toBe(8.5);
    } finally {
      await save(before);
    }
  });
});

describe("the optician's visit", () => {
  const choose = async (city: string, postalCode: string) => {
    const id = await bagFor(city, postalCode);
    await sdk.store.cart.addShippingMethod(id, { option_id: await option(id, "optician-visit") });
    return shippingOf(id);
  };

  it.each(
    oneUnlessAll([
      ["Ettelbruck", "9002"],
      ["Esch-sur-Alzette", "4001"],
    ]),
  )("comes to %s, or staff look at it", { tags: "long" }, async (city, postalCode) => {
    expect(await choose(city, postalCode)).toMatchObject({ shipping_total: 0 });
  });

  it("does not come too far", async () => {
    await expect(choose("Troisvierges", "9901")).rejects.toMatchObject({ status: 400 });
  });
});
