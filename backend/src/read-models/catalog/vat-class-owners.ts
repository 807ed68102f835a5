import { manyRows } from "../read-model";

export type VatClassOwner = {
  reference: "product" | "product_type";
  reference_id: string;
  /** A product's own class; the code of a product type. */
  value: string;
};

/**
 * What can have a VAT class: products with one of their own, and all product types. One statement, where the
 * query engine would read every product to see its metadata.
 */
export const readVatClassOwners = manyRows<
  VatClassOwner,
  { productIds: readonly string[] | null }
>(`
  select 'product' as reference, id as reference_id, metadata->>'vatClass' as value from product
  where deleted_at is null and metadata->>'vatClass' is not null
    and (cast(:productIds as text[]) is null or id = any(cast(:productIds as text[])))
  union all
  select 'product_type' as reference, id as reference_id, value from product_type where deleted_at is null`);
