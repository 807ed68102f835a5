import { expect, it } from "vitest";
import type { CartToOrder } from "../../read-models/buying/cart-to-order";
import { orderOf, usagesOf } from "./order-of-cart";

const discount = (code: string | null, amount: number) => ({
  ...{ code, amount, description: null, promotion_id: "promo_1", provider_id: null },
});
const item: CartToOrder["items"][number] = {
  ...{ id: "cali_1", title: "Holbrook", quantity: 2, unit_price: 150, is_tax_inclusive: true },
  ...{ requires_shipping: true, variant_id: "variant_1", metadata: null, sku: "OO9102" },
  ...{ shipping_profile_id: "sp_1", tax_lines: [], adjustments: [discount("SUN", 30)] },
};
const cart: CartToOrder = {
  ...{ id: "cart_1", email: "marie@example.com", locale: "fr-LU", currency_code: "eur" },
  ...{ metadata: { language: "fr" }, customer_id: "cus_1", sales_channel_id: "sc_1" },
  ...{ region_id: "reg_1", items: [item], credit_lines: [], promotions: [], offered: [] },
  ...{ shipping_address: null, billing_address: null },
  shipping_methods: [
    {
      ...{ id: "casm_1", name: "Home delivery", description: null, is_tax_inclusive: true },
      ...{ amount: 6.9, raw_amount: { value: "6.9", precision: 20 } },
      ...{ shipping_option_id: "so_1", data: { chosen: "home-delivery" }, metadata: null },
      ...{ shipping_profile_id: "sp_1", code: "home-delivery", tax_lines: [] },
      adjustments: [discount("FREE", 6.9), discount(null, 1)],
    },
  ],
};

it("keeps what the cart knows and leaves out what is only judged by", () => {
  const order = orderOf(cart);
  expect(order).toMatchObject({
    ...{ region_id: "reg_1", customer_id: "cus_1", email: "marie@example.com", locale: "fr-LU" },
    metadata: { language: "fr", cart_id: "cart_1" },
    promo_codes: ["SUN", "FREE"],
  });
  expect(order.items).toEqual([
    expect.objectContaining({ title: "Holbrook", quantity: 2, sku: "OO9102", metadata: {} }),
  ]);
  expect(order.shipping_methods).toEqual([
    expect.objectContaining({ amount: { value: "6.9", precision: 20 }, name: "Home delivery" }),
  ]);
  for (const part of [...(order.items ?? []), ...(order.shipping_methods ?? [])]) {
    for (const name of ["id", "shipping_profile_id", "code"]) expect(part).not.toHaveProperty(name);
  }
});

it("counts each discount with a code for who ordered", () => {
  expect(usagesOf(cart)).toEqual({
    discounts: [
      { code: "SUN", amount: 30 },
      { code: "FREE", amount: 6.9 },
    ],
    customer: { customer_id: "cus_1", customer_email: "marie@example.com" },
  });
});
