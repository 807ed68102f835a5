/** Contact lenses over the store API: products with their variants, lenses right and wrong, refusals. */

import type { ParameterRange } from "@landolt/optics";
import type Medusa from "@medusajs/js-sdk";
import { storeClient } from "./customer.ts";
import { oncePerShop, type ShopInfo } from "./shop-info.ts";

/** `metadata.lens` as it goes over the wire; wrong on purpose in many tests. */
export type Lens = Record<string, unknown>;

export interface LineIssue {
  readonly field: string;
  readonly code: string;
  readonly value?: number | string;
  readonly allowed?: readonly (number | string)[];
  readonly nearest?: number | string;
}

/** What the API answered, whatever it was. */
export interface Answer {
  readonly status: number;
  readonly body: {
    readonly type?: string;
    readonly message?: string;
    readonly issues?: readonly LineIssue[];
    readonly nearest?: Lens;
    readonly range_version?: number;
    readonly cart?: { readonly id: string; readonly items?: readonly Line[] };
  };
}

export interface Line {
  readonly id: string;
  readonly quantity: number;
  readonly variant_id: string;
  readonly metadata: { readonly lens?: Lens; readonly prescribed?: Lens } | null;
}

/** A right lens of each of the twelve products. */
export const rightLenses: Readonly<Record<string, Lens>> = {
  "acuvue-oasys-1-day": { sphere: -2.75, baseCurve: 8.5, diameter: 14.3 },
  "acuvue-oasys-for-astigmatism": {
    sphere: -3,
    cylinder: -2.25,
    axis: 90,
    baseCurve: 8.6,
    diameter: 14.5,
  },
  "acuvue-1-day-moist-multifocal": {
    sphere: 1.25,
    addition: "MID",
    baseCurve: 8.4,
    diameter: 14.3,
  },
  "dailies-total1": { sphere: -0.5, baseCurve: 8.5, diameter: 14.1 },
  "dailies-aquacomfort-plus-toric": {
    sphere: 0,
    cylinder: -0.75,
    axis: 180,
    baseCurve: 8.8,
    diameter: 14.4,
  },
  biofinity: { sphere: 8, baseCurve: 8.6, diameter: 14 },
  "biofinity-toric": { sphere: -10, cylinder: -1.25, axis: 40, baseCurve: 8.7, diameter: 14.5 },
  "biofinity-multifocal": {
    sphere: -1,
    addition: 1.5,
    design: "N",
    baseCurve: 8.6,
    diameter: 14,
  },
  "air-optix-plus-hydraglyde": { sphere: -8.5, baseCurve: 8.6, diameter: 14.2 },
  myday: { sphere: 5.5, baseCurve: 8.4, diameter: 14.2 },
  proclear: { sphere: 0, baseCurve: 8.2, diameter: 14.2 },
  ultra: { sphere: -6, baseCurve: 8.5, diameter: 14.2 },
};

/** Posts JSON with the shop's key and gives back what came, refused or not. */
export async function post(info: ShopInfo, path: string, body: unknown): Promise<Answer> {
  const response = await fetch(`${info.backend}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-publishable-api-key": info.publishableKey },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, body: text === "" ? {} : JSON.parse(text) };
}

/** The first by SKU: the API gives variants in any order. */
export const firstOf = <Variant extends { sku?: string | null }>(
  variants: readonly Variant[] | null | undefined,
): Variant | undefined => variants?.toSorted((a, b) => (a.sku ?? "").localeCompare(b.sku ?? ""))[0];

/** Ids of variants by the handle of a product that the shop came with; of a lens the smallest pack. */
export const variantIds = oncePerShop(async (info): Promise<(handle: string) => string> => {
  const fields = "handle,variants.id,variants.sku";
  const { products } = await storeClient(info).store.product.list({ limit: 200, fields });
  const ids = new Map(products.map(({ handle, variants }) => [handle, firstOf(variants)?.id]));
  return (handle) => {
    const id = ids.get(handle);
    if (id === undefined) throw new Error(`no product ${handle}`);
    return id;
  };
});

export async function linesOf(sdk: Medusa, cartId: string): Promise<Line[]> {
  const { cart } = await sdk.client.fetch<{ cart: { items: Line[] } }>(`/store/carts/${cartId}`, {
    query: { fields: "id,*items" },
  });
  return cart.items;
}

/** Changes the range of a product as staff do, runs something, and puts the old range back. */
export async function withRange<Result>(
  staff: Medusa,
  handle: string,
  change: (range: ParameterRange) => ParameterRange,
  run: () => Promise<Result>,
): Promise<Result> {
  const { products } = await staff.admin.product.list({ handle, fields: "id" });
  const path = `/admin/lens-ranges/${products[0]?.id}`;
  const read = async () => {
    const { lens_range } = await staff.client.fetch<{
      lens_range: { version: number; range: ParameterRange };
    }>(path);
    return lens_range;
  };
  const save = async (range: ParameterRange) => {
    const { version } = await read();
    await staff.client.fetch(path, { method: "POST", body: { range, version } });
  };
  const { range } = await read();
  await save(change(range));
  try {
    return await run();
  } finally {
    await save(range);
  }
}

/** Counts the first pack of a lens, as staff may. @returns how to stop it */
export async function countPacks(staff: Medusa, handle: string): Promise<() => Promise<void>> {
  const { products } = await staff.admin.product.list({
    handle,
    fields: "id,variants.id,variants.sku",
  });
  const [product] = products;
  const variant = firstOf(product?.variants);
  if (!product || !variant) throw new Error(`no product ${handle}`);
  const { stock_locations } = await staff.admin.stockLocation.list({ limit: 1 });
  const { inventory_item } = await staff.admin.inventoryItem.create({
    sku: `${handle}-${Date.now()}`,
  });
  await staff.admin.inventoryItem.batchInventoryItemLocationLevels(inventory_item.id, {
    create: [{ location_id: stock_locations[0]?.id ?? "", stocked_quantity: 1000 }],
  });
  await staff.client.fetch(`/admin/products/${product.id}/variants/${variant.id}/inventory-items`, {
    method: "POST",
    body: { inventory_item_id: inventory_item.id, required_quantity: 1 },
  });
  await staff.admin.product.updateVariant(product.id, variant.id, { manage_inventory: true });
  return async () => {
    await staff.admin.product.updateVariant(product.id, variant.id, { manage_inventory: false });
    await staff.admin.inventoryItem.delete(inventory_item.id);
  };
}

/** Fills the shelf with a product, so that no test takes the last piece from another; packs of lenses are not counted. */
export async function stockUp(staff: Medusa, handle: string): Promise<void> {
  const { products } = await staff.admin.product.list({
    handle,
    fields: "id,*variants.inventory_items.inventory.location_levels",
  });
  for (const variant of products[0]?.variants ?? []) {
    for (const { inventory } of variant.inventory_items ?? []) {
      for (const level of inventory?.location_levels ?? []) {
        await staff.admin.inventoryItem.updateLevel(inventory?.id ?? "", level.location_id, {
          stocked_quantity: 1000,
        });
      }
    }
  }
}
