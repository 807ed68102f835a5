/** The whole life of a guest's order in each language and paid in each way. */
import { test } from "@playwright/test";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { everyVisitor, forVisitors } from "./each-visitor.ts";
import { followMadeToOrder, followOrder } from "./order-life.ts";
import { type Purchase, payments } from "./purchases.ts";
import { fillShelves, madeToOrder } from "./whole-order.ts";

test.beforeAll(fillShelves);

const withScripts = everyVisitor.filter(({ scripts }) => scripts);

forVisitors(withScripts, (visitor) => {
  for (const payment of payments) {
    test(`everything in one bag, paid by ${payment}, and withdrawn from`, ({ page }) =>
      followOrder(page, { ...visitor, payment, delivery: "store-collection" }));
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
