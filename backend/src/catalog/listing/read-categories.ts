/** The categories of the shop in one language, as a tree in the order that staff gave it. */
import { localeOf, type SiteLanguage } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { type CategoryRow, readShownCategories } from "../../read-models/catalog/categories";

export type Category = Omit<CategoryRow, "parent"> & { children: Category[] };

export async function readCategories(
  container: MedusaContainer,
  language: SiteLanguage,
): Promise<Category[]> {
  const rows = await readShownCategories(container, { locale: localeOf(language) });
  const below = (above: string | null): Category[] =>
    rows
      .filter(({ parent }) => parent === above)
      .map(({ parent: _parent, ...category }) => ({ ...category, children: below(category.id) }));
  return below(null);
}
