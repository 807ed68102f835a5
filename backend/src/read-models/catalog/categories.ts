import { manyRows } from "../read-model";

export type CategoryRow = {
  id: string;
  handle: string;
  parent: string | null;
  name: string;
  description: string;
};

/**
 * The categories that the shop shows, in one language and in the order that staff gave them: asked with
 * every page that has a menu. One statement, where the query engine reads the translations apart.
 */
export const readShownCategories = manyRows<CategoryRow, { locale: string }>(`
  select category.id, category.handle, category.parent_category_id as parent,
    coalesce(nullif(text.translations ->> 'name', ''), category.name) as name,
    coalesce(nullif(text.translations ->> 'description', ''), category.description, '')
      as description
  from product_category category
  left join translation text on text.reference_id = category.id and text.locale_code = :locale
    and text.deleted_at is null
  where category.deleted_at is null and category.is_active and not category.is_internal
  order by category.rank, category.id`);
