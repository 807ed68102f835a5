import { manyRows } from "../read-model";

export type ProductVariant = {
  product: string;
  id: string;
  title: string | null;
  sku: string | null;
  metadata: Record<string, unknown> | null;
  counted: boolean;
};

/**
 * The variants of hundreds of products in their order, for the table of products. One statement on one table:
 * the module's service leaves open in which order those stand that were made together and have no rank.
 */
export const readVariantsOfProducts = manyRows<ProductVariant, { ids: readonly string[] }>(`
  select product_id as product, id, title, sku, metadata, manage_inventory as counted
  from product_variant where product_id = any(:ids) and deleted_at is null
  order by product_id, variant_rank, created_at, ctid`);
