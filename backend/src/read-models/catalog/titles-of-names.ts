import { manyRows } from "../read-model";

type Titled = { name: string; title: string };

/** What a product is called, beside its handle in the report of an import. One statement for a page of lines. */
export const readTitlesOfHandles = manyRows<Titled, { names: readonly string[] }>(`
  select handle as name, title from product where handle = any(:names) and deleted_at is null`);

/** The same for articles, with the variant: the query engine has no list of SKUs across products. */
export const readTitlesOfSkus = manyRows<Titled, { names: readonly string[] }>(`
  select v.sku as name, concat_ws(', ', p.title, nullif(v.title, '')) as title
  from product_variant v join product p on p.id = v.product_id and p.deleted_at is null
  where v.sku = any(:names) and v.deleted_at is null`);
