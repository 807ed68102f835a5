/** One total: what the cart shows is what the order says and what is charged, to the cent. */
import type Medusa from "@medusajs/js-sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { startCart, storeClient } from "../support/customer.ts";
import { howMany } from "../support/extent.ts";
import { stockUp, variantIds } from "../support/lenses.ts";
import { accessory, beginCard, place } from "../support/placing.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { stripe } from "../support/stripe/stand-in.ts";

const info = runningShop();
const sdk = storeClient(info);
const cents = (amount: number) => Math.round(Number((amount * 100).toFixed(4)));

/** Quantities that make odd sums, by pairs with the promotion and paid delivery. */
const everyCase = [
  { quantity: 7, delivery: "home-delivery", promotion: true },
  { quantity: 7, delivery: "store-collection", promotion: false },
  { quantity: 3, delivery: "home-delivery", promotion: false },
  { quantity: 3, delivery: "store-collection", promotion: true },
  { quantity: 1, delivery: "home-delivery", promotion: false },
  { quantity: 1, delivery: "store-collection", promotion: true },
];
const cases = everyCase.slice(0, howMany(1, everyCase.length));

const percent = 12.5;

/** An accessory that no other test is after. */
const hardCase = "clairval-hard-case";

interface Bought {
  readonly items: readonly { variant_id: string; quantity: number }[];
  readonly delivery: string;
  /** Promotion code. */
  readonly code?: string;
}

/** Buys with a card. The cart's parts, its total, the order, the payment and the charge agree. */
async function buy(staff: Medusa, { items, delivery, code }: Bought) {
  const id = await startCart(sdk, { items });
  const { shipping_options } = await sdk.store.fulfillment.listCartOptions({ cart_id: id });
  const option = shipping_options.find(({ type }) => type?.code === delivery);
  await sdk.store.cart.addShippingMethod(id, { option_id: option?.id ?? "" });
  if (code) {
    const path = `/store/carts/${id}/promotions`;
    await sdk.client.fetch(path, { method: "POST", body: { promo_codes: [code] } });
  }
  const { cart } = await sdk.store.cart.retrieve(id);
  const { original_item_total, discount_total, original_shipping_total, total } = cart;
  const parts = original_item_total + original_shipping_total - discount_total;
  expect(cents(parts)).toBe(cents(total));
  if (code) expect(discount_total).toBeGreaterThan(0);
  const intentId = await beginCard(info, id);
  await stripe.pay(intentId, "4242424242424242");
  const placed = await place(info, { id, email: "", total, method: "card" });
  expect(placed).toMatchObject({ outcome: "ordered" });
  const intent = (await stripe.intents()).find((each) => each.id === intentId);
  const { order } = await staff.admin.order.retrieve(placed.order_id ?? "", {
    fields: "id,total,tax_total,subtotal,*payment_collections.payments",
  });
  const paid = order.payment_collections?.[0]?.payments?.[0]?.amount ?? 0;
  expect([intent?.amount_received, cents(order.total), cents(paid)]).toEqual(
    Array(3).fill(cents(total)),
  );
  return order;
}

describe("totals", () => {
  const code = `ODD${Date.now()}`;
  let variants: readonly string[];
  beforeAll(async () => {
    const staff = await signInAsStaff(info);
    await stockUp(staff, hardCase);
    variants = [await accessory(info), (await variantIds(info))(hardCase)];
    await staff.admin.promotion.create({
      code,
      type: "standard",
      status: "active",
      application_method: {
        type: "percentage",
        target_type: "items",
        allocation: "across",
        value: percent,
        currency_code: "eur",
      },
    });
  });

  it.each(cases)(
    "of the cart, the order and the charge are the same: %o",
    async ({ quantity, delivery, promotion }) => {
      const items = variants.map((variant_id, at) => ({
        variant_id,
        quantity: at === 0 ? quantity : 1,
      }));
      await buy(await signInAsStaff(info), { items, delivery, ...(promotion && { code }) });
    },
  );

  it("hold for what is free of tax as well", { tags: "long" }, async () => {
    const staff = await signInAsStaff(info);
    const { products } = await staff.admin.product.list({ handle: hardCase, fields: "id" });
    const { tax_regions } = await staff.admin.taxRegion.list({ country_code: "lu" });
    const { tax_rate } = await staff.admin.taxRate.create({
      tax_region_id: tax_regions[0]?.id ?? "",
      name: "Exempt",
      code: `exempt-${Date.now()}`,
      rate: 0,
      rules: [{ reference: "product", reference_id: products[0]?.id ?? "" }],
    });
    try {
      const [solution = "", untaxed = ""] = variants;
      const free = { variant_id: untaxed, quantity: 3 };
      const taxed = { variant_id: solution, quantity: 2 };
      const delivery = "store-collection";
      expect(await buy(staff, { items: [free], delivery })).toMatchObject({ tax_total: 0 });
      const mixed = await buy(staff, { items: [free, taxed], delivery });
      expect(mixed.tax_total).toBeGreaterThan(0);
      expect(mixed.tax_total).toBeLessThan(mixed.total - mixed.total / 1.17);
    } finally {
      await staff.admin.taxRate.delete(tax_rate.id);
    }
  });
});
