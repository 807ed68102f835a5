import { manyRows } from "../read-model";

/**
 * Ids of products behind an id, those that have only an entry in the catalog index left among them: what a
 * sweep or a rebuild goes through. One statement over Medusa's table and ours.
 */
export const readIndexableProducts = manyRows<
  { id: string },
  { after: string; count: number | null }
>(`
  select id from product where id > :after and deleted_at is null
  union select id from catalog_entry where id > :after and channels <> '{}'
  order by id limit :count`);
