/** What is sold: products with their variants and options, and everything they are sorted by. */
import { expect } from "vitest";
import { first, type House, unique } from "../house.ts";
import { idIn, walk } from "./crud.ts";

export async function sorting({ staff: { admin } }: House): Promise<void> {
  const changed = unique("changed");
  await walk(admin.productTag, { value: unique("tag") }, { value: changed });
  await walk(admin.productType, { value: unique("type") }, { value: unique("type") });
  const collection = { title: unique("collection") };
  await walk(admin.productCollection, collection, { title: unique("collection") });
  await walk(admin.productCategory, { name: unique("category") }, { description: "changed" });
}

const draft = (title: string) => ({
  title,
  status: "draft" as const,
  options: [{ title: "Colour", values: ["Black", "Honey"] }],
});

export async function products({ staff, profileId }: House): Promise<void> {
  const { admin, client } = staff;
  await walk(admin.product, draft(unique("Frame")), { subtitle: "changed" });

  const { product } = await admin.product.create({
    ...draft(unique("Frame")),
    shipping_profile_id: profileId,
    variants: [{ title: "Black", options: { Colour: "Black" }, prices: [] }],
  });
  const variant = await admin.product.createVariant(product.id, {
    title: "Honey",
    options: { Colour: "Honey" },
    prices: [{ currency_code: "eur", amount: 120 }],
    manage_inventory: true,
  });
  const added = first(
    variant.product.variants?.filter(({ title }) => title === "Honey"),
    "new variant",
  );
  await admin.product.updateVariant(product.id, added.id, { title: "Honey matt" });
  const seen = await admin.product.retrieveVariant(product.id, added.id);
  expect(seen.variant.title).toBe("Honey matt");
  await client.fetch(`/admin/product-variants/${added.id}`);
  await client.fetch("/admin/product-variants?limit=1");
  expect((await admin.product.listVariants(product.id)).count).toBe(2);
  await admin.product.batchVariants(product.id, { update: [{ id: added.id, sku: unique("SKU") }] });

  const { inventory_item } = await admin.inventoryItem.create({ sku: unique("frame") });
  await admin.product.batchVariantInventoryItems(product.id, {
    create: [{ variant_id: added.id, inventory_item_id: inventory_item.id, required_quantity: 1 }],
  });
  await admin.product.deleteVariant(product.id, added.id);
  await admin.product.batch({ update: [{ id: product.id, subtitle: "in a batch" }] });
  expect((await admin.product.retrieve(product.id)).product.subtitle).toBe("in a batch");

  await options(staff, product.id);

  const { collection } = await admin.productCollection.create({ title: unique("collection") });
  await admin.productCollection.updateProducts(collection.id, { add: [product.id] });
  const category = idIn(await admin.productCategory.create({ name: unique("category") }));
  await admin.productCategory.updateProducts(category, { add: [product.id] });
  const { product: sorted } = await admin.product.retrieve(product.id, {
    fields: "collection_id,categories.id",
  });
  expect(sorted.collection_id).toBe(collection.id);
  expect(sorted.categories?.map(({ id }) => id)).toEqual([category]);
  await admin.product.delete(product.id);
}

interface OptionAnswer {
  product_option: { id: string; title: string; values: { value: string }[] };
}

/** The SDK reaches a product's options through the shop-wide list; the routes below a product are ours. */
async function options({ client }: House["staff"], productId: string): Promise<void> {
  const base = `/admin/products/${productId}/options`;
  const body = { title: "Size", values: ["S", "M"] };
  const before = await client.fetch<{ count: number }>(base);
  const { product_option } = await client.fetch<OptionAnswer>(base, { method: "POST", body });
  const after = await client.fetch<{ count: number }>(base);
  expect(after.count).toBe(before.count + 1);
  const one = `${base}/${product_option.id}`;
  await client.fetch(one, { method: "POST", body: { title: "Width", values: ["S", "M", "L"] } });
  const seen = await client.fetch<OptionAnswer>(one);
  expect(seen.product_option.title).toBe("Width");
  expect(seen.product_option.values.map(({ value }) => value).toSorted()).toEqual(["L", "M", "S"]);
  await client.fetch(one, { method: "DELETE" });
  await expect(client.fetch(one)).rejects.toMatchObject({ status: 404 });
  await expect(client.fetch(base, { method: "POST", body: {} })).rejects.toMatchObject({
    status: 400,
  });
}
