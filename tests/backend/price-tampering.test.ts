/** What a browser says of prices and payments: an article costs what the shop shows, and Stripe is asked for nothing else. */
import { beforeAll, expect, it, test } from "vitest";
import { TestBag } from "../support/bags.ts";
import { address, startCart, storeClient } from "../support/customer.ts";
import { someUnlessAll } from "../support/extent.ts";
import { askStore } from "../support/orders.ts";
import { accessory, beginCard, readyCart } from "../support/placing.ts";
import { runningShop } from "../support/shop-info.ts";
import { stripe } from "../support/stripe/stand-in.ts";

const info = runningShop();
const sdk = storeClient(info);
let variant_id: string;
let shown: number;

beforeAll(async () => {
  variant_id = await accessory(info);
  const id = await startCart(sdk, { items: [{ variant_id, quantity: 1 }] });
  const { cart } = await sdk.store.cart.retrieve(id);
  shown = cart.items?.[0]?.unit_price ?? 0;
  expect(shown).toBeGreaterThan(1);
});

const wished = [
  ...[{ unit_price: 0.01 }, { unit_price: 0 }, { unit_price: -5, is_custom_price: true }],
  ...[{ compare_at_unit_price: 0.01 }, { raw_unit_price: { value: "0.01", precision: 20 } }],
  ...[{ price: 0.01 }, { total: 0, subtotal: 0 }, { adjustments: [{ amount: 1000, code: "X" }] }],
  ...[{ tax_lines: [{ rate: -100, code: "X" }] }, { is_tax_inclusive: false, is_giftcard: true }],
  { metadata: { unit_price: 0.01, is_custom_price: true } },
];

const post = (path: string, body: unknown) => askStore(info, path, { method: "POST", body });

/** What is refused puts nothing in; whatever is taken costs what is shown. */
async function expectShownPrice(cartId: string): Promise<void> {
  const fields =
    "id,item_subtotal,item_total,discount_total,original_item_total,items.quantity,items.unit_price,items.compare_at_unit_price,items.is_custom_price,items.adjustments.id";
  const { cart } = (await askStore(info, `/store/carts/${cartId}?fields=${fields}`)).body;
  for (const item of cart.items) {
    expect(item).toMatchObject({ unit_price: shown, compare_at_unit_price: null });
    expect(item.is_custom_price ?? false).toBe(false);
    expect(item.adjustments ?? []).toEqual([]);
  }
  const pieces = cart.items.reduce(
    (sum: number, { quantity }: { quantity: number }) => sum + quantity,
    0,
  );
  expect(cart.item_total).toBeCloseTo(pieces * shown, 2);
  expect(cart.discount_total).toBe(0);
}

const isAnswered = ({ status }: { status: number }) => expect([200, 201, 400]).toContain(status);

test.each(someUnlessAll(4, wished))("a cart whose line wishes for %j", async (wish) => {
  const line = { variant_id, quantity: 2, ...wish };
  const { body: begun } = await post("/store/carts", { items: [{ variant_id, quantity: 1 }] });
  const { id, items } = begun.cart;
  const created = await post("/store/carts", { items: [line] });
  const answers = [
    created,
    await post(`/store/carts/${id}/line-items`, line),
    await post(`/store/carts/${id}/line-items/${items[0].id}`, { quantity: 3, ...wish }),
    await post(`/store/carts/${id}`, { items: [line], ...wish }),
  ];
  for (const answer of answers) isAnswered(answer);
  await expectShownPrice(id);
  if (created.status === 200) await expectShownPrice(created.body.cart.id);
});

test.each(someUnlessAll(3, wished))("a bag whose line wishes for %j", async (wish) => {
  const bag = await TestBag.begin(info, [{ variant_id, quantity: 1 }]);
  const [line] = await bag.lines();
  isAnswered(await bag.change("/lines", { lines: [{ variant_id, quantity: 2, ...wish }] }));
  isAnswered(await bag.change(`/lines/${line?.id}`, { quantity: 3, ...wish }));
  isAnswered(await bag.change("/delivery", { language: "en", delivery: "home-delivery", ...wish }));
  const { cart } = (await bag.project()).body;
  await expectShownPrice(cart?.id ?? "");
});

it("a delivery costs what is shown, whatever its data say", { tags: "long" }, async () => {
  const id = await startCart(sdk);
  await sdk.store.cart.createLineItem(id, { variant_id, quantity: 1 });
  // Too far away for a delivery that is free.
  const shipping_address = { ...address, city: "Esch-sur-Alzette", postal_code: "4001" };
  await sdk.store.cart.update(id, { shipping_address });
  const { shipping_options } = await sdk.store.fulfillment.listCartOptions({ cart_id: id });
  const option_id = shipping_options.find(({ type }) => type?.code === "home-delivery")?.id ?? "";
  const choose = (more: object) =>
    post(`/store/carts/${id}/shipping-methods`, { option_id, ...more });
  const asked = (await choose({})).body.cart.shipping_total;
  expect(asked).toBeGreaterThan(0);
  const wish = { amount: 0, is_custom_amount: true, price: 0, calculated_price: 0 };
  isAnswered(await choose(wish));
  const { status, body } = await choose({ data: wish });
  expect(status).toBe(200);
  expect(body.cart.shipping_total).toBe(asked);
});

/** Options of Stripe's that would change what is paid, when, or for whom. */
const data = {
  ...{ amount: 1, currency: "idr", capture_method: "automatic", confirm: true, off_session: true },
  ...{ setup_future_usage: "off_session", payment_method: "pm_theirs", customer: "cus_theirs" },
  ...{
    payment_method_types: ["sepa_debit"],
    description: "theirs",
    return_url: "https://x.example",
  },
  ...{ application_fee_amount: 1, transfer_data: { destination: "acct_theirs" } },
  ...{ metadata: { session_id: "payses_theirs", order_id: "theirs" }, session_id: "payses_theirs" },
  ...{ id: "pi_theirs", client_secret: "pi_theirs_secret", status: "succeeded" },
};

it("nothing that is sent with a payment session reaches Stripe", async () => {
  const asUsual = await readyCart(info, "pay-in-store");
  const usual = await beginCard(info, asUsual.id);
  const tampered = await readyCart(info, "pay-in-store");
  const { body } = await post("/store/payment-collections", { cart_id: tampered.id, ...data });
  const collection =
    body.payment_collection ??
    (await post("/store/payment-collections", { cart_id: tampered.id })).body.payment_collection;
  const answer = await post(`/store/payment-collections/${collection.id}/payment-sessions`, {
    provider_id: "pp_stripe_stripe",
    data,
  });
  expect(answer.status, answer.text).toBe(200);
  const [session] = answer.body.payment_collection.payment_sessions;
  expect(answer.text).not.toContain("theirs");
  const intents = await stripe.intents();
  const asked = (id: string) => intents.find((one) => one.id === id)?.asked;
  expect(session.data.id).not.toBe(usual);
  expect(asked(usual)).toMatchObject({ capture_method: "manual" });
  expect(asked(session.data.id)).toEqual({
    ...asked(usual),
    amount: `${Math.round(tampered.total * 100)}`,
    "metadata[session_id]": session.id,
  });
  // And it is paid as any other.
  expect(await beginCard(info, tampered.id)).toBe(session.data.id);
});
