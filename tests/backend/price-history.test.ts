import { afterEach, beforeAll, expect, it } from "vitest";
import { eventually } from "../support/eventually.ts";
import { firstOf } from "../support/lenses.ts";
import { askStore } from "../support/orders.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

const info = runningShop();
/** Nobody else gives it a price: what it cost in another test would be the lowest before the sale. */
const handle = "clairval-swim-goggle-strap";
let staff: Awaited<ReturnType<typeof signInAsStaff>>;
let product: { id: string; variant: string; regular: number };
let priceList: string | undefined;

const setPrice = (amount: number) =>
  staff.admin.product.updateVariant(product.id, product.variant, {
    prices: [{ currency_code: "eur", amount }],
  });

/** What the shop says of the variant's price. */
const shown = async () => {
  const path = `/catalog/products/${handle}?language=en`;
  const variants: { id: string; price?: object }[] = (await askStore(info, path)).body.product
    .variants;
  return variants.find(({ id }) => id === product.variant)?.price;
};
const becomes = (amount: number, before?: number) =>
  eventually(async () =>
    expect(await shown()).toEqual({ amount, currency: "eur", ...(before && { before }) }),
  );

async function beginSale(starts_at?: string): Promise<void> {
  const { price_list } = await staff.admin.priceList.create({
    ...{ title: "Test of the price history", description: "A sale", type: "sale" },
    status: "active",
    prices: [
      {
        ...{ currency_code: "eur", amount: product.regular - 1 },
        ...{ variant_id: product.variant, rules: {} },
      },
    ],
    ...(starts_at && { starts_at }),
  });
  priceList = price_list.id;
}

beforeAll(async () => {
  staff = await signInAsStaff(info);
  const { products } = await staff.admin.product.list({
    handle,
    fields: "id,variants.sku,*variants.prices",
  });
  const [found] = products;
  const variant = firstOf(found?.variants);
  const regular = variant?.prices?.[0]?.amount ?? 0;
  expect(regular).toBeGreaterThan(1);
  if (!found || !variant) throw new Error("no product");
  product = { id: found.id, variant: variant.id, regular };
});

afterEach(async () => {
  if (priceList) await staff.admin.priceList.delete(priceList);
  priceList = undefined;
  await setPrice(product.regular);
  await becomes(product.regular);
});

it("a sale is measured by the lowest price before it, and a dearer day before does not help", async () => {
  await becomes(product.regular);
  // Dearer for a moment, so that the cut looks larger than it is.
  await setPrice(product.regular + 20);
  await becomes(product.regular + 20);
  await beginSale();
  await becomes(product.regular - 1, product.regular);
});

it("a sale begins and ends by the clock, without anybody doing anything", {
  tags: "long",
}, async () => {
  const soon = () => new Date(Date.now() + 2000).toISOString();
  await beginSale(soon());
  // It asked as little a moment ago, so that nothing is struck through.
  await becomes(product.regular - 1);
  await staff.admin.priceList.update(priceList ?? "", { ends_at: soon() });
  await becomes(product.regular);
});
