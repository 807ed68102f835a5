/**
 * A guest's purchases: every two of language, way to pay, delivery and browser meet in one of them; a short run
 * makes one with a card and scripts, and one without either.
 * One is followed further: lenses for two eyes, a frame and an accessory, handed over by staff,
 * and withdrawn from in part.
 */
import { expect, test } from "@playwright/test";
import { forVisitors } from "./each-visitor.ts";
import { followOrder } from "./order-life.ts";
import {
  deliveries,
  isFollowed,
  isPossible,
  isShort,
  methodOf,
  payments,
  purchases,
} from "./purchases.ts";
import { languages } from "./texts.ts";
import { buyAnAccessory, fillShelves } from "./whole-order.ts";

test("every possible pair of two values is in the table of purchases", () => {
  const values = {
    language: languages,
    payment: payments.filter((payment) => methodOf(payment) === payment),
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
  const table = purchases.map((one) => ({ ...one, payment: methodOf(one.payment) }));
  expect(new Set(pairsOf(table))).toEqual(new Set(pairsOf(possible)));
  expect(new Set(purchases.map(({ payment }) => payment))).toEqual(new Set(payments));
  expect(purchases.filter(isFollowed)).toHaveLength(1);
});

test.beforeAll(fillShelves);

forVisitors(purchases, (purchase) => {
  const { payment, delivery } = purchase;
  if (isFollowed(purchase)) {
    test(`everything in one bag, paid by ${payment}, ${delivery}, and withdrawn from`, ({ page }) =>
      followOrder(page, purchase));
  } else {
    const tag = isShort(purchase) ? [] : "@long";
    test(`an accessory, paid by ${payment}, ${delivery}`, { tag }, ({ page }) =>
      buyAnAccessory(page, purchase),
    );
  }
});
