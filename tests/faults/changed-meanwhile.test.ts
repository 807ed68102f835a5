/** Staff change the price, or somebody takes the last piece, while a customer pays. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { stockUp, variantIds } from "../support/lenses.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { stripe } from "../support/stripe/stand-in.ts";
import { Trial } from "../support/trial.ts";
import { Visitor } from "../support/website.ts";

const info = runningShop();
/** Stripe's word of the payment would have it ordered before anything changes. */
beforeAll(() => stripe.deliveries(false));
afterAll(() => stripe.deliveries(true));

/** No other test orders it or waits for its price. */
const article = "clairval-glasses-cord";

let staff: Awaited<ReturnType<typeof signInAsStaff>>;
let variant: string;
beforeAll(async () => {
  staff = await signInAsStaff(info);
  variant = (await variantIds(info))(article);
  await stockUp(staff, article);
});

async function readProduct() {
  const { products } = await staff.admin.product.list({
    handle: article,
    fields: "id,*variants.prices,*variants.inventory_items.inventory.location_levels",
  });
  const [product] = products;
  if (!product) throw new Error("the demo has no such product");
  return product;
}

/** Until the test is over. */
async function raisePrice(): Promise<void> {
  const { id, variants } = await readProduct();
  const price = variants?.find((one) => one.id === variant)?.prices?.[0]?.amount ?? 0;
  const setPrice = (amount: number) =>
    staff.admin.product.updateVariant(id, variant, { prices: [{ currency_code: "eur", amount }] });
  onTestFinished(async () => void (await setPrice(price)));
  await setPrice(price + 5);
}

it("a price that changes while the card is asked is not the one that is charged", {
  tags: "long",
}, async () => {
  const trial = new Trial(info);
  const cart = await trial.cart("card", { variant });
  await raisePrice();
  const placed = await trial.place(cart);
  // Charged is what was shown (an invariant), or nothing.
  if (placed.outcome !== "ordered") {
    expect(placed).toMatchObject({ outcome: "refused", reason: "changed" });
    const intent = (await stripe.intents()).find(({ id }) => id === cart.intent);
    expect(intent?.amount_received).toBe(0);
  }
  await trial.end(10, `price raised: ${placed.outcome}`, "price");
});

it("a piece that is gone while the card is asked is not charged", async () => {
  const trial = new Trial(info);
  const cart = await trial.cart("card", { variant });
  const { variants } = await readProduct();
  const inventory = variants?.find((one) => one.id === variant)?.inventory_items?.[0]?.inventory;
  for (const { location_id, reserved_quantity } of inventory?.location_levels ?? []) {
    await staff.admin.inventoryItem.updateLevel(inventory?.id ?? "", location_id, {
      stocked_quantity: reserved_quantity,
    });
  }
  onTestFinished(() => stockUp(staff, article));
  const placed = await trial.place(cart);
  expect(placed).toMatchObject({ outcome: "refused", reason: "out-of-stock" });
  await trial.end(10, "stock taken: refused", "stock");
});

it("who has ordered before sees the change, and is not thanked for the earlier order", {
  tags: "long",
}, async () => {
  const visitor = new Visitor(info);
  const payment = "/shop/checkout/payment";
  const reachPayment = async () => {
    await visitor.send(`/shop/product/${article}`, { variant, quantity: "1", key: randomUUID() });
    await visitor.get("/shop/cart-summary");
    await visitor.send("/shop/checkout/shipping", {
      ...{ firstName: "Marie", lastName: "Weber", email: `again.${randomUUID()}@example.com` },
      ...{ phone: "621 123 456", delivery: "store-collection" },
    });
    const [, agreed = ""] =
      /name="agreed" value="(.+?)"/.exec((await visitor.get(payment)).text) ?? [];
    return { agreed, attempt: randomUUID(), method: "pay-in-store" };
  };
  const first = await visitor.send(payment, await reachPayment());
  expect(first.location).toBe("/shop/checkout/status");
  // The bag is an order: what is sent once more leads to it.
  expect((await visitor.send(payment, { method: "pay-in-store" })).location).toBe(first.location);

  const fields = await reachPayment();
  await raisePrice();
  const scripted = await visitor.send(`${payment}.data`, fields);
  expect(scripted).toMatchObject({ status: 422, text: expect.stringContaining('"changed"') });
  // The bag says what has changed.
  expect((await visitor.send(payment, fields)).location).toBe("/shop/cart-summary");
  const back = await visitor.get(`${payment}/return`);
  expect(back.location).toBe(`${payment}?refused=changed`);
});
