import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { deleteProductsWorkflow } from "@medusajs/medusa/core-flows";
import type { SeedProduct } from "../types";

type StoredVariant = {
  id: string;
  sku: string;
  inventory_items?: { inventory_item_id: string }[] | null;
  price_set?: { prices?: { id: string }[] | null } | null;
};

export type StoredProduct = {
  id: string;
  handle: string;
  brand?: { id: string } | null;
  sales_channels?: { id: string }[] | null;
  shipping_profile?: { id: string } | null;
  options: { id: string; title: string; values: { id: string; value: string }[] }[];
  variants: StoredVariant[];
};

export async function findProducts(
  container: MedusaContainer,
  handles: readonly string[],
): Promise<StoredProduct[]> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "product",
    fields: [
      "id",
      "handle",
      "brand.id",
      "sales_channels.id",
      "shipping_profile.id",
      "options.id",
      "options.title",
      "options.values.id",
      "options.values.value",
      "variants.id",
      "variants.sku",
      "variants.inventory_items.inventory_item_id",
      "variants.price_set.prices.id",
    ],
    filters: { handle: [...handles] },
  });
  return data;
}

/** Whether everything is there that Medusa makes together with a product. */
export function isWhole(stored: StoredProduct, wanted: SeedProduct): boolean {
  const bySku = new Map(stored.variants.map((variant) => [variant.sku, variant]));
  return (
    (stored.sales_channels ?? []).length > 0 &&
    Boolean(stored.shipping_profile) &&
    Boolean(stored.brand) &&
    wanted.variants.every(({ sku, priceEur, stock }) => {
      const variant = bySku.get(sku);
      const priced = (variant?.price_set?.prices ?? []).length > 0;
      const counted = (variant?.inventory_items ?? []).length > 0;
      return (counted || stock === undefined) && (priced || priceEur === undefined);
    })
  );
}

/** Clears the way for products to be made: half-made ones, and stock items that outlived theirs. */
export async function removeProducts(
  container: MedusaContainer,
  broken: readonly StoredProduct[],
  missing: readonly SeedProduct[],
): Promise<void> {
  if (broken.length > 0) {
    await deleteProductsWorkflow(container).run({ input: { ids: broken.map(({ id }) => id) } });
  }
  const inventory = container.resolve(Modules.INVENTORY);
  const skus = missing.flatMap(({ variants }) => variants.map(({ sku }) => sku));
  const orphans = await inventory.listInventoryItems({ sku: skus }, { take: null });
  if (orphans.length > 0) {
    await inventory.deleteInventoryItems(orphans.map(({ id }) => id));
  }
}
