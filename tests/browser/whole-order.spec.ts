/**
 * A guest's purchases: every two of language, way to pay, delivery and browser meet in one of them.
 * Three are followed further: lenses for two eyes, a frame and an accessory, handed over by staff,
 * and withdrawn from in part.
 */
import { expect, test } from "@playwright/test";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { forVisitors } from "./each-visitor.ts";
import { followMadeToOrder, followOrder } from "./order-life.ts";
import {
  deliveries,
  isFollowed,
  isPossible,
  type Purchase,
  payments,
  purchases,
} from "./purchases.ts";
import { languages } from "./texts.ts";
import { buyAnAccessory, fillShelves, madeToOrder } from "./whole-order.ts";

test("every possible pair of two values is in the table of purchases", () => {
  const values = {
    language: languages,
    payment: payments,
    delivery: deliveries,
    scripts: [true, false],
  };
  const everyWay = values.payment.flatMap((payment) =>
    values.scripts.flatMap((scripts) =>
      values.delivery.map((delivery) => ({ payment, scripts, delivery })),
    ),
  );
  const possible = everyWay
    .filter(isPossible)
    .flatMap((way) => values.language.map((language) => ({ ...way, language })));
  const pairsOf = (rows: readonly object[]) =>
    rows.flatMap((row) => {
      const parts = Object.entries(row).map(String).toSorted();
      return parts.flatMap((one, index) =>
        parts.slice(index + 1).map((other) => `${one} with ${other}`),
      );
    });
  expect(new Set(pairsOf(purchases))).toEqual(new Set(pairsOf(possible)));
  const followed = purchases.filter(isFollowed).map(({ language }) => language);
  expect(followed.toSorted()).toEqual([...languages].toSorted());
});

test.beforeAll(fillShelves);

forVisitors(purchases, (purchase) => {
  const { payment, delivery } = purchase;
  if (isFollowed(purchase)) {
    test(`everything in one bag, paid by ${payment}, ${delivery}, and withdrawn from`, ({ page }) =>
      followOrder(page, purchase));
  } else {
    test(`an accessory, paid by ${payment}, ${delivery}`, ({ page }) =>
      buyAnAccessory(page, purchase));
  }
});

const buyerOfMadeToOrder: Purchase = {
  language: "en",
  scripts: true,
  payment: "money in the store",
  delivery: "store-collection",
};

forVisitors([buyerOfMadeToOrder], (purchase) => {
  test("what was made for one person is not taken back by the form", async ({ page }) => {
    const staff = await signInAsStaff(runningShop());
    const { handle } = madeToOrder;
    const { products } = await staff.admin.product.list({ handle, fields: "id,metadata" });
    const [product] = products;
    if (!product) throw new Error(`no product ${handle}`);
    const mark = (withdrawal: unknown) =>
      staff.admin.product.update(product.id, { metadata: { ...product.metadata, withdrawal } });
    await mark("custom-made");
    try {
      await followMadeToOrder(page, purchase);
    } finally {
      await mark(product.metadata?.withdrawal);
    }
  });
});
