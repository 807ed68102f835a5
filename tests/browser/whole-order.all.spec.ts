/**
 * The whole life of a guest's order that is not paid by a card: by transfer, and of one made for them in the store. Of one that
 * is, and purchases by each method in each language: whole-order.spec.ts.
 */
import { test } from "@playwright/test";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { forVisitors } from "./each-visitor.ts";
import { followMadeToOrder, followOrder } from "./order-life.ts";
import type { Purchase } from "./purchases.ts";
import { fillShelves, madeToOrder } from "./whole-order.ts";

test.beforeAll(fillShelves);

const buyer: Purchase = {
  language: "fr",
  scripts: true,
  payment: "a bank transfer",
  delivery: "store-collection",
};

forVisitors([buyer], (purchase) => {
  test(`everything in one bag, paid by ${purchase.payment}, and withdrawn from`, ({ page }) =>
    followOrder(page, purchase));
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
