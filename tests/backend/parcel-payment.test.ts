/** A parcel is paid before it is packed: on the website's way to the order, on Medusa's own, and for staff. */
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { placeOrder, startCart, storeClient } from "../support/customer.ts";
import { query } from "../support/database.ts";
import { stockUp, variantIds } from "../support/lenses.ts";
import { orderAnAccessory } from "../support/ordered.ts";
import { askStore, pack, proofOf, recordPayment } from "../support/orders.ts";
import { place, readyCart, wellStocked } from "../support/placing.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { Visitor } from "../support/website.ts";

const info = runningShop();

const expectedOf = async (id: string) => {
  const answer = await askStore(info, `/store/orders/${id}/progress`, {
    headers: await proofOf(info, id),
  });
  return answer.body.progress.expected;
};

describe("a parcel", { timeout: 120_000 }, () => {
  it("is not ordered with payment in the store, and the same cart is with a transfer", async () => {
    const cart = await readyCart(info, "pay-in-store", { delivery: "home-delivery" });
    expect(await place(info, cart)).toMatchObject({
      ...{ outcome: "refused", reason: "payment-delivery" },
    });
    const begun = await askStore(info, `/store/carts/${cart.id}/payment`, {
      method: "POST",
      body: { method: "pay-in-store" },
    });
    expect(begun).toMatchObject({ status: 400, body: { code: "payment-delivery" } });
    expect(await place(info, { ...cart, method: "bank-transfer" })).toMatchObject({
      outcome: "ordered",
    });
  });

  it("is not ordered so by a program that knows Medusa's ways alone", {
    tags: "long",
  }, async () => {
    const sdk = storeClient(info);
    const id = await startCart(sdk, { email: `program.${randomUUID()}@example.com` });
    const variant_id = (await variantIds(info))(wellStocked);
    await sdk.store.cart.createLineItem(id, { variant_id, quantity: 1 });
    const { shipping_options } = await sdk.store.fulfillment.listCartOptions({ cart_id: id });
    const parcel = shipping_options.find(({ type }) => type?.code === "home-delivery");
    const { cart } = await sdk.store.cart.addShippingMethod(id, { option_id: parcel?.id ?? "" });
    await sdk.store.payment.initiatePaymentSession(cart, {
      provider_id: "pp_pay-in-store_pay-in-store",
    });
    const refused = await sdk.store.cart.complete(id);
    expect(refused).toMatchObject({ type: "cart", error: { message: "payment-delivery" } });
    expect((await placeOrder(sdk, id, "home-delivery")).id).toBeTruthy();
  });

  it("is packed once its payment is recorded, and has dates from then on", {
    tags: "long",
  }, async () => {
    const order = await orderAnAccessory(info, "en", undefined, "home-delivery");
    expect(await expectedOf(order.id)).toEqual({ kind: "after-payment", from: 2, to: 3 });
    const staff = await signInAsStaff(info);
    const lots = () =>
      staff.client.fetch<{ awaits_payment: boolean }>(`/admin/orders/${order.id}/lots`);
    expect((await lots()).awaits_payment).toBe(true);
    const sentence = /packed once its payment is recorded/;
    await expect(pack(staff, order.id)).rejects.toThrow(sentence);
    const own = staff.client.fetch(`/admin/orders/${order.id}/pack`, {
      ...{ method: "POST", body: { lots: [] } },
    });
    await expect(own).rejects.toThrow(sentence);

    await recordPayment(staff, order.id);
    expect((await lots()).awaits_payment).toBe(false);
    expect(await expectedOf(order.id)).toMatchObject({ kind: "arrival" });
    expect(await pack(staff, order.id)).toBeTruthy();
  });

  it("on a card, and what is collected, is packed at once", { tags: "long" }, async () => {
    const staff = await signInAsStaff(info);
    const paid = await place(info, await readyCart(info, "card", { delivery: "home-delivery" }));
    expect(await pack(staff, paid.order_id ?? "")).toBeTruthy();
    const collected = await orderAnAccessory(info);
    expect(await expectedOf(collected.id)).toMatchObject({ kind: "collection" });
    expect(await pack(staff, collected.id)).toBeTruthy();
  });

  it("has its way to pay chosen, and is ordered without one where there is nothing to pay", {
    tags: "long",
  }, async () => {
    const staff = await signInAsStaff(info);
    await stockUp(staff, wellStocked);
    const code = `FREE${Date.now()}`;
    await staff.admin.promotion.create({
      ...{ code, type: "standard", status: "active" },
      application_method: {
        ...{ type: "percentage", target_type: "items", allocation: "across" },
        ...{ value: 100, currency_code: "eur" },
      },
    });
    const visitor = new Visitor(info);
    const email = `free.${randomUUID()}@example.com`;
    await visitor.send(`/shop/product/${wellStocked}`, {
      variant: (await variantIds(info))(wellStocked),
      quantity: "1",
    });
    await visitor.get("/shop/cart-summary");
    await visitor.send("/shop/checkout/shipping", {
      ...{ firstName: "Marie", lastName: "Weber", email, phone: "621 123 456" },
      ...{ address: "3, rue des Prés", postalCode: "L-7561", city: "Mersch", country: "lu" },
      delivery: "home-delivery",
    });
    const payment = "/shop/checkout/payment";
    const methods = async () =>
      (await visitor.get(payment)).text.match(/<input[^>]+name="method"[^>]*>/g) ?? [];
    const choices = await methods();
    expect(choices.length).toBeGreaterThan(1);
    for (const choice of choices) expect(choice).toMatch(/ required=/);

    await visitor.send("/shop/cart-summary", { intent: "redeem", code });
    const { text } = await visitor.get(payment);
    const hidden = text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]+)"/g);
    const fields = Object.fromEntries([...hidden].map(([, name, value]) => [name, value]));
    expect((await visitor.send(payment, fields)).location).toBe("/shop/checkout/status");
    expect((await visitor.get("/shop/checkout/status")).status).toBe(200);
    const [order] = await query<{ id: string }>(info, 'select id from "order" where email = $1', [
      email,
    ]);
    expect(await pack(staff, order?.id ?? "")).toBeTruthy();
  });
});
