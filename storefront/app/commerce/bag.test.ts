import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { agreementOf, type Bag, readQuantity } from "./bag.ts";
import { bagOf, type Cart, cartAnswer } from "./cart-answer.ts";

describe("quantity", () => {
  it.each(["1", "99", " 2 "])("takes %j", (typed) => {
    expect(readQuantity(typed)).toBe(Number(typed));
  });

  it.each(["0", "-1", "1.5", "1e1", "100", "0x10", "", "two", "１", null, 3])(
    "refuses %j",
    (typed) => {
      expect(readQuantity(typed)).toBeUndefined();
    },
  );

  it("is never anything but a whole number from 1 to 99", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (typed) => {
        const quantity = readQuantity(typed);
        if (quantity === undefined) return;
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 99).toBe(true);
      }),
    );
  });
});

const answer = {
  cart: {
    id: "cart_1",
    currency_code: "eur",
    locale: "fr-FR",
    total: 275.1,
    tax_total: 39.97,
    original_item_total: 298,
    discount_total: 29.8,
    shipping_total: 6.9,
    original_shipping_total: 6.9,
    items: [
      {
        id: "cali_1",
        quantity: 2,
        unit_price: 149,
        total: 268.2,
        original_total: 298,
        product_title: "Holbrook",
        product_handle: "oakley-holbrook",
        variant_title: "Noir mat",
      },
    ],
    promotions: [{ code: "WELCOME10", is_automatic: false }],
    shipping_methods: [{ shipping_option_id: "so_1", data: {} }],
    secret: "is dropped",
  },
};
const cart = (change: Partial<Cart> = {}): Cart => ({
  ...cartAnswer.parse(answer).cart,
  ...change,
});

describe("bag of a cart", () => {
  it("shows lines, pieces and the backend's amounts", () => {
    const bag = bagOf(cart());
    expect(bag.count).toBe(2);
    expect(bag.lines[0]).toMatchObject({ handle: "oakley-holbrook", variant: "Noir mat" });
    expect(bag.totals).toMatchObject({ subtotal: 298, discount: 29.8, total: 275.1 });
    expect(JSON.stringify(bag)).not.toContain("secret");
  });

  it("tells estimated shipping from chosen", () => {
    const method = { shipping_option_id: "so_1", data: { chosen: "store-collection" } };
    expect(bagOf(cart()).totals?.shippingIs).toBe("estimated");
    expect(bagOf(cart({ shipping_methods: [method] })).totals?.shippingIs).toBe("chosen");
    expect(bagOf(cart({ shipping_methods: [] })).totals?.shippingIs).toBe("unknown");
  });

  it("is empty once ordered", () => {
    expect(bagOf(cart({ completed_at: "2026-11-20T12:00:00Z" })).lines).toEqual([]);
  });
});

describe("agreement", () => {
  const bag: Bag = bagOf(cart());
  it("holds while nothing changed", () => {
    expect(agreementOf(bagOf(cart()))).toBe(agreementOf(bag));
  });

  it("breaks when a quantity, a line or the total changes", () => {
    const [line] = cart().items;
    const changed = [
      cart({ total: 275.09 }),
      cart({ shipping_total: 0 }),
      cart({ items: [] }),
      cart({ items: line ? [{ ...line, quantity: 1 }] : [] }),
    ];
    for (const other of changed) expect(agreementOf(bagOf(other))).not.toBe(agreementOf(bag));
  });
});
