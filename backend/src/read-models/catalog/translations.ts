import type { MedusaContainer } from "@medusajs/framework/types";
import { manyRows } from "../read-model";

/**
 * What is translated of any records: read for hundreds of products with their variants and options at
 * once. One statement, where the module's service builds an entity for each.
 */
export const readTranslations = manyRows<
  { id: string; locale: string; texts: Record<string, string> },
  { ids: readonly string[] }
>(`
  select reference_id as id, locale_code as locale, translations as texts from translation
  where reference_id = any(:ids) and deleted_at is null`);

/** @public `tests/backend/read-models.test.ts` has the database plan it. */
export const readTranslatedNames = manyRows<
  { id: string; name: string },
  { ids: readonly string[]; locale: string }
>(`
  select reference_id as id, translations ->> 'name' as name from translation
  where reference_id = any(:ids) and locale_code = :locale and deleted_at is null
    and trim(translations ->> 'name') <> ''`);

/**
 * Names of records in the language of a locale, by id; a record that has none there is missing. Asked with every
 * change of a bag: one statement, where Medusa's own `applyTranslations` needs two and an entity for each.
 */
export async function translatedNames(
  container: MedusaContainer,
  ids: readonly string[],
  locale: string,
): Promise<Map<string, string>> {
  const names = await readTranslatedNames(container, { ids, locale });
  return new Map(names.map(({ id, name }) => [id, name]));
}
