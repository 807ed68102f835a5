import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { SeedProduct } from "../types";
import type { StoredProduct } from "./stored-products";

/** Puts the demo's pieces on stock where nothing has been counted yet. */
export async function seedStock(
  container: MedusaContainer,
  products: readonly SeedProduct[],
  stored: readonly StoredProduct[],
  locationId: string,
): Promise<void> {
  const service = container.resolve(Modules.INVENTORY);
  const pieces = new Map(
    products.flatMap(({ variants }) => variants.map(({ sku, stock }) => [sku, stock] as const)),
  );
  const counted = new Set(
    (
      await service.listInventoryLevels(
        { location_id: locationId },
        { select: ["inventory_item_id"], take: null },
      )
    ).map(({ inventory_item_id }) => inventory_item_id),
  );
  const missing = stored
    .flatMap(({ variants }) => variants)
    .flatMap(({ sku, inventory_items }) =>
      (inventory_items ?? []).map(({ inventory_item_id }) => ({
        inventory_item_id,
        location_id: locationId,
        stocked_quantity: pieces.get(sku) ?? 0,
      })),
    )
    .filter(({ inventory_item_id }) => !counted.has(inventory_item_id));
  if (missing.length > 0) await service.createInventoryLevels(missing);
}
