import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  afterChanges,
  agreementOf,
  type Bag,
  isSettled,
  readQuantity,
  withShipping,
} from "./bag.ts";
import { bagOf, type Cart, cartAnswer, projectionAnswer } from "./cart-answer.ts";

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

describe("the totals with another delivery", () => {
  const totals = {
    ...{ currency: "eur", subtotal: 20, discount: 0, shipping: 4.9, originalShipping: 4.9 },
    ...{ tax: 3.62, total: 24.9 },
  };

  it("have its price in their sum, and no tax, which only the backend knows", () => {
    const { tax: _, ...rest } = totals;
    expect(withShipping(totals, 0)).toEqual({
      ...rest,
      shipping: 0,
      originalShipping: 0,
      total: 20,
    });
    expect(withShipping(totals, 4.9)).toBe(totals);
  });

  it("are not known without a price, or where the delivery is reduced", () => {
    expect(withShipping(totals, undefined)).toBeUndefined();
    expect(withShipping({ ...totals, originalShipping: 9.9 }, 0)).toBeUndefined();
  });

  it("are whole cents, whatever is added", () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 }).map((value) => value / 100);
    fc.assert(
      fc.property(cents, cents, cents, (subtotal, before, after) => {
        const total = Math.round((subtotal + before) * 100) / 100;
        const given = { ...totals, subtotal, shipping: before, originalShipping: before, total };
        const shown = withShipping(given, after)?.total ?? -1;
        expect(shown).toBe(Math.round((subtotal + after) * 100) / 100);
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

  it("shows what was prescribed beside a lens that stands in for it", () => {
    const [first] = cart().items;
    if (!first) throw new Error("no line");
    const lens = { eye: "right", sphere: 7.5, baseCurve: 8.6, diameter: 14 };
    const metadata = { lens, prescribed: { ...lens, sphere: 7.75 } };
    const [line] = bagOf(cart({ items: [{ ...first, metadata }] })).lines;
    expect(line?.lens).toMatchObject({ sphere: 750, prescribed: { sphere: 775 } });
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

describe("a bag with what it wants", () => {
  const line = {
    variant_id: "variant_1",
    quantity: 2,
    removed: false,
    handle: "oakley-holbrook",
    title: "Holbrook",
    subtitle: "",
    variant: "Noir mat",
  };
  const wanted = (...lines: object[]): Cart => {
    const { bag } = projectionAnswer.parse({ bag: { codes: ["LATER"], lines }, cart: null });
    return cart(bag ? { bag } : {});
  };
  const holbrook = { ...line, id: "line_1", item_id: "cali_1" };

  it("has the bag's order and ids, and the cart's amounts", () => {
    const bag = bagOf(wanted({ ...line, id: "line_2", problem: { code: "gone" } }, holbrook));
    expect(bag.lines.map(({ id, originalTotal }) => [id, originalTotal])).toEqual([
      ["line_2", 0],
      ["line_1", 298],
    ]);
    expect(isSettled(bag)).toBe(false);
    expect(isSettled(bagOf(wanted(holbrook)))).toBe(true);
    expect(isSettled(bagOf(wanted({ ...holbrook, price_was: 120 })))).toBe(false);
  });

  it("tells a code that takes nothing off", () => {
    expect(bagOf(wanted(holbrook)).promotions).toEqual([
      { code: "WELCOME10", automatic: false, counts: true },
      { code: "LATER", automatic: false, counts: false },
    ]);
  });

  it("is agreed to under the ids of the cart too", () => {
    expect(agreementOf(bagOf(wanted(holbrook)))).toBe(
      agreementOf(
        bagOf(cart({ items: cart().items.map((item) => ({ ...item, variant_id: "variant_1" })) })),
      ),
    );
  });

  it("shows a change at once, line by line", () => {
    const other = { ...line, id: "line_2", variant_id: "variant_2" };
    const bag = bagOf(wanted(holbrook, other));
    const set = afterChanges(bag, [{ intent: "set", line: "line_1", quantity: 5 }]);
    expect([set.count, set.lines[0]?.originalTotal]).toEqual([7, 745]);
    const removed = afterChanges(bag, [
      { intent: "remove", line: "line_1", quantity: undefined },
      { intent: "set", line: "line_1", quantity: 9 },
    ]);
    expect(removed.lines.map(({ id }) => id)).toEqual(["line_2"]);
    expect(removed.removed.map(({ id }) => id)).toEqual(["line_1"]);
    const restored = afterChanges(removed, [
      { intent: "restore", line: "line_1", quantity: undefined },
    ]);
    expect(restored.removed).toEqual([]);
    expect(afterChanges(bag, [{ intent: "set", line: "line_1", quantity: undefined }])).toEqual(
      bag,
    );
  });
});
