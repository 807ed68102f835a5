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
