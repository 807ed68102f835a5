/** The whole life of a guest's order in each language and paid in each way. */
import { test } from "@playwright/test";
import { everyVisitor, forVisitors } from "./each-visitor.ts";
import { followOrder } from "./order-life.ts";
import { payments } from "./purchases.ts";
import { fillShelves } from "./whole-order.ts";

test.beforeAll(fillShelves);

const withScripts = everyVisitor.filter(({ scripts }) => scripts);

forVisitors(withScripts, (visitor) => {
  for (const payment of payments) {
    test(`everything in one bag, paid by ${payment}, and withdrawn from`, ({ page }) =>
      followOrder(page, { ...visitor, payment, delivery: "store-collection" }));
  }
});
