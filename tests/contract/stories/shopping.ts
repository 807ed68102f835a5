/** What a customer's browser, or the storefront for it, asks the shop. */
import Medusa from "@medusajs/js-sdk";
import { expect } from "vitest";
import { orderAnAccessory } from "../../support/ordered.ts";
import { accessory } from "../../support/placing.ts";
import { first, type House, unique } from "../house.ts";

export async function browsing({ store: { store }, regionId }: House): Promise<void> {
  const { regions } = await store.region.list();
  expect((await store.region.retrieve(first(regions, "region").id)).region.id).toBeTruthy();
  const { collections } = await store.collection.list();
  await store.collection.retrieve(first(collections, "collection").id);
  const { product_categories } = await store.category.list();
  await store.category.retrieve(first(product_categories, "category").id);
  const { products } = await store.product.list({ limit: 2, region_id: regionId });
  const { product } = await store.product.retrieve(first(products, "product").id);
  expect(product.handle).toBeTruthy();
}

export async function cartToOrder(house: House): Promise<void> {
  const { regionId } = house;
  const { store } = house.store;
  const variant_id = await accessory(house.info);
  const { cart } = await store.cart.create({ region_id: regionId });
  await store.cart.update(cart.id, {
    email: "marie.weber@example.com",
    shipping_address: {
      first_name: "Marie",
      last_name: "Weber",
      address_1: "3, rue des Prés",
      city: "Mersch",
      postal_code: "7561",
      country_code: "lu",
    },
  });
  const { cart: filled } = await store.cart.createLineItem(cart.id, { variant_id, quantity: 2 });
  const line = first(filled.items, "line");
  await store.cart.updateLineItem(cart.id, line.id, { quantity: 1 });
  await store.cart.deleteLineItem(cart.id, line.id);
  expect((await store.cart.retrieve(cart.id)).cart.items).toHaveLength(0);
  await store.cart.createLineItem(cart.id, { variant_id, quantity: 1 });

  const { shipping_options } = await store.fulfillment.listCartOptions({ cart_id: cart.id });
  for (const { id } of shipping_options.filter((one) => one.price_type === "calculated")) {
    const { shipping_option } = await store.fulfillment.calculate(id, { cart_id: cart.id });
    expect(shipping_option.amount).toBeGreaterThanOrEqual(0);
  }
  const collection = shipping_options.filter(({ type }) => type?.code === "store-collection");
  const { cart: ready } = await store.cart.addShippingMethod(cart.id, {
    option_id: first(collection, "collection in the store").id,
  });
  const { payment_providers } = await store.payment.listPaymentProviders({ region_id: regionId });
  const { payment_collection } = await store.payment.initiatePaymentSession(ready, {
    provider_id: first(
      payment_providers.filter(({ id }) => id.includes("pay-in-store")),
      "payment in the store",
    ).id,
  });
  expect(payment_collection.id).toBeTruthy();
  const answer = await store.cart.complete(cart.id);
  expect(answer.type).toBe("order");
}

export interface Account {
  sdk: Medusa;
  email: string;
}

const password = "correct horse battery staple";

export async function register({ info }: House): Promise<Account> {
  const sdk = new Medusa({
    baseUrl: info.backend,
    publishableKey: info.publishableKey,
    auth: { type: "jwt", jwtTokenStorageMethod: "memory" },
  });
  const email = `${unique("marie")}@example.com`;
  await sdk.auth.register("customer", "emailpass", { email, password });
  await sdk.store.customer.create({ email, first_name: "Marie" });
  await sdk.auth.login("customer", "emailpass", { email, password });
  return { sdk, email };
}

export async function account(house: House): Promise<void> {
  const { sdk, email } = await register(house);
  const { customer } = sdk.store;
  await customer.update({ last_name: "Weber" });
  expect((await customer.retrieve()).customer).toMatchObject({ email, last_name: "Weber" });
  const { customer: lives } = await customer.createAddress({
    address_1: "3, rue des Prés",
    city: "Mersch",
    country_code: "lu",
    postal_code: "7561",
  });
  expect(lives.email).toBe(email);
  const address = first((await customer.listAddress()).addresses, "address").id;
  await customer.updateAddress(address, { city: "Lintgen" });
  expect((await customer.retrieveAddress(address)).address.city).toBe("Lintgen");
  await customer.deleteAddress(address);
  expect((await customer.listAddress()).addresses).toHaveLength(0);

  const { cart } = await house.store.store.cart.create({ region_id: house.regionId });
  await sdk.store.cart.transferCart(cart.id);
  expect((await sdk.store.order.list()).orders).toHaveLength(0);
}

/** A guest's order becomes an account's, once its e-mail address agrees. */
export async function orderTransfer(house: House): Promise<void> {
  const { sdk } = await register(house);
  const { order: orders } = sdk.store;
  const token = async (id: string) => {
    const { order_changes } = await house.staff.admin.order.listChanges(id, {
      fields: "*actions",
    });
    const details = order_changes
      .filter(({ status }) => status === "requested")
      .flatMap(({ actions }) => actions ?? [])
      .map((one) => one?.details);
    return String(
      first(
        details.flatMap((one) => (one?.token ? [one] : [])),
        "token",
      ).token,
    );
  };
  const { id } = await orderAnAccessory(house.info);
  await orders.requestTransfer(id, {});
  await orders.cancelTransfer(id);
  await orders.requestTransfer(id, {});
  await expect(orders.acceptTransfer(id, { token: "guessed" })).rejects.toMatchObject({
    status: expect.toSatisfy((status) => status >= 400 && status < 500),
  });
  await orders.declineTransfer(id, { token: await token(id) });
  await orders.requestTransfer(id, {});
  await orders.acceptTransfer(id, { token: await token(id) });
  expect((await orders.list()).orders.map((order) => order.id)).toEqual([id]);
  expect((await orders.retrieve(id)).order.id).toBe(id);
}
