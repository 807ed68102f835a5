/** What is left of a variant on the shelf. */
import type Medusa from "@medusajs/js-sdk";
import { query } from "./database.ts";
import type { ShopInfo } from "./shop-info.ts";

interface Level {
  item: string;
  location: string;
  stocked: number;
  reserved: number;
}

/**
 * Takes every piece that is not reserved off the shelf, as staff would.
 * @returns puts them back
 */
export async function sellOut(
  info: ShopInfo,
  staff: Medusa,
  variantId: string,
): Promise<() => Promise<void>> {
  const [level] = await query<Level>(
    info,
    `select l.inventory_item_id as item, l.location_id as location,
       l.stocked_quantity::int as stocked, l.reserved_quantity::int as reserved
     from product_variant_inventory_item v join inventory_level l on l.inventory_item_id = v.inventory_item_id
     where v.variant_id = $1 and v.deleted_at is null and l.deleted_at is null limit 1`,
    [variantId],
  );
  if (!level) throw new Error("no stock is counted");
  const { item, location, stocked, reserved } = level;
  const setStock = async (stocked_quantity: number) => {
    await staff.admin.inventoryItem.updateLevel(item, location, { stocked_quantity });
  };
  await setStock(reserved);
  return () => setStock(stocked);
}
