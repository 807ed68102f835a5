import { manyRows } from "../read-model";

export type ProductCells = {
  id: string;
  handle: string;
  status: string;
  title: string | null;
  subtitle: string | null;
  description: string | null;
  weight: string | null;
  metadata: Record<string, unknown> | null;
  type: string | null;
  collection: string | null;
};

/**
 * Products as the table of products shows them: read for hundreds of lines at once. One statement, where the
 * query engine asks each module. What belongs to them is read apart, each by a list of ids and without a
 * subselect for each row: right after an import PostgreSQL's statistics know nothing of what was made.
 */
export const readProductRows = manyRows<ProductCells, { handles: readonly string[] }>(`
  select p.id, p.handle, p.status, p.title, p.subtitle, p.description, p.metadata,
    p.weight::text as weight, type.value as type, collection.handle as collection
  from product p
  left join product_type type on type.id = p.type_id and type.deleted_at is null
  left join product_collection collection on collection.id = p.collection_id
    and collection.deleted_at is null
  where p.handle = any(:handles) and p.deleted_at is null order by p.handle`);

/** The products' names in a file, all of them, for the export. */
export const readHandles = manyRows<{ name: string }>(
  "select handle as name from product where deleted_at is null order by handle",
);
