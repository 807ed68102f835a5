import { randomUUID } from "node:crypto";
import type { FetchError } from "@medusajs/js-sdk";
import { describe, expect, it } from "vitest";
import {
  address,
  giveAddress,
  placeOrder,
  startCart,
  storeClient,
  variantInCategory,
} from "../support/customer.ts";
import { eventually } from "../support/eventually.ts";
import { someUnlessAll } from "../support/extent.ts";
import { orderAnAccessory } from "../support/ordered.ts";
import { mailsTo } from "../support/outbox.ts";
import { accessory } from "../support/placing.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

const info = runningShop();

async function refusal(attempt: Promise<unknown>): Promise<FetchError> {
  try {
    await attempt;
  } catch (error) {
    return error as FetchError;
  }
  throw new Error("was not refused");
}

describe("an order paid in the store", () => {
  it("is placed, reserved, told by mail and captured by staff", async () => {
    const email = `marie.${randomUUID()}@example.com`;
    const order = await orderAnAccessory(info, "fr", email);
    expect(order.total).toBeGreaterThan(0);

    const staff = await signInAsStaff(info);
    const { order: seen } = await staff.admin.order.retrieve(order.id, {
      fields: "id,display_id,total,payment_status,*items,*payment_collections.payments",
    });
    expect(seen.total).toBe(order.total);
    expect(seen.payment_status).toBe("authorized");

    const lineIds = (seen.items ?? []).map(({ id }) => id);
    const { reservations } = await staff.admin.reservation.list({ line_item_id: lineIds });
    expect(reservations.map(({ quantity }) => quantity)).toEqual([1]);

    const payment = seen.payment_collections?.[0]?.payments?.[0];
    expect(payment?.provider_id).toBe("pp_pay-in-store_pay-in-store");
    await staff.admin.payment.capture(payment?.id ?? "", {});
    const { order: paid } = await staff.admin.order.retrieve(order.id, {
      fields: "id,payment_status",
    });
    expect(paid.payment_status).toBe("captured");

    await eventually(async () => {
      const mails = await mailsTo(info, email);
      expect(mails[0]?.text).toContain("Bonjour Marie Weber");
      // That of the payment may have come meanwhile: each occasion has one.
      const subjects = mails.map(({ subject }) => subject);
      expect(new Set(subjects).size).toBe(subjects.length);
    });
  });

  it("answers the same order when the same cart is completed again", { tags: "long" }, async () => {
    const sdk = storeClient(info);
    const cartId = await startCart(sdk);
    const variant_id = await accessory(info);
    await sdk.store.cart.createLineItem(cartId, { variant_id, quantity: 1 });
    const first = await placeOrder(sdk, cartId);
    const again = await sdk.store.cart.complete(cartId);
    expect(again.type === "order" && again.order.id).toBe(first.id);
  });
});

describe("the store API refuses", () => {
  const sdk = storeClient(info);

  it.each(someUnlessAll(2, [0, -1, 1.5, 100, 1e9]))("a quantity of %d", async (quantity) => {
    const cartId = await startCart(sdk);
    const variant_id = await accessory(info);
    const error = await refusal(sdk.store.cart.createLineItem(cartId, { variant_id, quantity }));
    expect(error.status).toBe(400);
    const { cart } = await sdk.store.cart.retrieve(cartId, { fields: "id,*items" });
    expect(cart.items).toEqual([]);
  });

  it("a contact lens without its parameters, also when the cart is created with it", async () => {
    const cartId = await startCart(sdk);
    const variant_id = await variantInCategory(sdk, "contact-lenses");
    const added = await refusal(sdk.store.cart.createLineItem(cartId, { variant_id, quantity: 1 }));
    expect(added.status).toBe(400);
    const created = await refusal(sdk.store.cart.create({ items: [{ variant_id, quantity: 1 }] }));
    expect(created.status).toBe(400);
  });

  it("an order that nobody can be written to, or brought to, and says what is missing", async () => {
    const cartId = await startCart(sdk, { email: null });
    const variant_id = await accessory(info);
    await sdk.store.cart.createLineItem(cartId, { variant_id, quantity: 1 });
    await sdk.store.cart.update(cartId, {
      shipping_address: { ...address, last_name: " ", address_1: "" },
    });
    const brought = await refusal(placeOrder(sdk, cartId, "home-delivery"));
    expect([brought.status, brought.message]).toEqual([
      400,
      "The cart cannot be ordered without the e-mail address, the last name, and the street",
    ]);
    await giveAddress(sdk, cartId);
    expect((await placeOrder(sdk, cartId, "home-delivery")).id).toMatch(/^order_/);
  });

  it("a call without the publishable key", async () => {
    const answer = await fetch(`${info.backend}/store/products`);
    expect(answer.status).toBe(400);
  });

  it("the administration to anybody not signed in", async () => {
    const answer = await fetch(`${info.backend}/admin/orders`);
    expect(answer.status).toBe(401);
  });
});
