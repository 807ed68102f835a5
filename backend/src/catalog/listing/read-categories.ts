/** The categories of the shop in one language, as a tree in the order that staff gave it. */
import type { SiteLanguage } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ask } from "../../platform/ask";
import { localeOf } from "../../platform/locales";

export type Category = {
  id: string;
  handle: string;
  name: string;
  description: string;
  children: Category[];
};
type Row = Omit<Category, "children"> & { parent: string | null };

export async function readCategories(
  container: MedusaContainer,
  language: SiteLanguage,
): Promise<Category[]> {
  const rows = await ask<Row>(
    container,
    `select category.id, category.handle, category.parent_category_id as parent,
       coalesce(nullif(text.translations ->> 'name', ''), category.name) as name,
       coalesce(nullif(text.translations ->> 'description', ''), category.description, '')
         as description
     from product_category category
     left join translation text on text.reference_id = category.id and text.locale_code = ?
       and text.deleted_at is null
     where category.deleted_at is null and category.is_active and not category.is_internal
     order by category.rank, category.id`,
    [localeOf[language]],
  );
  const below = (above: string | null): Category[] =>
    rows
      .filter(({ parent }) => parent === above)
      .map(({ parent: _parent, ...category }) => ({ ...category, children: below(category.id) }));
  return below(null);
}
